import type { AnyField, BrandSettings, JsonObject } from './codec.ts';
import { type Conversion, convert, reject } from './convert.ts';

/**
 * The value that a wire form represents. See docs/reference/catalog.md.
 *
 * @param path names the value in the error.
 * @param brandSettings takes the provider's brand off where the shape says that it stands.
 * @throws TypeError when the wire form is not of its declared shape.
 */
export function parse(
  wire: unknown,
  field: AnyField,
  path: string,
  brandSettings?: BrandSettings,
): unknown {
  return convert(wire, field, { rename, leaf, brandSettings, valuePath: [path] });
}

function rename(wire: JsonObject): JsonObject {
  if (!Object.hasOwn(wire, 'id')) return wire;
  const { id, _id, ...renamed } = wire;
  // Another object would be another copy, of each entity of a list.
  renamed._id = id;
  return renamed;
}

const leaf: Conversion['leaf'] = (wire, kind, valuePath) => {
  if (kind === 'date' && typeof wire === 'string') {
    const date = new Date(wire);
    if (!Number.isNaN(Number(date))) return date;
  }
  // JSON has no numbers for what is not finite, and some feeds quote the others too, as in `"38.00"`.
  // What only one of the two readers takes, such as nothing, `true` or `38 EUR`, is no number.
  if (kind === 'number' && (wire === 'NaN' || Number(wire) === parseFloat(wire as string))) {
    return Number(wire);
  }
  return reject(valuePath, kind);
};
