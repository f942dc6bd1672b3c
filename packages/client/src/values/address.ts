/** A point on the map, in degrees. See docs/reference/cart.mdx. */
export interface Geocode {
  latitude?: number;
  longitude?: number;
}

/** The street line of an address, in separate fields. */
export interface StreetAddress {
  number?: string;
  name?: string;
  apt?: string;
}

/** A postal address, as the wire has it. See docs/reference/cart.mdx. */
export interface Address {
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** ISO 3166-2 code. */
  subdivision?: string;
  city?: string;
  postalCode?: string;
  streetAddress?: StreetAddress;
  /** Street and number in one line, if the separate fields are unknown. */
  addressLine?: string;
  addressLine2?: string;
  /** The complete address on one line, as formatted by the platform. */
  formattedAddress?: string;
  hint?: string;
  geocode?: Geocode;
  countryFullname?: string;
  subdivisionFullname?: string;
}

/** Kinds of tax number. See docs/reference/cart.mdx. */
export const TaxIdType = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
} as const;
export type TaxIdType = (typeof TaxIdType)[keyof typeof TaxIdType];

/** A tax number and its kind. */
export interface TaxId {
  _id: string;
  type: TaxIdType;
}

/** The contact at an address. */
export interface ContactDetails {
  firstName?: string;
  lastName?: string;
  phone?: string;
  company?: string;
  vatId?: TaxId;
}

/** An address and its contact. See docs/reference/cart.mdx. */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}
