import type { Filter } from '../http/lists/query.ts';
import type { EventV3 } from './entity.ts';
import type { RequestedFields } from './enums.ts';

/** The writable fields of an event. The platform manages the rest. See docs/reference/events.mdx. */
export type EventData = Partial<
  Pick<
    EventV3,
    | 'title'
    | 'slug'
    | 'location'
    | 'dateAndTimeSettings'
    | 'shortDescription'
    | 'mainImage'
    | 'description'
    | 'registration'
    | 'form'
    | 'guestListSettings'
    | 'eventDisplaySettings'
    | 'onlineConferencing'
    | 'seoSettings'
    | 'agendaSettings'
    | 'categories'
  >
>;

/** Required fields of a new event: `registration.initialType` is its registration type. */
export type NewEvent = EventData &
  Required<Pick<EventData, 'title' | 'location' | 'dateAndTimeSettings' | 'registration'>>;

/** Field sets of the returned event. Without any it has only its own fields. */
export interface EventFieldsOptions {
  /** Each set adds fields to the response, for example `DETAILS`. */
  fields?: readonly RequestedFields[];
}

/** Options of a new event. */
export interface CreateEventOptions extends EventFieldsOptions {
  /** Whether it is a draft, or published immediately. */
  draft?: boolean;
}

/** Options of a clone, and the clone's changes. */
export interface CloneEventOptions extends CreateEventOptions {
  /** Fields that differ from the original event. */
  event?: EventData;
}

/** Changes to an event. Omitted fields stay unchanged. */
export interface UpdateEventOptions extends EventFieldsOptions {
  /** The fields to change. */
  event: EventData;
}

/** Events of a bulk request. */
export interface BulkEventsFilter {
  /** Must not be empty. */
  filter: Filter;
}

/** Query of events and their field sets. */
export interface QueryEventsOptions extends EventFieldsOptions {
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** Events to count, and the fields to group by; `status` by default. */
export interface CountEventsOptions {
  /** Events to count; all of them by default. */
  filter?: Filter;
  /** Paths of fields, for example `recurrenceStatus`. Up to 20. */
  facet?: readonly string[];
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** Number of events with each value of a field. */
export interface EventFacetCounts {
  /** Number of events by value of the field. */
  counts: Record<string, number>;
}

/** Events counted, by field and by value. */
export interface EventCounts {
  /** Counts by the name of the field. */
  facets: Record<string, EventFacetCounts>;
  /** Size of the counted list. */
  pagingMetadata?: {
    /** Number of all events that match the filter. */
    total?: number;
  };
}
