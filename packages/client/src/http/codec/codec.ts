/**
 * Differences between an entity and its wire form, declared field by field: `_id` is sent as `id`,
 * dates as ISO strings, non-finite numbers as strings. A list has its item's codec in brackets. A
 * function reads a field with the provider's brand in a response; requests use a serializer. Fields
 * without a difference are omitted, so free-form maps stay untouched. The compiler requires every
 * `_id` and every date of `T`; numbers are declared if they can be fractions. See
 * docs/reference/catalog.mdx.
 */
export type Codec<T> = {
  readonly [Key in keyof T as Differs<T[Key], Key> extends true ? Key : never]-?: Field<
    T[Key],
    Key
  >;
} & {
  readonly [Key in keyof T as Differs<T[Key], Key> extends true ? never : Key]?: Field<T[Key], Key>;
};

type Field<Value, Key = unknown> = Key extends '_id'
  ? 'id'
  : NonNullable<Value> extends Date
    ? 'date'
    : NonNullable<Value> extends number
      ? 'number'
      : NonNullable<Value> extends string
        ? BrandedFieldCodec
        : NonNullable<Value> extends readonly (infer Item)[]
          ? readonly [Field<Item>]
          : NonNullable<Value> extends object
            ? Codec<NonNullable<Value>> | BrandedFieldCodec
            : never;

type Differs<Value, Key = unknown> = Key extends '_id'
  ? true
  : NonNullable<Value> extends Date
    ? true
    : NonNullable<Value> extends readonly (infer Item)[]
      ? Differs<Item>
      : NonNullable<Value> extends object
        ? HasDifferingKey<NonNullable<Value>>
        : false;

// A type with an index signature is a free-form map.
type HasDifferingKey<Value> = string extends keyof Value
  ? false
  : true extends { [Key in keyof Value]-?: Differs<Value[Key], Key> }[keyof Value]
    ? true
    : false;

/** Any shape, for the code that walks along it. */
export interface AnyCodec {
  readonly [key: string]: AnyField | undefined;
}
export type AnyField =
  | 'id'
  | 'date'
  | 'number'
  | BrandedFieldCodec
  | AnyCodec
  | readonly [AnyField];

/** Provider settings for the fields that carry its brand. */
export interface BrandSettings {
  /** Prefix of some enumeration values, in capitals. */
  readonly brandPrefix?: string | undefined;
}

/** Removes the provider's brand from one field of a wire object, without changing the original. */
export type BrandedFieldCodec = (
  wire: JsonObject,
  key: string,
  brandSettings: BrandSettings,
) => JsonObject;

/** A plain object of unknown fields. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object with its own fields, not a list and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field of a codec is a list; its item's codec is the first element. */
export const isList = (field: AnyField | undefined): field is readonly [AnyField] =>
  Array.isArray(field);

/** The name of a field within a named value. */
export function joinPath(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
