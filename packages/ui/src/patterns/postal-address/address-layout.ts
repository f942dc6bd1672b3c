import type { AddressPart } from '@vitrine/atoms';

export type PartWidth = 'whole' | 'half' | 'long' | 'short';

export interface AddressLayoutPart {
  part: AddressPart;
  width: PartWidth;
}

/** Fields that share a line if they are adjacent, and their widths there. */
const pairs: Readonly<Record<string, readonly [PartWidth, PartWidth]>> = {
  'postalCode city': ['short', 'long'],
  'city postalCode': ['long', 'short'],
  'region postalCode': ['half', 'half'],
  'postalCode region': ['half', 'half'],
  'city region': ['half', 'half'],
  'region city': ['half', 'half'],
};

/** Returns the fields of an address in the order of its country, with their widths. */
export function layoutAddress(parts: readonly AddressPart[]): readonly AddressLayoutPart[] {
  const [part, next, ...rest] = parts;
  if (part === undefined) return [];
  const pair = next && pairs[`${part} ${next}`];
  // A city before region and postcode leaves these two to share the next line.
  const isBetter =
    next && rest[0] && pairs[`${next} ${rest[0]}`] && part === 'city' && next === 'region';
  if (!next || !pair || isBetter)
    return [{ part, width: 'whole' }, ...layoutAddress(parts.slice(1))];
  return [{ part, width: pair[0] }, { part: next, width: pair[1] }, ...layoutAddress(rest)];
}
