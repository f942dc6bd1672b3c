import { type Brand, withoutBrand, withoutBrandKey } from './brand.ts';
import { type AnyField, type AnyShape, at, type Fields, isFields } from './shape.ts';

const numbersAsStrings: ReadonlyMap<unknown, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/**
 * The value that a wire form stands for. Specification 3.9.
 *
 * @param path names the value in the error.
 * @param brand the provider's, which is taken off where the shape says that it stands.
 * @throws TypeError when the wire form is not of its declared shape.
 */
export function parse(
  wire: unknown,
  field: AnyField | undefined,
  path: string,
  brand?: Brand,
): unknown {
  if (wire === null || wire === undefined || field === undefined) return wire;
  if (field === 'id' || field === 'branded-key') return wire;
  if (field === 'date') return parseDate(wire, path);
  if (field === 'number') return parseNumber(wire, path);
  if (field === 'branded') return withoutBrand(wire, brand);
  if (Array.isArray(field)) {
    if (!Array.isArray(wire)) throw new TypeError(`${path} is not a list.`);
    return wire.map((item, index) => parse(item, field[0], `${path}[${index}]`, brand));
  }
  if (!isFields(wire)) throw new TypeError(`${path} is not an object.`);
  return parseFields(wire, field as AnyShape, path, brand);
}

function parseFields(wire: Fields, shape: AnyShape, path: string, brand?: Brand): Fields {
  return Object.fromEntries(
    Object.entries(wire).map(([key, item]) => {
      if (key === 'id' && shape._id === 'id') return ['_id', item];
      if (!Object.hasOwn(shape, key)) return [withoutBrandKey(key, shape, brand), item];
      return [key, parse(item, shape[key], at(path, key), brand)];
    }),
  );
}

function parseDate(wire: unknown, path: string): Date {
  const date = new Date(typeof wire === 'string' ? wire : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new TypeError(`${path} is not a date.`);
  return date;
}

function parseNumber(wire: unknown, path: string): number {
  const number = typeof wire === 'number' ? wire : numbersAsStrings.get(wire);
  if (number === undefined) throw new TypeError(`${path} is not a number.`);
  return number;
}
