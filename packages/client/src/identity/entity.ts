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
  /** Text. */
  strValue?: string;
  /** Number. */
  numValue?: number;
  /** Date and time. */
  dateValue?: Date;
  /** List of values. */
  listValue?: {
    /** Items, in wire form. */
    value: unknown[];
  };
  /** Values by name. */
  mapValue?: {
    /** Entries, in wire form. */
    value: Record<string, unknown>;
  };
}

/** A field that the site's owner added to profiles. See docs/reference/identity.mdx. */
export interface CustomField {
  /** Name that the site's owner gave the field. */
  name: string;
  /** Missing if the field is empty. */
  value?: CustomValue;
}

export interface SecondaryEmail {
  /** Email address in addition to the one of the login. */
  email: string;
  /** Purpose of the address. */
  tag?: EmailTag;
}

export interface Phone {
  /** The country's calling code. */
  countryCode?: string;
  /** Phone number, as text. */
  phone: string;
  /** Purpose of the number. */
  tag?: PhoneTag;
}

/** The postal address of a profile. */
export interface ProfileAddress {
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** ISO 3166-2 code. */
  subdivision?: string;
  /** Name of the city or town. */
  city?: string;
  /** As text, in the format of the country. */
  postalCode?: string;
  /** Street and number in one line. */
  addressLine?: string;
  /** Second line, for example a building or a floor. */
  addressLine2?: string;
}

/** A user's own profile data. See docs/reference/identity.mdx. */
export interface IdentityProfile {
  /** Up to 500 characters. */
  firstName?: string;
  /** Up to 500 characters. */
  lastName?: string;
  /** Name that the user is called by. */
  nickname?: string;
  /** The URL of an image. */
  picture?: string;
  /** Labels of the user. Up to 100. */
  labels?: string[];
  /** A language code, for example `en`. */
  language?: string;
  /** Visibility of the profile. */
  privacyStatus?: PrivacyStatus;
  /** Up to 100. */
  customFields?: CustomField[];
  /** Older than `secondaryEmails`, and without tags. */
  emails?: string[];
  /** Email addresses besides the one of the login. Up to 100. */
  secondaryEmails?: SecondaryEmail[];
  /** Older than `phonesV2`, and without tags. */
  phones?: string[];
  /** Phone numbers with their purpose. Up to 100. */
  phonesV2?: Phone[];
  /** Postal addresses with their purpose. Up to 100. */
  addresses?: {
    /** The postal address. */
    address?: ProfileAddress;
    /** Purpose of the address. */
    tag?: AddressTag;
  }[];
  /** Name of the company that the user works for. */
  company?: string;
  /** Position in the company. */
  position?: string;
  /** A local date, for example `1984-05-31`. */
  birthdate?: string;
  /** Segment of the URL of the user's profile. */
  slug?: string;
}

/** An authentication factor of an identity. */
export interface Factor {
  /** ID of the factor at the identity provider. */
  factorId: string;
  /** How the user proves to be the owner of the account. */
  type: FactorType;
  /** Whether the factor can be used. */
  status: FactorStatus;
}

/** A connection that an identity signs in with: an external provider, or an authenticator. */
export interface Connection {
  /** Set for an external identity provider. */
  idpConnection?: {
    /** ID of the site's connection to the provider. */
    idpConnectionId: string;
    /** The user's ID at that provider. */
    idpUserId: string;
  };
  /** Set for an authenticator. */
  authenticatorConnection?: {
    /** ID of the connection. */
    authenticatorConnectionId: string;
    /** Whether the user must set the authenticator up again. */
    reEnrollmentRequired: boolean;
  };
}

/** A user at the identity provider. See docs/reference/identity.mdx. */
export interface Identity {
  /** Assigned by the identity provider. */
  _id?: string;
  /** Counts the changes. */
  revision?: string;
  /** When the identity was created. */
  createdDate?: Date;
  /** Time of the last change. */
  updatedDate?: Date;
  /** Email address of the login. */
  email?: {
    /** The address itself. */
    address: string;
    /** Whether the user has proven to have access to it. */
    isVerified: boolean;
  };
  /** Whether the user may sign in. */
  status?: {
    /** `PENDING` as long as there are reasons. */
    name: IdentityStatus;
    /** What a pending identity still requires. */
    reasons?: StatusReason[];
  };
  /** Data that the user can edit. */
  identityProfile?: IdentityProfile;
  /** External providers and authenticators that the user signs in with. */
  connections?: Connection[];
  /** Authentication factors of the user. */
  factors?: Factor[];
  /** Tags such as `isOwner`. */
  metadata?: {
    /** Set by the identity provider. */
    tags: string[];
  };
  /** Free-form data of the site. */
  customAttributes?: Record<string, unknown>;
}
