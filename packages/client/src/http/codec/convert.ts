import {
  type AnyCodec,
  type AnyField,
  type BrandSettings,
  isJsonObject,
  isList,
  type JsonObject,
  joinPath,
} from './codec.ts';

/** One way of values, from the wire or onto it, and what is at hand on it. */
export interface Conversion {
  /** Gives the id of an entity the name that it has in the other form. */
  rename(fields: JsonObject): JsonObject;
  /**
   * The other form of a date or a number, and of what is not the list or the object that its shape
   * says.
   */
  leaf(value: unknown, kind: 'date' | 'number' | 'list' | 'object', valuePath: ValuePath): unknown;
  /** Takes the provider's brand off where the shape says that it stands. */
  readonly brandSettings?: BrandSettings | undefined;
  /** Where it stands. */
  readonly valuePath: ValuePath;
}

/** The keys and indexes from the top. Only an error makes words of them. */
export type ValuePath = (string | number)[];

/** Rejects a value that is not what its shape says. */
export function reject(valuePath: ValuePath, kind: string): never {
  const name = valuePath.reduce<string>(
    (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : joinPath(whole, key)),
    '',
  );
  throw new TypeError(`${name} must be a valid ${kind}.`);
}

/**
 * The other form of a value. The value itself is left as it is, and what is the same in both forms
 * is not copied. See docs/reference/catalog.md.
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
