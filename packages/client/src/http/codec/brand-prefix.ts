import type { Settings } from '../../settings.ts';
import type { BrandSettings, JsonObject } from './codec.ts';

/**
 * Serializer of an enumeration with values that carry the provider's brand prefix on the wire.
 * Throws a TypeError for such a value if the prefix is unknown.
 */
export function withBrandPrefix<Value extends string>(...brandedValues: readonly Value[]) {
  return (value: Value, settings: Settings): string => {
    if (!brandedValues.includes(value)) return value;
    const brand = getBrand(settings);
    if (brand) return `${brand}_${value}`;
    throw new TypeError(`${value} needs provider.brandPrefix.`);
  };
}

/**
 * Returns the provider's brand, if its prefix is known: `BRAND_` precedes values, the lowercase
 * form precedes keys. Trailing underscores are optional.
 */
const getBrand = ({ brandPrefix }: BrandSettings) => brandPrefix?.replace(/_+$/, '');

/** In a codec: a field with values that carry the brand in a response. */
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

/**
 * In a codec: a field whose name starts with the brand in a response, `brandFeeConfig` for
 * `feeConfig`.
 */
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
