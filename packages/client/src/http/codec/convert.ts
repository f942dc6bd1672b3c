import {
  type AnyCodec,
  type AnyField,
  type BrandSettings,
  isJsonObject,
  isList,
  type JsonObject,
  joinPath,
} from './codec.ts';

/** Conversion of values in one direction, from or to the wire form, with its context. */
export interface Conversion {
  /** Renames the id of an entity for the other form. */
  rename(fields: JsonObject): JsonObject;
  /**
   * Converts a date or a number, and a value that is not the list or the object that its codec
   * declares.
   */
  leaf(value: unknown, kind: 'date' | 'number' | 'list' | 'object', valuePath: ValuePath): unknown;
  /** Settings to remove the provider's brand from the declared fields. */
  readonly brandSettings?: BrandSettings | undefined;
  /** Path of the current value. */
  readonly valuePath: ValuePath;
}

/** The keys and indexes from the root. Formatted as text only for an error. */
export type ValuePath = (string | number)[];

/** Rejects a value that doesn't match its codec. */
export function reject(valuePath: ValuePath, kind: string): never {
  const name = valuePath.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : joinPath(path, key)),
    '',
  );
  throw new TypeError(`${name} must be a valid ${kind}.`);
}

/**
 * Converts a value to the other form. The original stays unchanged, and unconverted values are not
 * copied. See docs/reference/catalog.mdx.
 */
export function convert(
  value: unknown,
  field: AnyField | undefined,
  conversion: Conversion,
): unknown {
  if (value == null || !field || field === 'id') return value;
  if (typeof field === 'string') return conversion.leaf(value, field, conversion.valuePath);
  if (!isList(field)) {
    return isJsonObject(value)
      ? convertFields(value, field as AnyCodec, conversion)
      : conversion.leaf(value, 'object', conversion.valuePath);
  }
  return Array.isArray(value)
    ? value.map((item, index) => convertAt(index, item, field[0], conversion))
    : conversion.leaf(value, 'list', conversion.valuePath);
}

function convertFields(value: JsonObject, codec: AnyCodec, conversion: Conversion): JsonObject {
  let fields = codec._id === 'id' ? conversion.rename(value) : value;
  for (const key in codec) {
    const field = codec[key];
    if (typeof field === 'function') {
      if (conversion.brandSettings) fields = field(fields, key, conversion.brandSettings);
      continue;
    }
    const item = fields[key];
    const converted = convertAt(key, item, field, conversion);
    if (converted === item) continue;
    if (fields === value) fields = { ...value };
    fields[key] = converted;
  }
  return fields;
}

function convertAt(
  key: string | number,
  value: unknown,
  field: AnyField | undefined,
  conversion: Conversion,
): unknown {
  conversion.valuePath.push(key);
  const converted = convert(value, field, conversion);
  conversion.valuePath.pop();
  return converted;
}
