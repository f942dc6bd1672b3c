import type { Settings } from '../settings.ts';
import type { AnyCodec, Codec, JsonObject } from './codec/codec.ts';
import type { Service } from './services.ts';
import type { Check } from './validate.ts';

/** A call as data: one line of the specification's tables, and what differs on the wire. */
export type Endpoint<Payload = unknown, Result = unknown> = EndpointBase &
  Declared<'payload', Payload> &
  Declared<'response', Result> & {
    /** Fields without which the response is malformed. */
    readonly required?: readonly (keyof Result & string)[];
    /** Validation of the arguments before anything is sent. */
    readonly checks?: { readonly [Name in keyof Payload & string]?: Check };
    /** Serializers of fields whose wire form no codec can express. */
    readonly serializers?: {
      readonly [Name in keyof Payload & string]?: Serializer<Payload[Name]>;
    };
  };

/**
 * Returns the wire form of a value. The type of a method, so that a serializer of one field is a
 * serializer of any endpoint.
 */
export type Serializer<Value> = {
  /** Never called for missing values. */
  serialize(value: NonNullable<Value>, settings: Settings): unknown;
}['serialize'];

interface EndpointBase {
  /** The exported function's name, for messages. */
  readonly name: string;
  /** Determines the URL that `path` is appended to. */
  readonly service: Service;
  /** GET and DELETE send the payload in the query, the others in the body. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Names in braces are fields of the payload, and stay in the payload too. */
  readonly path: string;
  /** Argument names of path values, if different from the last segment of their field name. */
  readonly argumentNames?: Readonly<Record<string, string>>;
  /** Whether repeated sending has the same effect as sending once; true for GET, PUT and DELETE. */
  readonly idempotent?: boolean;
  /**
   * Whether the request carries a password or a token of a login or a recovery: it must not travel
   * on to wherever a response points.
   */
  readonly isSecret?: boolean;
  /** Query serialization of a GET or DELETE payload that a flat query can't represent. */
  readonly toQuery?: (payload: JsonObject) => string;
}

// The shape may be left out where nothing differs.
type Declared<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Codec<Value>
    ? { readonly [Key in Name]?: Codec<Value> }
    : { readonly [Key in Name]: Codec<Value> };

/** Any call, for the code that carries it out. */
export interface AnyEndpoint extends EndpointBase {
  /** Differences between the payload and its wire form. */
  readonly payload?: AnyCodec;
  /** Differences between the result and its wire form. */
  readonly response?: AnyCodec;
  /** Fields without which the response is invalid. */
  readonly required?: readonly string[];
  /** Validation of the arguments before anything is sent. */
  readonly checks?: Readonly<Record<string, Check>>;
  /** Serializers of fields whose wire form no codec can express. */
  readonly serializers?: Readonly<Record<string, Serializer<unknown>>>;
}
