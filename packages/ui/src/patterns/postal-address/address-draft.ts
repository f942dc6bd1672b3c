import { type EstimateAddress, formatPostalCode, getPostalCodeRequirement } from '@vitrine/atoms';
import { getSubdivisions } from './subdivisions.ts';

/** The typed and selected values, unchanged. */
export interface AddressDraft {
  country: string;
  subdivision: string;
  postalCode: string;
}

/** Problems of a draft, by field. */
export type AddressProblems = Partial<Record<keyof AddressDraft, 'missing' | 'malformed'>>;

/** Returns the draft of an existing address. Starts empty if its country is not in the list. */
export function toAddressDraft(
  address: EstimateAddress | null,
  countries: readonly string[],
): AddressDraft {
  const { country = '', subdivision = '', postalCode = '' } = address ?? {};
  if (countries.includes(country)) return { country, subdivision, postalCode };
  const [only = ''] = countries.length === 1 ? countries : [];
  return { country: only, subdivision: '', postalCode: '' };
}

/** Validates a draft by the rules of its country, without a request. */
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

/** Returns the address of a valid draft, without fields that the country does not have. */
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
