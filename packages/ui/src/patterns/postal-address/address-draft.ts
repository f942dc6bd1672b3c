import { type EstimateAddress, formatPostalCode, getPostalCodeRequirement } from '@vitrine/atoms';
import { getSubdivisions } from './subdivisions.ts';

/** What is typed and chosen, as it is. */
export interface AddressDraft {
  country: string;
  subdivision: string;
  postalCode: string;
}

/** What is wrong with a draft, by its field. */
export type AddressProblems = Partial<Record<keyof AddressDraft, 'missing' | 'malformed'>>;

/** The draft of an address that is known; other countries than these begin empty. */
export function toAddressDraft(
  address: EstimateAddress | null,
  countries: readonly string[],
): AddressDraft {
  const { country = '', subdivision = '', postalCode = '' } = address ?? {};
  if (countries.includes(country)) return { country, subdivision, postalCode };
  const [only = ''] = countries.length === 1 ? countries : [];
  return { country: only, subdivision: '', postalCode: '' };
}

/** What a draft lacks, by the rules of its country. Asks no one. */
export function getAddressProblems({
  country,
  subdivision,
  postalCode,
}: AddressDraft): AddressProblems {
  if (!country) return { country: 'missing' };
  const problems: AddressProblems = {};
  const parts = getSubdivisions(country)?.options;
  if (parts && !parts.some(({ value }) => value === subdivision)) problems.subdivision = 'missing';
  const need = getPostalCodeRequirement(country);
  if (need === 'none') return problems;
  if (postalCode.trim() === '') {
    if (need === 'required') problems.postalCode = 'missing';
  } else if (formatPostalCode(country, postalCode) === undefined) {
    problems.postalCode = 'malformed';
  }
  return problems;
}

/** The address of a draft without problems; what the country does not have stays out of it. */
export function toEstimateAddress({
  country,
  subdivision,
  postalCode,
}: AddressDraft): EstimateAddress {
  const code =
    getPostalCodeRequirement(country) === 'none'
      ? undefined
      : formatPostalCode(country, postalCode);
  return {
    country,
    ...(getSubdivisions(country) && subdivision && { subdivision }),
    ...(code && { postalCode: code }),
  };
}
