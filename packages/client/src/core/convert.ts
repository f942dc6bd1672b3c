import {
  type AnyField,
  type AnyShape,
  at,
  type Branding,
  type Fields,
  isFields,
  isList,
} from './shape.ts';

/**
 * The other form of a date or a number, and of what is not the list or the object that its shape
 * says. `where` names it in an error.
 */
export type Leaf = (
  value: unknown,
  kind: 'date' | 'number' | 'list' | 'object',
  where: () => string,
) => unknown;

/**
 * The other form of a value. The value itself is left as it is, and what is the same in both forms
 * is not copied. Specification 3.9.
 *
 * @param path names the value in errors.
 * @param ids the name of an id where the value comes from, and where it goes.
 * @param branding takes the provider's brand off where the shape says that it stands.
 */
export function convert(
  root: unknown,
  rootField: AnyField,
  path: string,
  [from, to]: readonly [string, string],
  leaf: Leaf,
  branding?: Branding,
): unknown {
  // The keys and indexes from the top. Only an error makes words of them.
  const trail: (string | number)[] = [];
  const where = () =>
    trail.reduce<string>(
      (whole, key) => (typeof key === 'number' ? `${whole}[${key}]` : at(whole, key)),
      '',
    );

  function convertAt(key: string | number, value: unknown, field: AnyField | undefined): unknown {
    if (value == null || !field || field === 'id') return value;
    trail.push(key);
    const converted = convertValue(value, field);
    trail.pop();
    return converted;
  }

  function convertValue(value: unknown, field: Exclude<AnyField, 'id'>): unknown {
    if (typeof field === 'string') return leaf(value, field, where);
    if (!isList(field)) {
      return isFields(value)
        ? convertFields(value, field as AnyShape)
        : leaf(value, 'object', where);
    }
    return Array.isArray(value)
      ? value.map((item, index) => convertAt(index, item, field[0]))
      : leaf(value, 'list', where);
  }

  function convertFields(value: Fields, shape: AnyShape): Fields {
    let fields = value;
    if (shape._id === 'id' && Object.hasOwn(value, from)) {
      const { [from]: id, [to]: _, ...others } = value;
      fields = { [to]: id, ...others };
    }
    for (const key in shape) {
      const field = shape[key];
      if (typeof field === 'function') {
        if (branding) fields = field(fields, key, branding);
        continue;
      }
      const converted = convertAt(key, fields[key], field);
      if (converted === fields[key]) continue;
      if (fields === value) fields = { ...value };
      fields[key] = converted;
    }
    return fields;
  }

  return convertAt(path, root, rootField);
}
