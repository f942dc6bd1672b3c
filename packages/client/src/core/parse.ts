import { convert, type Leaf } from './convert.ts';
import type { AnyField, Branding } from './shape.ts';

/**
 * The value that a wire form stands for. Specification 3.9.
 *
 * @param path names the value in the error.
 * @param branding takes the provider's brand off where the shape says that it stands.
 * @throws TypeError when the wire form is not of its declared shape.
 */
export function parse(wire: unknown, field: AnyField, path: string, branding?: Branding): unknown {
  return convert(wire, field, path, ['id', '_id'], parseLeaf, branding);
}

const parseLeaf: Leaf = (wire, kind, where) => {
  if (kind === 'date') {
    const date = new Date(typeof wire === 'string' ? wire : Number.NaN);
    if (!Number.isNaN(date.getTime())) return date;
  }
  if (kind === 'number' && (typeof wire === 'number' || notFinite.has(wire))) return Number(wire);
  throw new TypeError(`${where()} is not ${kind === 'object' ? 'an' : 'a'} ${kind}.`);
};

// How numbers travel that JSON has no words for.
const notFinite: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity']);
