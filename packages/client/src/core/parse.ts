import { type Brand, toBrandedKey, withoutBrand } from './brand.ts';
import { type AnyField, type AnyShape, at, type Fields, isFields, isList } from './shape.ts';

/** What the parsing of one answer keeps at hand. */
interface Parsing {
  readonly brand: Brand | undefined;
  /** Where it stands: the keys and indexes from the top. Only an error makes words of them. */
  readonly trail: (string | number)[];
}

/**
 * The value that a wire form stands for. The wire form is left as it is; what is the same on both
 * sides is not copied. Specification 3.9.
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
  return parseField(wire, field, { brand, trail: [path] });
}

function parseField(wire: unknown, field: AnyField | undefined, parsing: Parsing): unknown {
  if (wire === null || wire === undefined) return wire;
  const value = convert(wire, field, parsing);
  if (value === undefined) throw mismatch(field, parsing);
  return value;
}

/** The value, or undefined where the wire form is not of its shape. */
function convert(wire: unknown, field: AnyField | undefined, parsing: Parsing): unknown {
  if (field === 'date') return parseDate(wire);
  if (field === 'number') return parseNumber(wire);
  if (field === 'branded') return withoutBrand(wire, parsing.brand);
  if (typeof field !== 'object') return wire;
  if (!isList(field)) return isFields(wire) ? parseFields(wire, field, parsing) : undefined;
  return Array.isArray(wire)
    ? wire.map((item, index) => parseAt(index, item, field[0], parsing))
    : undefined;
}

function parseFields(wire: Fields, shape: AnyShape, parsing: Parsing): Fields {
  const renamed = rename(wire, shape, parsing.brand);
  let fields = renamed;
  for (const key in shape) {
    const item = renamed[key];
    const value = parseAt(key, item, shape[key], parsing);
    if (value === item) continue;
    if (fields === wire) fields = { ...wire };
    fields[key] = value;
  }
  return fields;
}

function parseAt(
  key: string | number,
  wire: unknown,
  field: AnyField | undefined,
  parsing: Parsing,
): unknown {
  parsing.trail.push(key);
  const value = parseField(wire, field, parsing);
  parsing.trail.pop();
  return value;
}

/** The fields under this side's names: a copy where a name differs. */
function rename(wire: Fields, shape: AnyShape, brand: Brand | undefined): Fields {
  let fields = wire;
  if (shape._id === 'id' && Object.hasOwn(wire, 'id')) {
    const { id, _id, ...others } = wire;
    fields = { _id: id, ...others };
  }
  if (!brand) return fields;
  for (const key in shape) {
    const branded = shape[key] === 'branded-key' ? toBrandedKey(key, brand) : key;
    if (branded === key || !Object.hasOwn(wire, branded)) continue;
    const { [branded]: value, ...others } = fields;
    fields = { ...others, [key]: value };
  }
  return fields;
}

function parseDate(wire: unknown): Date | undefined {
  const date = new Date(typeof wire === 'string' ? wire : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function parseNumber(wire: unknown): number | undefined {
  const isNumber = typeof wire === 'number' || notFinite.has(wire);
  return isNumber ? Number(wire) : undefined;
}

// How numbers travel that JSON has no words for.
const notFinite: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity']);

function mismatch(field: AnyField | undefined, { trail }: Parsing): TypeError {
  const path = trail.reduce<string>(
    (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : at(whole, key)),
    '',
  );
  const kind = typeof field === 'object' ? (isList(field) ? 'list' : 'object') : field;
  return new TypeError(`${path} is not ${kind === 'object' ? 'an' : 'a'} ${kind}.`);
}
