import type { Settings } from './settings.ts';
import type { Branding, Fields } from './shape.ts';

/**
 * The writer of an enumeration of which some values carry the provider's brand prefix on the wire.
 * It throws a TypeError when such a value is used and the prefix is not known.
 */
export function withBrand<Value extends string>(...branded: readonly Value[]) {
  return (value: Value, settings: Settings): string => {
    if (!branded.includes(value)) return value;
    const brand = toBrand(settings);
    if (brand) return brand.value + value;
    throw new TypeError(`${value} needs provider.brandPrefix, which createClient was not given.`);
  };
}

/** How the provider's brand stands in answers: `BRAND_` before values, `brand` before keys. */
interface Brand {
  readonly value: string;
  readonly key: string;
}

/** The brand of the provider, where its prefix is known. Underscores at its end are not needed. */
function toBrand({ brandPrefix }: Branding): Brand | undefined {
  const word = brandPrefix?.replace(/_+$/, '');
  return word ? { value: `${word}_`, key: word.toLowerCase() } : undefined;
}

/** In a shape: a field of which some values carry the brand in an answer. */
export function branded(wire: Fields, key: string, branding: Branding): Fields {
  const prefix = toBrand(branding)?.value;
  const value = wire[key];
  return prefix && typeof value === 'string' && value.startsWith(prefix)
    ? { ...wire, [key]: value.slice(prefix.length) }
    : wire;
}

/** In a shape: a field whose name begins with the brand in an answer, `brandFeeConfig` for `feeConfig`. */
export function brandedKey(wire: Fields, key: string, branding: Branding): Fields {
  const brand = toBrand(branding);
  const name = brand && brand.key + key.charAt(0).toUpperCase() + key.slice(1);
  if (!name || !Object.hasOwn(wire, name)) return wire;
  const { [name]: value, ...others } = wire;
  return { ...others, [key]: value };
}
