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
