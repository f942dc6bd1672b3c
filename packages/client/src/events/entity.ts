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
  type?: LocationType;
  address?: Address;
  locationTbd?: boolean;
}

/** A category of events. */
export interface EventCategory {
  _id: string;
  name: string;
  createdDate?: Date;
  hidden?: boolean;
  type?: CategoryType;
}

/** How guests join an online event. */
export interface OnlineConferencing {
  enabled?: boolean;
  providerId?: string;
  type?: ConferencingType;
  session?: {
    hostLink?: string;
    guestLink?: string;
    password?: string;
    sessionCreated?: boolean;
    sessionId?: string;
  };
}

/** Counts of guest responses, and the ticket revenue. */
export interface EventSummaries {
  rsvps?: { totalCount?: number; yesCount?: number; noCount?: number; waitlistCount?: number };
  tickets?: {
    ticketsSold?: number;
    totalOrders?: number;
    revenue?: EventMoney;
    totalSales?: EventMoney;
    /** The currency can't be changed any more. */
    currencyLocked?: boolean;
  };
}

/** Metadata for search engines. Its tags and settings are free-form. */
export interface SeoSettings {
  slug?: string;
  advancedSeoData?: Record<string, unknown>;
  hidden?: boolean;
}

/**
 * An event. Fields of a field set (`RequestedFields`) are present only if requested. See
 * docs/reference/events.mdx.
 */
export interface EventV3 {
  _id: string;
  title: string;
  slug: string;
  status: EventStatus;
  location: EventLocation;
  dateAndTimeSettings: DateAndTimeSettings;
  createdDate?: Date;
  updatedDate?: Date;
  publishedDate?: Date;
  instanceId?: string;
  /** The user who created the event. */
  userId?: string;
  guestListSettings?: { displayedPublicly?: boolean };
  eventDisplaySettings?: { hideEventDetailsButton?: boolean; hideEventDetailsPage?: boolean };
  contactLabel?: string;
  /** Field set DETAILS. */
  shortDescription?: string;
  /** Field set DETAILS. After `urlExpirationDate` its URL no longer works: read the event again. */
  mainImage?: Image & { urlExpirationDate?: Date };
  /** Field set DETAILS. */
  calendarUrls?: { google?: string; ics?: string };
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
  feed?: { token?: string };
  /** Its session: field set ONLINE_CONFERENCING_SESSION. */
  onlineConferencing?: OnlineConferencing;
  /** Field set SEO_SETTINGS. */
  seoSettings?: SeoSettings;
  /** Field set AGENDA. */
  agendaSettings?: { enabled?: boolean; pageUrl?: PageUrl };
  /** Field set CATEGORIES. */
  categories?: { categories?: EventCategory[] };
}
