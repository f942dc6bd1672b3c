import type { AnyField, Fields } from './codec.ts';
import { convert, refuse, type Trail } from './convert.ts';

/**
 * The wire form of a value. What is not of its shape goes as it is. Specification 3.9.
 *
 * @param path names the value in the error.
 * @throws TypeError when a date is invalid.
 */
export function write(value: unknown, field: AnyField, path: string): unknown {
  return convert(value, field, { rename, leaf: writeLeaf, trail: [path] });
}

function rename(value: Fields): Fields {
  if (!Object.hasOwn(value, '_id')) return value;
  const { _id, id, ...others } = value;
  return { id: _id, ...others };
}

/** A date as an ISO string, and a number that is not finite as a string; others go as they are. */
export function writeLeaf(value: unknown, _: unknown, trail: Trail): unknown {
  // Of an invalid date there is no JSON.
  if (value instanceof Date) return value.toJSON() ?? refuse(trail, 'date');
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
