import type { StreetAddress } from '@vitrine/client';

/** Whether words are the code of a country, as the wire takes it. */
export const isPostalCountry = (country: string): boolean => /^[A-Z]{2}$/.test(country);

/** A street in its pieces on one line. */
export const readStreet = ({ number, name, apt }: StreetAddress = {}): string =>
  [name, number, apt].filter(Boolean).join(' ');
