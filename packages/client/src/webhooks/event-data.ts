import type { DateAndTimeSettings } from '../events/date-and-time.ts';
import type { EventLocation, EventV3 } from '../events/entity.ts';
import type { Registration } from '../events/event-registration.ts';
import type { PageUrl } from '../values/page-url.ts';

/** Data of an event's webhook. See docs/reference/webhooks.mdx. */
export interface EventWebhookData {
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
  title?: string;
  /** The user who created the event. */
  userId?: string;
}

/** An event is near. */
export interface EventReminder extends EventStatusWebhookData {
  title?: string;
  userId?: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  startsIn?: { days?: number; hours?: number; minutes?: number };
}

/** A draft was published. */
export interface EventPublished extends EventWebhookData {
  title?: string;
  shortDescription?: string;
  status?: EventV3['status'];
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  registration?: Registration;
  eventPageUrl?: PageUrl;
  /** The event that it was cloned from. */
  derivedFromEventId?: string;
}

/** An event was made after another one. */
export interface EventCloned extends EventWebhookData {
  title?: string;
  userId?: string;
  status?: EventV3['status'];
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  derivedFromInstanceId?: string;
  derivedFromEventId?: string;
  /** Ids of ticket definitions: of the clone, by those of its origin. */
  ticketDefinitions?: Record<string, string>;
}
