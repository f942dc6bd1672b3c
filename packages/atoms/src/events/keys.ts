import type {
  CountEventsOptions,
  QueryEventsOptions,
  RequestedFields,
} from '@vitrine/client/events';
import type { ListQuery } from '../lists/list-query.ts';

/** Filter, sort order and field sets of an event list. */
export interface EventsQuery extends ListQuery, QueryEventsOptions {}

/** Returns field sets in a fixed order, because their order doesn't matter. */
const inOrder = (fields: readonly RequestedFields[] = []) => [...new Set(fields)].sort();

/** Cache keys of the events' queries. */
export const eventKeys = {
  all: ['events'],
  /** An event, whatever it carries. */
  event: (eventId: string) => ['events', 'event', eventId],
  eventWith: (eventId: string, fields?: readonly RequestedFields[]) => [
    ...eventKeys.event(eventId),
    inOrder(fields),
  ],
  slugs: ['events', 'by-slug'],
  bySlug: (slug: string, fields?: readonly RequestedFields[]) => [
    ...eventKeys.slugs,
    slug,
    inOrder(fields),
  ],
  lists: ['events', 'list'],
  list: ({ fields, ...query }: EventsQuery) => [
    ...eventKeys.lists,
    { ...query, fields: inOrder(fields) },
  ],
  counts: ['events', 'counts'],
  count: (options: CountEventsOptions) => [...eventKeys.counts, options],
} as const;
