import type { Settings } from './settings.ts';

/**
 * The writer of an enumeration of which some values carry the provider's brand prefix on the wire.
 * It throws a TypeError when such a value is used and the prefix is not known.
 */
export function withBrand<Value extends string>(...branded: readonly Value[]) {
  return (value: Value, { brandPrefix }: Settings): string => {
    if (!branded.includes(value)) return value;
    if (brandPrefix) return `${brandPrefix}_${value}`;
    throw new TypeError(`${value} needs provider.brandPrefix, which createClient was not given.`);
  };
}

/** How the provider's brand stands in answers: `BRAND_` before values, `brand` before keys. */
export interface Brand {
  readonly value: string;
  readonly key: string;
}

/** The brand of the provider, where its prefix is known. Underscores at its end are not needed. */
export function toBrand({ brandPrefix }: { brandPrefix?: string | undefined }): Brand | undefined {
  const word = brandPrefix?.replace(/_+$/, '');
  return word ? { value: `${word}_`, key: word.toLowerCase() } : undefined;
}

/** An enumeration's value as this side knows it. */
export function withoutBrand(value: unknown, brand: Brand | undefined): unknown {
  return brand && typeof value === 'string' && value.startsWith(brand.value)
    ? value.slice(brand.value.length)
    : value;
}

/** The name of a field on the wire where the brand stands before it: `feeConfig` is `brandFeeConfig`. */
export function toBrandedKey(key: string, brand: Brand): string {
  return brand.key + key.charAt(0).toUpperCase() + key.slice(1);
}
