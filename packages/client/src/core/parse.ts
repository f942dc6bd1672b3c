import { convert, nameOf, type Way } from './convert.ts';
import type { AnyField, Branding, Fields } from './shape.ts';

/**
 * The value that a wire form stands for. Specification 3.9.
 *
 * @param path names the value in the error.
 * @param branding takes the provider's brand off where the shape says that it stands.
 * @throws TypeError when the wire form is not of its declared shape.
 */
export function parse(wire: unknown, field: AnyField, path: string, branding?: Branding): unknown {
  return convert(wire, field, { rename, leaf, branding, trail: [path] });
}

function rename(wire: Fields): Fields {
  if (!Object.hasOwn(wire, 'id')) return wire;
  const { id, _id, ...others } = wire;
  return { _id: id, ...others };
}

const leaf: Way['leaf'] = (wire, kind, trail) => {
  if (kind === 'date') {
    const date = new Date(typeof wire === 'string' ? wire : Number.NaN);
    if (!Number.isNaN(date.getTime())) return date;
  }
  if (kind === 'number' && (typeof wire === 'number' || notFinite.has(wire))) return Number(wire);
  throw new TypeError(`${nameOf(trail)} is not ${kind === 'object' ? 'an' : 'a'} ${kind}.`);
};

// How numbers travel that JSON has no words for.
const notFinite: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity']);
