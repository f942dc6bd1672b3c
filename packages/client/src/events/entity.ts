import type { Address } from '../values/address.ts';
import type { Image } from '../values/image.ts';
import type { PageUrl } from '../values/page-url.ts';
import type { DateAndTimeSettings } from './date-and-time.ts';
import type { CategoryType, ConferencingType, EventStatus, LocationType } from './enums.ts';
import type { EventMoney, Registration } from './event-registration.ts';
import type { Form } from './form.ts';

/** Where an event takes place. See docs/reference/events.mdx. */
export interface EventLocation {
  /** Shown instead of the address while that is to be announced. */
  name?: string;
  /** `VENUE` by default. */
  type?: LocationType;
  /** Postal address of a venue. */
  address?: Address;
  /** Whether the location is still to be announced. */
  locationTbd?: boolean;
}

/** A category of events. */
export interface EventCategory {
  /** Assigned by the platform. */
  _id: string;
  /** Up to 30 characters. */
  name: string;
  /** When the category was created. */
  createdDate?: Date;
  /** Whether guests do not see the category. */
  hidden?: boolean;
  /** Set by the platform. */
  type?: CategoryType;
}

/** How guests join an online event. */
export interface OnlineConferencing {
  /** Whether guests join the event online. */
  enabled?: boolean;
  /** ID of the conferencing service. */
  providerId?: string;
  /** `MEETING` by default. */
  type?: ConferencingType;
  /** Only with the field set ONLINE_CONFERENCING_SESSION. */
  session?: {
    /** URL with which the host joins. Not for guests. */
    hostLink?: string;
    /** URL with which guests join. */
    guestLink?: string;
    /** Password of the session, if it has one. */
    password?: string;
    /** Whether the conferencing service has created the session. */
    sessionCreated?: boolean;
    /** ID of the session at the conferencing service. */
    sessionId?: string;
  };
}

/** Counts of guest responses, and the ticket revenue. */
export interface EventSummaries {
  /** Guests by their answers. */
  rsvps?: {
    /** Sum of the other three. */
    totalCount?: number;
    /** Guests who come. */
    yesCount?: number;
    /** Guests who do not come. */
    noCount?: number;
    /** Guests on the waiting list. */
    waitlistCount?: number;
  };
  /** Only for events with tickets. */
  tickets?: {
    /** Tickets in confirmed orders. */
    ticketsSold?: number;
    /** Number of confirmed orders. */
    totalOrders?: number;
    /** The seller's revenue before the payment provider's fees. */
    revenue?: EventMoney;
    /** Sum of what the buyers pay. */
    totalSales?: EventMoney;
    /** The currency can't be changed any more. */
    currencyLocked?: boolean;
  };
}

/** Metadata for search engines. Its tags and settings are free-form. */
export interface SeoSettings {
  /** `slug` of the event. Set by the platform. */
  slug?: string;
  /** Tags of the page head and settings. */
  advancedSeoData?: Record<string, unknown>;
  /** Whether search engines should not list the event's page. */
  hidden?: boolean;
}

/**
 * An event. Fields of a field set (`RequestedFields`) are present only if requested. See
 * docs/reference/events.mdx.
 */
export interface EventV3 {
  /** Assigned by the platform. */
  _id: string;
  /** Up to 120 characters. */
  title: string;
  /** Last segment of the event page's URL. Unique on the site. */
  slug: string;
  /** Set by the platform. The dates determine it after the publication. */
  status: EventStatus;
  /** A venue or online. */
  location: EventLocation;
  /** Start, end, time zone and recurrence. */
  dateAndTimeSettings: DateAndTimeSettings;
  /** When the event was created, as a draft or published. */
  createdDate?: Date;
  /** Time of the last change. */
  updatedDate?: Date;
  /** Missing for a draft. */
  publishedDate?: Date;
  /** ID of the app's installation on the site. */
  instanceId?: string;
  /** The user who created the event. */
  userId?: string;
  /** Set by the owner. */
  guestListSettings?: {
    /** Whether visitors see who comes. */
    displayedPublicly?: boolean;
  };
  /** Set by the owner. */
  eventDisplaySettings?: {
    /** Whether lists have no link to the event's page. */
    hideEventDetailsButton?: boolean;
    /** Whether the event has no page. */
    hideEventDetailsPage?: boolean;
  };
  /** Label of the event's guests among the site's contacts. */
  contactLabel?: string;
  /** Field set DETAILS. */
  shortDescription?: string;
  /** Field set DETAILS. After `urlExpirationDate` its URL no longer works: read the event again. */
  mainImage?: Image & {
    /** Missing if the URL does not expire. */
    urlExpirationDate?: Date;
  };
  /** Field set DETAILS. */
  calendarUrls?: {
    /** Adds the event to a Google calendar. */
    google?: string;
    /** URL of an iCalendar file. */
    ics?: string;
  };
  /** Field set TEXTS: a rich-text document, as the wire has it. */
  description?: Record<string, unknown>;
  /** Field set REGISTRATION. */
  registration?: Registration;
  /** Field set URLS. */
  eventPageUrl?: PageUrl;
  /** Field set FORM. */
  form?: Form;
  /** Field set DASHBOARD. */
  summaries?: EventSummaries;
  /** Field set FEED. */
  feed?: {
    /** Identifies the event's feed. */
    token?: string;
  };
  /** Its session: field set ONLINE_CONFERENCING_SESSION. */
  onlineConferencing?: OnlineConferencing;
  /** Field set SEO_SETTINGS. */
  seoSettings?: SeoSettings;
  /** Field set AGENDA. */
  agendaSettings?: {
    /** Whether the event has an agenda. */
    enabled?: boolean;
    /** Page of the agenda; only if it is enabled. */
    pageUrl?: PageUrl;
  };
  /** Field set CATEGORIES. */
  categories?: {
    /** Up to 10. A new event names each by `_id` or by `name`. */
    categories?: EventCategory[];
  };
}
