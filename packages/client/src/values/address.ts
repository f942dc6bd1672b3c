/** A point on the map, in degrees. See docs/reference/cart.mdx. */
export interface Geocode {
  /** From -90 to 90. */
  latitude?: number;
  /** From -180 to 180. */
  longitude?: number;
}

/** The street line of an address, in separate fields. */
export interface StreetAddress {
  /** House number, as text. */
  number?: string;
  /** Name of the street. */
  name?: string;
  /** Apartment, suite or floor. */
  apt?: string;
}

/** A postal address, as the wire has it. See docs/reference/cart.mdx. */
export interface Address {
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** ISO 3166-2 code. */
  subdivision?: string;
  /** Name of the city or town. */
  city?: string;
  /** As text, in the format of the country. */
  postalCode?: string;
  /** Missing if only `addressLine` is known. */
  streetAddress?: StreetAddress;
  /** Street and number in one line, if the separate fields are unknown. */
  addressLine?: string;
  /** Second line, for example a building or a floor. */
  addressLine2?: string;
  /** The complete address on one line, as formatted by the platform. */
  formattedAddress?: string;
  /** Note that helps to find the address. */
  hint?: string;
  /** Position of the address on the map. */
  geocode?: Geocode;
  /** Name of `country`. */
  countryFullname?: string;
  /** Name of `subdivision`. */
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
  /** The number itself, as text; not the ID of an entity. */
  _id: string;
  /** Kind of the number. */
  type: TaxIdType;
}

/** The contact at an address. */
export interface ContactDetails {
  /** First name of the contact. */
  firstName?: string;
  /** Last name of the contact. */
  lastName?: string;
  /** Phone number as text, in any format. */
  phone?: string;
  /** Name of the company. */
  company?: string;
  /** Tax number of the contact or company. */
  vatId?: TaxId;
}

/** An address and its contact. See docs/reference/cart.mdx. */
export interface AddressWithContact {
  /** The postal address. */
  address?: Address;
  /** Name, phone and company at the address. */
  contactDetails?: ContactDetails;
}
