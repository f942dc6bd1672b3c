import {
  type AnyField,
  type AnyShape,
  at,
  type Branding,
  type Fields,
  isFields,
  isList,
} from './codec.ts';

/** One way of values, from the wire or onto it, and what is at hand on it. */
export interface Way {
  /** Gives the id of an entity the name that it has in the other form. */
  rename(fields: Fields): Fields;
  /**
   * The other form of a date or a number, and of what is not the list or the object that its shape
   * says.
   */
  leaf(value: unknown, kind: 'date' | 'number' | 'list' | 'object', trail: Trail): unknown;
  /** Takes the provider's brand off where the shape says that it stands. */
  readonly branding?: Branding | undefined;
  /** Where it stands. */
  readonly trail: Trail;
}

/** The keys and indexes from the top. Only an error makes words of them. */
export type Trail = (string | number)[];

/** Refuses a value that is not what its shape says. */
export function refuse(trail: Trail, kind: string): never {
  const name = trail.reduce<string>(
    (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : at(whole, key)),
    '',
  );
  throw new TypeError(`${name} must be a valid ${kind}.`);
}

/**
 * The other form of a value. The value itself is left as it is, and what is the same in both forms
 * is not copied. Specification 3.9.
 */
export function convert(value: unknown, field: AnyField | undefined, way: Way): unknown {
  if (value == null || !field || field === 'id') return value;
  if (typeof field === 'string') return way.leaf(value, field, way.trail);
  if (!isList(field)) {
    return isFields(value)
      ? convertFields(value, field as AnyShape, way)
      : way.leaf(value, 'object', way.trail);
  }
  return Array.isArray(value)
    ? value.map((item, index) => convertAt(index, item, field[0], way))
    : way.leaf(value, 'list', way.trail);
}

function convertFields(value: Fields, shape: AnyShape, way: Way): Fields {
  let fields = shape._id === 'id' ? way.rename(value) : value;
  for (const key in shape) {
    const field = shape[key];
    if (typeof field === 'function') {
      if (way.branding) fields = field(fields, key, way.branding);
      continue;
    }
    const item = fields[key];
    const converted = convertAt(key, item, field, way);
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
  way: Way,
): unknown {
  way.trail.push(key);
  const converted = convert(value, field, way);
  way.trail.pop();
  return converted;
}
