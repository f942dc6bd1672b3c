import { convert } from './convert.ts';
import type { AnyField } from './shape.ts';

/**
 * The wire form of a value. What is not of its shape goes as it is. Specification 3.9.
 *
 * @param path names the value in the error.
 * @throws TypeError when a date is invalid.
 */
export function write(value: unknown, field: AnyField, path: string): unknown {
  return convert(value, field, path, ['_id', 'id'], writeLeaf);
}

/** A date as an ISO string, and a number that is not finite as a string; others go as they are. */
export function writeLeaf(value: unknown, _: unknown, where: () => string): unknown {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new TypeError(`${where()} must be a valid date.`);
    return value.toISOString();
  }
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
