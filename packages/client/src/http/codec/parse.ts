import type { AnyField, BrandSettings, JsonObject } from './codec.ts';
import { type Conversion, convert, reject } from './convert.ts';

/**
 * Converts a wire form to its value. See docs/reference/catalog.mdx.
 *
 * @param path names the value in the error.
 * @param brandSettings for removing the provider's brand from the declared fields.
 * @throws TypeError if the wire form doesn't match its codec.
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
  // JSON has no non-finite numbers, and some feeds quote finite ones too, as in `"38.00"`. A value
  // that only one of the two parsers accepts, such as an empty text, `true` or `38 EUR`, is not a
  // number.
  if (kind === 'number' && (wire === 'NaN' || Number(wire) === parseFloat(wire as string))) {
    return Number(wire);
  }
  return reject(valuePath, kind);
};
