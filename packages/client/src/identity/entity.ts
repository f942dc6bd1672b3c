import type {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  IdentityStatus,
  PhoneTag,
  PrivacyStatus,
  StatusReason,
} from './enums.ts';

/** The value of a custom field: one of its kinds. Lists and maps stay in wire form. */
export interface CustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: Date;
  listValue?: { value: unknown[] };
  mapValue?: { value: Record<string, unknown> };
}

/** A field that the site's owner added to profiles. See docs/reference/identity.mdx. */
export interface CustomField {
  name: string;
  value?: CustomValue;
}

export interface SecondaryEmail {
  email: string;
  tag?: EmailTag;
}

export interface Phone {
  /** The country's calling code. */
  countryCode?: string;
  phone: string;
  tag?: PhoneTag;
}

/** The postal address of a profile. */
export interface ProfileAddress {
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** ISO 3166-2 code. */
  subdivision?: string;
  city?: string;
  postalCode?: string;
  addressLine?: string;
  addressLine2?: string;
}

/** A user's own profile data. See docs/reference/identity.mdx. */
export interface IdentityProfile {
  firstName?: string;
  lastName?: string;
  nickname?: string;
  /** The URL of an image. */
  picture?: string;
  labels?: string[];
  /** A language code, for example `en`. */
  language?: string;
  privacyStatus?: PrivacyStatus;
  customFields?: CustomField[];
  /** Older than `secondaryEmails`, and without tags. */
  emails?: string[];
  secondaryEmails?: SecondaryEmail[];
  /** Older than `phonesV2`, and without tags. */
  phones?: string[];
  phonesV2?: Phone[];
  addresses?: { address?: ProfileAddress; tag?: AddressTag }[];
  company?: string;
  position?: string;
  /** A local date, for example `1984-05-31`. */
  birthdate?: string;
  slug?: string;
}

/** An authentication factor of an identity. */
export interface Factor {
  factorId: string;
  type: FactorType;
  status: FactorStatus;
}

/** A connection that an identity signs in with: an external provider, or an authenticator. */
export interface Connection {
  idpConnection?: { idpConnectionId: string; idpUserId: string };
  authenticatorConnection?: { authenticatorConnectionId: string; reEnrollmentRequired: boolean };
}

/** A user at the identity provider. See docs/reference/identity.mdx. */
export interface Identity {
  _id?: string;
  /** Counts the changes. */
  revision?: string;
  createdDate?: Date;
  updatedDate?: Date;
  email?: { address: string; isVerified: boolean };
  status?: { name: IdentityStatus; reasons?: StatusReason[] };
  identityProfile?: IdentityProfile;
  connections?: Connection[];
  factors?: Factor[];
  /** Tags such as `isOwner`. */
  metadata?: { tags: string[] };
  customAttributes?: Record<string, unknown>;
}
