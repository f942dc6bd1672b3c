import { type AddressAnswer, addressFormat } from '@vitrine/atoms';

/** What an address had in countries that it has left, and the next has no place for. */
export type DetachedParts = Readonly<Record<string, Partial<AddressAnswer>>>;

/**
 * An address in another country. What the country asks for as well stays; a region, which belongs
 * to its country, and what the country has no place for is kept aside until the way back.
 */
export function changeCountry(
  country: string,
  before: AddressAnswer,
  detached: DetachedParts,
): { address: AddressAnswer; detached: DetachedParts } {
  if (country === before.country) return { address: before, detached };
  const hasPostcode = !country || addressFormat(country, 'en').parts.includes('postalCode');
  const left: Partial<AddressAnswer> = {
    region: before.region,
    subdivision: before.subdivision,
    ...(!hasPostcode && { postalCode: before.postalCode }),
  };
  // Without a country all was asked for, so nothing belonged to one.
  const kept = before.country ? { region: '', subdivision: '' } : {};
  return {
    address: {
      ...before,
      ...kept,
      ...(!hasPostcode && { postalCode: '' }),
      ...detached[country],
      country,
    },
    detached: { ...detached, [before.country]: left },
  };
}
