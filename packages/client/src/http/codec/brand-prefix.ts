import type { Settings } from '../../settings.ts';
import type { Branding, Fields } from './codec.ts';

/**
 * The writer of an enumeration of which some values carry the provider's brand prefix on the wire.
 * It throws a TypeError when such a value is used and the prefix is not known.
 */
export function withBrand<Value extends string>(...branded: readonly Value[]) {
  return (value: Value, settings: Settings): string => {
    if (!branded.includes(value)) return value;
    const brand = toBrand(settings);
    if (brand) return `${brand}_${value}`;
    throw new TypeError(`${value} needs provider.brandPrefix.`);
  };
}

/**
 * The brand of the provider, where its prefix is known: as `BRAND_` before values, and in small
 * letters before keys. Underscores at its end are not needed.
 */
const toBrand = ({ brandPrefix }: Branding) => brandPrefix?.replace(/_+$/, '');

/** In a shape: a field of which some values carry the brand in an answer. */
export function branded(wire: Fields, key: string, branding: Branding): Fields {
  const brand = toBrand(branding);
  const value = wire[key];
  return brand && typeof value === 'string' && value.startsWith(`${brand}_`)
    ? { ...wire, [key]: value.slice(`${brand}_`.length) }
    : wire;
}

/** In a shape: a field whose name begins with the brand in an answer, `brandFeeConfig` for `feeConfig`. */
export function brandedKey(wire: Fields, key: string, branding: Branding): Fields {
  const brand = toBrand(branding)?.toLowerCase();
  const name = brand && brand + key.charAt(0).toUpperCase() + key.slice(1);
  if (!name || !Object.hasOwn(wire, name)) return wire;
  const { [name]: value, ...others } = wire;
  return { ...others, [key]: value };
}
