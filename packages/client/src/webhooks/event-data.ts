import type { DateAndTimeSettings } from '../events/date-and-time.ts';
import type { EventLocation, EventV3 } from '../events/entity.ts';
import type { Registration } from '../events/event-registration.ts';
import type { PageUrl } from '../values/page-url.ts';

/** Data of an event's webhook. See docs/reference/webhooks.mdx. */
export interface EventWebhookData {
  /** `_id` of the event. */
  eventId: string;
  /** When it happened. */
  timestamp?: Date;
}

/** An event began or was over. */
export interface EventStatusWebhookData extends EventWebhookData {
  /** Whether there are any registered guests. */
  hasGuests?: boolean;
}

/** An event was called off. */
export interface EventCanceled extends EventStatusWebhookData {
  /** Title of the event. */
  title?: string;
  /** The user who created the event. */
  userId?: string;
}

/** An event is near. */
export interface EventReminder extends EventStatusWebhookData {
  /** Title of the event. */
  title?: string;
  /** The user who created the event. */
  userId?: string;
  /** A venue or online. */
  location?: EventLocation;
  /** Start, end and time zone. */
  dateAndTimeSettings?: DateAndTimeSettings;
  /** Time until the start: the sum of the three. */
  startsIn?: {
    /** Entire days. */
    days?: number;
    /** Entire hours besides the days. */
    hours?: number;
    /** Minutes besides the hours. */
    minutes?: number;
  };
}

/** A draft was published. */
export interface EventPublished extends EventWebhookData {
  /** Title of the event. */
  title?: string;
  /** Plain text. */
  shortDescription?: string;
  /** Status after the publication. */
  status?: EventV3['status'];
  /** A venue or online. */
  location?: EventLocation;
  /** Start, end and time zone; of one date of a recurring event. */
  dateAndTimeSettings?: DateAndTimeSettings;
  /** How guests can register. */
  registration?: Registration;
  /** The event's page on the site. */
  eventPageUrl?: PageUrl;
  /** The event that it was cloned from. */
  derivedFromEventId?: string;
}

/** An event was made after another one. */
export interface EventCloned extends EventWebhookData {
  /** Title of the clone. */
  title?: string;
  /** The user who created the clone. */
  userId?: string;
  /** Status of the clone. */
  status?: EventV3['status'];
  /** Location of the clone. */
  location?: EventLocation;
  /** Dates of the clone. */
  dateAndTimeSettings?: DateAndTimeSettings;
  /** The app's installation that the original event belongs to. */
  derivedFromInstanceId?: string;
  /** `_id` of the original event. */
  derivedFromEventId?: string;
  /** Ids of ticket definitions: of the clone, by those of its origin. */
  ticketDefinitions?: Record<string, string>;
}
