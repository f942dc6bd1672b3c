import type { BookingLocationType, Prompt } from './enums.ts';

/** A session that sends a visitor to a hosted page. See docs/reference/redirects.mdx. */
export interface RedirectSession {
  _id?: string;
  /** The URL to send the visitor to. */
  fullUrl: string;
  shortUrl?: string;
  sessionToken?: string;
  urlDetails?: { endpoint: string; searchParams?: Record<string, string> };
}

/** The slot that a booking checkout is for. Dates are local ISO strings without an offset. */
export interface BookingSlot {
  sessionId?: string;
  serviceId?: string;
  scheduleId?: string;
  startDate?: string;
  endDate?: string;
  timezone?: string;
  resource?: { _id?: string; name?: string };
  location?: {
    _id?: string;
    name?: string;
    formattedAddress?: string;
    formattedAddressTranslated?: string;
    locationType?: BookingLocationType;
  };
}

/** A slot and whether it can be booked, as the bookings service gave it. */
export interface SlotAvailability {
  slot?: BookingSlot;
  bookable?: boolean;
  totalSpots?: number;
  openSpots?: number;
  waitingList?: { totalSpots?: number; openSpots?: number };
  bookingPolicyViolations?: {
    tooEarlyToBook?: boolean;
    tooLateToBook?: boolean;
    bookOnlineDisabled?: boolean;
  };
  locked?: boolean;
}

/** A request for an authorization code with a challenge. See docs/reference/auth.mdx. */
export interface AuthorizeRequest {
  clientId: string;
  responseType: string;
  responseMode: string;
  scope: string;
  state: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  redirectUri?: string | undefined;
  sessionToken?: string | undefined;
}

/** URLs that hosted pages send the visitor back to. */
export interface RedirectCallbacks {
  /** After a hosted flow ends or is left. */
  postFlowUrl?: string;
  thankYouPageUrl?: string;
  loginUrl?: string;
  cartPageUrl?: string;
  bookingsServiceListUrl?: string;
  planListUrl?: string;
}

/** Preferences of the hosted pages. Other keys pass through unchanged. */
export interface RedirectPreferences {
  maintainIdentity?: boolean;
  additionalQueryParameters?: Record<string, string>;
  [key: string]: unknown;
}

/**
 * Options of a redirect session: exactly one intent, with callbacks and preferences. See
 * docs/reference/redirects.mdx.
 */
export interface RedirectSessionOptions {
  bookingsCheckout?: { timezone?: string; slotAvailability?: SlotAvailability };
  ecomCheckout?: { checkoutId: string };
  eventsCheckout?: { reservationId?: string; eventSlug?: string };
  paidPlansCheckout?: { planId: string; checkoutData?: string };
  login?: Record<string, never>;
  logout?: { clientId: string };
  auth?: { authRequest?: AuthorizeRequest; prompt?: Prompt };
  storesProduct?: { productSlug: string };
  bookingsBook?: { resourceId?: string };
  callbacks?: RedirectCallbacks;
  preferences?: RedirectPreferences;
}
