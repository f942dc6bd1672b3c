import type { AnyField, JsonObject } from './codec.ts';
import { convert, reject, type ValuePath } from './convert.ts';

/**
 * Converts a value to its wire form. Values that don't match the codec stay unchanged. See
 * docs/reference/catalog.mdx.
 *
 * @param path names the value in the error.
 * @throws TypeError if a date is invalid.
 */
export function serialize(value: unknown, field: AnyField, path: string): unknown {
  return convert(value, field, { rename, leaf: serializeLeaf, valuePath: [path] });
}

function rename(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, '_id')) return value;
  const { _id, id, ...others } = value;
  return { id: _id, ...others };
}

/** A date as an ISO string, and a number that is not finite as a string; others go as they are. */
export function serializeLeaf(value: unknown, _: unknown, valuePath: ValuePath): unknown {
  // An invalid date has no JSON form.
  if (value instanceof Date) return value.toJSON() ?? reject(valuePath, 'date');
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
