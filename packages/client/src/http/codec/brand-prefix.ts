import type { Settings } from '../../settings.ts';
import type { BrandSettings, JsonObject } from './codec.ts';

/**
 * The writer of an enumeration of which some values carry the provider's brand prefix on the wire.
 * It throws a TypeError when such a value is used and the prefix is not known.
 */
export function withBrandPrefix<Value extends string>(...stripBrand: readonly Value[]) {
  return (value: Value, settings: Settings): string => {
    if (!stripBrand.includes(value)) return value;
    const brand = getBrand(settings);
    if (brand) return `${brand}_${value}`;
    throw new TypeError(`${value} needs provider.brandPrefix.`);
  };
}

/**
 * The brand of the provider, where its prefix is known: as `BRAND_` before values, and in small
 * letters before keys. Underscores at its end are not needed.
 */
const getBrand = ({ brandPrefix }: BrandSettings) => brandPrefix?.replace(/_+$/, '');

/** In a shape: a field of which some values carry the brand in an answer. */
export function stripBrand(
  wire: JsonObject,
  key: string,
  brandSettings: BrandSettings,
): JsonObject {
  const brand = getBrand(brandSettings);
  const value = wire[key];
  return brand && typeof value === 'string' && value.startsWith(`${brand}_`)
    ? { ...wire, [key]: value.slice(`${brand}_`.length) }
    : wire;
}

/** In a shape: a field whose name begins with the brand in an answer, `brandFeeConfig` for `feeConfig`. */
export function stripBrandFromKey(
  wire: JsonObject,
  key: string,
  brandSettings: BrandSettings,
): JsonObject {
  const brand = getBrand(brandSettings)?.toLowerCase();
  const name = brand && brand + key.charAt(0).toUpperCase() + key.slice(1);
  if (!name || !Object.hasOwn(wire, name)) return wire;
  const { [name]: value, ...others } = wire;
  return { ...others, [key]: value };
}
