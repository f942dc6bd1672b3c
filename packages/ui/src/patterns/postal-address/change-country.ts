import { type AddressAnswer, addressFormat } from '@vitrine/atoms';

/** Values by previous country that the new country has no fields for. */
export type DetachedParts = Readonly<Record<string, Partial<AddressAnswer>>>;

/**
 * Changes the country of an address. Values that the new country also has stay. The region, which
 * belongs to its country, and values without a field are stored until the country changes back.
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
  // Without a country all fields were shown, so no value belonged to a country.
  const resetFields = before.country ? { region: '', subdivision: '' } : {};
  return {
    address: {
      ...before,
      ...resetFields,
      ...(!hasPostcode && { postalCode: '' }),
      ...detached[country],
      country,
    },
    detached: { ...detached, [before.country]: left },
  };
}
