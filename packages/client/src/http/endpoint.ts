import type { Settings } from '../settings.ts';
import type { AnyCodec, Codec, JsonObject } from './codec/codec.ts';
import type { Service } from './services.ts';
import type { Check } from './validate.ts';

/** A call as data: one line of the specification's tables, and what differs on the wire. */
export type Endpoint<Payload = unknown, Result = unknown> = EndpointBase &
  Declared<'payload', Payload> &
  Declared<'response', Result> & {
    /** Fields without which the answer is malformed. */
    readonly required?: readonly (keyof Result & string)[];
    /** What must be right about the arguments before anything is sent. */
    readonly checks?: { readonly [Name in keyof Payload & string]?: Check };
    /** How fields travel whose wire form no shape can tell. */
    readonly serializers?: {
      readonly [Name in keyof Payload & string]?: Serializer<Payload[Name]>;
    };
  };

/**
 * Returns the wire form of a value. The type of a method, so that a serializer of one field is a
 * serializer of any endpoint.
 */
export type Serializer<Value> = {
  serialize(value: NonNullable<Value>, settings: Settings): unknown;
}['serialize'];

interface EndpointBase {
  /** The exported function's name, for messages. */
  readonly name: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Names in braces are fields of the payload, and stay there too. */
  readonly path: string;
  /** What a caller knows a value of the path by, where it is not the last part of its name. */
  readonly argumentNames?: Readonly<Record<string, string>>;
  /** Whether sending it twice does the same as once; GET, PUT and DELETE do. */
  readonly idempotent?: boolean;
  /** How a payload of a GET or DELETE travels that a flat query can't hold. */
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
  readonly payload?: AnyCodec;
  readonly response?: AnyCodec;
  readonly required?: readonly string[];
  readonly checks?: Readonly<Record<string, Check>>;
  readonly serializers?: Readonly<Record<string, Serializer<unknown>>>;
}
