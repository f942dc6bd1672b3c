import type { Filter } from '../http/lists/query.ts';
import type { EventV3 } from './entity.ts';
import type { RequestedFields } from './enums.ts';

/** What of an event can be written. The platform keeps the rest. See docs/reference/events.md. */
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

/** What an event can't be made without: `registration.initialType` is its registration type. */
export type NewEvent = EventData &
  Required<Pick<EventData, 'title' | 'location' | 'dateAndTimeSettings' | 'registration'>>;

/** Which field sets the answered event has. Without any it has its own fields only. */
export interface EventFieldsOptions {
  fields?: readonly RequestedFields[];
}

/** How an event is made. */
export interface CreateEventOptions extends EventFieldsOptions {
  /** Whether it is a draft, or published at once. */
  draft?: boolean;
}

/** How an event is cloned, and what is different in the clone. */
export interface CloneEventOptions extends CreateEventOptions {
  event?: EventData;
}

/** What of an event changes. What is left out stays. */
export interface UpdateEventOptions extends EventFieldsOptions {
  event: EventData;
}

/** Which events a bulk call is for. */
export interface BulkEventsFilter {
  filter: Filter;
}

/** What a query of events answers. */
export interface QueryEventsOptions extends EventFieldsOptions {
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** Which events to count, and by which fields; by `status` by default. */
export interface CountEventsOptions {
  filter?: Filter;
  facet?: readonly string[];
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** How many events have each value of a field. */
export interface EventFacetCounts {
  counts: Record<string, number>;
}

/** Events counted, by field and by value. */
export interface EventCounts {
  facets: Record<string, EventFacetCounts>;
  pagingMetadata?: { total?: number };
}
