import {
  formats,
  languages,
  latinFormats,
  needed,
  postcodeKinds,
  regionKinds,
} from './address-formats.ts';
import { lookUp } from './country-lookup.ts';
import { getPostalCodeExample } from './format-postal-code.ts';

/** An address in separate parts, as typed; unknown ones are empty. */
export interface AddressAnswer {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** ISO 3166-2 code of a region that was chosen from a list. */
  subdivision: string;
  /** Name of the region. */
  region: string;
  /** City or town. */
  city: string;
  /** Postal code, in the format of the country. */
  postalCode: string;
  /** Street and number. */
  addressLine: string;
  /** Second line of the street, such as a floor or an apartment. Never required. */
  addressLine2: string;
}

/** An address part with its own field. */
export type AddressPart = keyof AddressAnswer;

/** Format of a country's address for input and display. */
export interface AddressFormat {
  /** Parts in the order of the country, without the country itself. */
  parts: readonly AddressPart[];
  /** Parts that are required for delivery. */
  required: ReadonlySet<AddressPart>;
  /** Term for its regions: `state`, `prefecture`, `county`, `province`. */
  regionKind: string;
  /** Term for its postcode: `zip`, `eircode`, `postal`. */
  postcodeKind: string;
  /** A postcode of the country, where it has any. */
  postalCodeExample: string | undefined;
}

const PARTS: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['addressLine', 'addressLine2'],
  C: ['city'],
  S: ['region'],
  Z: ['postalCode'],
};

/**
 * Default for countries without data: street, city, region and postcode; the street is required.
 */
const UNKNOWN = '%A|%C|%S|%Z';

/**
 * Returns the lines of a country: local ones in its own languages, those in Latin letters
 * otherwise.
 */
function getLines(country: string, locale: string): string {
  const isLocal = lookUp(languages, country) === locale.split('-')[0];
  const own = lookUp(formats, country) ?? (country ? '%A|%C' : UNKNOWN);
  return isLocal ? own : (lookUp(latinFormats, country) ?? own);
}

/**
 * Returns the format of a country in a locale. Latin letters use the order of the country's
 * international mail.
 *
 * @param country ISO 3166-1 alpha-2 code; without it all parts are shown and none is required.
 */
export function addressFormat(country: string, locale: string): AddressFormat {
  const lines = getLines(country, locale);
  const inOrder = [...lines.matchAll(/%([ACSZ])/g)].flatMap(([, part = '']) => PARTS[part] ?? []);
  const required = country ? (lookUp(needed, country) ?? 'AC') : '';
  const kinds = [...required].flatMap((part) => PARTS[part] ?? []);
  return {
    parts: inOrder,
    // The second line of a street is never needed.
    required: new Set(kinds.filter((part) => part !== 'addressLine2' && inOrder.includes(part))),
    regionKind: lookUp(regionKinds, country) ?? 'province',
    postcodeKind: lookUp(postcodeKinds, country) ?? 'postal',
    postalCodeExample: getPostalCodeExample(country),
  };
}

/** Whether an address in a country has a postcode: always, optionally, or never. */
export function getPostalCodeRequirement(country: string): 'required' | 'optional' | 'none' {
  const { parts, required } = addressFormat(country, 'en');
  // Some countries have postcodes that their letters do without.
  if (!parts.includes('postalCode')) return getPostalCodeExample(country) ? 'optional' : 'none';
  return required.has('postalCode') ? 'required' : 'optional';
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
    .trim();

/** An address as one line in the order of its country, the country's code at the end. */
export function formatAddress(address: AddressAnswer): string {
  const street = [address.addressLine, address.addressLine2].filter((line) => line.trim());
  const values: Record<string, string> = {
    A: street.join(', '),
    C: address.city,
    S: address.region,
    Z: address.postalCode,
  };
  const lines = getLines(address.country, 'en')
    .split('|')
    .filter((line) =>
      [...line.matchAll(/%([ACSZ])/g)].some(([, part = '']) => values[part]?.trim()),
    )
    .map((line) => tidy(line.replace(/%([ACSZ])/g, (_, part: string) => values[part] ?? '')));
  // Typed parts that the country's format doesn't contain are still shown.
  const placed = new Set(addressFormat(address.country, 'en').parts);
  const others = (['city', 'region', 'postalCode'] as const)
    .filter((part) => !placed.has(part))
    .map((part) => tidy(address[part]));
  return [...lines, ...others, address.country].filter(Boolean).join(', ');
}
