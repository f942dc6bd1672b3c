import type { BookingLocationType, Prompt } from './enums.ts';

/** A session that sends a visitor to a hosted page. See docs/reference/redirects.mdx. */
export interface RedirectSession {
  /** Assigned by the platform. */
  _id?: string;
  /** The URL to send the visitor to. */
  fullUrl: string;
  /** Shorter form of `fullUrl`. */
  shortUrl?: string;
  /** Identifies the visitor on the hosted page. Keep it secret. */
  sessionToken?: string;
  /** `fullUrl` in two components. */
  urlDetails?: {
    /** URL without its query. */
    endpoint: string;
    /** Parameters of the query, by name. */
    searchParams?: Record<string, string>;
  };
}

/** The slot that a booking checkout is for. Dates are local ISO strings without an offset. */
export interface BookingSlot {
  /** ID of the session at the bookings service. */
  sessionId?: string;
  /** ID of the service that is booked. */
  serviceId?: string;
  /** ID of the schedule that the slot belongs to. */
  scheduleId?: string;
  /** Start, in `timezone`. */
  startDate?: string;
  /** End, in `timezone`. */
  endDate?: string;
  /** Name of the time zone in the IANA database. */
  timezone?: string;
  /** Who or what provides the service. */
  resource?: {
    /** ID of the resource. */
    _id?: string;
    /** Name that the visitor reads. */
    name?: string;
  };
  /** Where the service takes place. */
  location?: {
    /** ID of the location. */
    _id?: string;
    /** Name that the visitor reads. */
    name?: string;
    /** The complete address on one line. */
    formattedAddress?: string;
    /** The same in the visitor's language. */
    formattedAddressTranslated?: string;
    /** Kind of the location. */
    locationType?: BookingLocationType;
  };
}

/** A slot and whether it can be booked, as the bookings service gave it. */
export interface SlotAvailability {
  /** The slot itself. */
  slot?: BookingSlot;
  /** Whether the slot can be booked. */
  bookable?: boolean;
  /** Number of participants that the slot has room for. */
  totalSpots?: number;
  /** Number of spots that are still free. */
  openSpots?: number;
  /** Spots on the waiting list. */
  waitingList?: {
    /** Number of spots on the waiting list. */
    totalSpots?: number;
    /** Number of free spots on the waiting list. */
    openSpots?: number;
  };
  /** Rules of the service that prevent the booking. */
  bookingPolicyViolations?: {
    /** Whether bookings have not opened yet. */
    tooEarlyToBook?: boolean;
    /** Whether bookings have closed. */
    tooLateToBook?: boolean;
    /** Whether the service cannot be booked online. */
    bookOnlineDisabled?: boolean;
  };
  /** Whether the slot is locked at the bookings service. */
  locked?: boolean;
}

/** A request for an authorization code with a challenge. See docs/reference/auth.mdx. */
export interface AuthorizeRequest {
  /** ID of the client on the platform. */
  clientId: string;
  /** Always `code`. */
  responseType: string;
  /** How the code is returned: `fragment`, `query` or `web_message`. */
  responseMode: string;
  /** `offline_access`. */
  scope: string;
  /** Random text that the response must repeat. */
  state: string;
  /** SHA-256 hash of the code verifier, as base64url without padding. */
  codeChallenge: string;
  /** `S256`. */
  codeChallengeMethod: string;
  /** Page that receives the code; missing with `web_message`. */
  redirectUri?: string | undefined;
  /** Session token of a login; skips the password prompt. */
  sessionToken?: string | undefined;
}

/** URLs that hosted pages send the visitor back to. */
export interface RedirectCallbacks {
  /** After a hosted flow ends or is left. */
  postFlowUrl?: string;
  /** After a purchase. */
  thankYouPageUrl?: string;
  /** When the visitor wants to log in. */
  loginUrl?: string;
  /** When the visitor goes back to the cart. */
  cartPageUrl?: string;
  /** When the visitor goes back to the services. */
  bookingsServiceListUrl?: string;
  /** When the visitor goes back to the pricing plans. */
  planListUrl?: string;
}

/** Preferences of the hosted pages. Other keys pass through unchanged. */
export interface RedirectPreferences {
  /** Whether the hosted pages keep the visitor's identity. */
  maintainIdentity?: boolean;
  /** Added to the query of `fullUrl`, by name. */
  additionalQueryParameters?: Record<string, string>;
  /** A preference that this client does not know, by its name on the platform. */
  [key: string]: unknown;
}

/**
 * Options of a redirect session: exactly one intent, with callbacks and preferences. See
 * docs/reference/redirects.mdx.
 */
export interface RedirectSessionOptions {
  /** Checkout of a booking. */
  bookingsCheckout?: {
    /** Time zone for the visitor: name in the IANA database. */
    timezone?: string;
    /** The slot to book. */
    slotAvailability?: SlotAvailability;
  };
  /** Checkout of a cart. */
  ecomCheckout?: {
    /** ID from `createCheckoutFromCurrentCart`. */
    checkoutId: string;
  };
  /** Checkout of reserved tickets. */
  eventsCheckout?: {
    /** `_id` of the reservation. */
    reservationId?: string;
    /** `slug` of the event. */
    eventSlug?: string;
  };
  /** Checkout of a pricing plan. */
  paidPlansCheckout?: {
    /** ID of the plan. */
    planId: string;
    /** Further data for the plan's checkout page. */
    checkoutData?: string;
  };
  /** Hosted login page. An empty object. */
  login?: Record<string, never>;
  /** Ends the session with the identity provider. */
  logout?: {
    /** ID of the client on the platform. */
    clientId: string;
  };
  /** Hosted login that returns an authorization code. */
  auth?: {
    /** Parameters of the authorization. */
    authRequest?: AuthorizeRequest;
    /** What the hosted login shows; `none` fails if the user would have to log in. */
    prompt?: Prompt;
  };
  /** Hosted page of a product. */
  storesProduct?: {
    /** `slug` of the product. */
    productSlug: string;
  };
  /** Hosted page for booking. */
  bookingsBook?: {
    /** ID of the resource to book. */
    resourceId?: string;
  };
  /** Absolute URLs, `http:` or `https:`. */
  callbacks?: RedirectCallbacks;
  /** Optional settings of the hosted pages. */
  preferences?: RedirectPreferences;
}
