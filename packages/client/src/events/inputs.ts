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
  fields?: readonly RequestedFields[];
}

/** Options of a new event. */
export interface CreateEventOptions extends EventFieldsOptions {
  /** Whether it is a draft, or published immediately. */
  draft?: boolean;
}

/** Options of a clone, and the clone's changes. */
export interface CloneEventOptions extends CreateEventOptions {
  event?: EventData;
}

/** Changes to an event. Omitted fields stay unchanged. */
export interface UpdateEventOptions extends EventFieldsOptions {
  event: EventData;
}

/** Events of a bulk request. */
export interface BulkEventsFilter {
  filter: Filter;
}

/** Query of events and their field sets. */
export interface QueryEventsOptions extends EventFieldsOptions {
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** Events to count, and the fields to group by; `status` by default. */
export interface CountEventsOptions {
  filter?: Filter;
  facet?: readonly string[];
  /** For operators: drafts too. */
  includeDrafts?: boolean;
}

/** Number of events with each value of a field. */
export interface EventFacetCounts {
  counts: Record<string, number>;
}

/** Events counted, by field and by value. */
export interface EventCounts {
  facets: Record<string, EventFacetCounts>;
  pagingMetadata?: { total?: number };
}
