import type { Settings } from '../settings.ts';
import type { AnyShape, Fields, Shape } from './codec/codec.ts';
import type { Service } from './services.ts';
import type { Check } from './validate.ts';

/** A call as data: one line of the specification's tables, and what differs on the wire. */
export type Call<Payload = unknown, Answer = unknown> = CallLine &
  Declared<'payload', Payload> &
  Declared<'answer', Answer> & {
    /** Fields without which the answer is malformed. */
    readonly needs?: readonly (keyof Answer & string)[];
    /** What must be right about the arguments before anything is sent. */
    readonly checks?: { readonly [Name in keyof Payload & string]?: Check };
    /** How fields travel whose wire form no shape can tell. */
    readonly writers?: { readonly [Name in keyof Payload & string]?: Writer<Payload[Name]> };
  };

/** Gives a value its wire form. */
export type Writer<Value> = (value: NonNullable<Value>, settings: Settings) => unknown;

interface CallLine {
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
  readonly toQuery?: (payload: Fields) => string;
}

// The shape may be left out where nothing differs.
type Declared<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Shape<Value>
    ? { readonly [Key in Name]?: Shape<Value> }
    : { readonly [Key in Name]: Shape<Value> };

/** Any call, for the code that carries it out. */
export interface AnyCall extends CallLine {
  readonly payload?: AnyShape;
  readonly answer?: AnyShape;
  readonly needs?: readonly string[];
  readonly checks?: Readonly<Record<string, Check>>;
  readonly writers?: Readonly<Record<string, Writer<never>>>;
}
