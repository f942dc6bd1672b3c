import { type AnyField, type AnyShape, at, type Fields, isFields } from './shape.ts';

/**
 * The wire form of a value. The value itself is left as it is. Specification 3.9.
 *
 * @param path names the value in the error.
 * @throws TypeError when a date is invalid.
 */
export function write(value: unknown, field: AnyField | undefined, path: string): unknown {
  if (value === null || value === undefined || field === undefined) return value;
  if (field === 'id' || field === 'branded' || field === 'branded-key') return value;
  if (field === 'date') return writeDate(value, path);
  if (field === 'number') return writeNumber(value);
  if (Array.isArray(field)) {
    return Array.isArray(value)
      ? value.map((item, index) => write(item, field[0], `${path}[${index}]`))
      : value;
  }
  return isFields(value) ? writeFields(value, field as AnyShape, path) : value;
}

function writeFields(value: Fields, shape: AnyShape, path: string): Fields {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(key === 'id' && shape._id === 'id' && '_id' in value))
      .map(([key, item]) => {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        return [field === 'id' ? 'id' : key, write(item, field, at(path, key))];
      }),
  );
}

/** A date as an ISO string; anything else, such as a string that is one already, as it is. */
export function writeDate(value: unknown, path: string): unknown {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) throw new TypeError(`${path} must be a valid date.`);
  return value.toISOString();
}

/** A number that is not finite as a string, which is how it travels. */
export function writeNumber(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
