import type {
  CountEventsOptions,
  QueryEventsOptions,
  RequestedFields,
} from '@vitrine/client/events';
import type { ListQuery } from '../lists/list-query.ts';

/** Which events a list has, in which order, and what each of them carries. */
export interface EventsQuery extends ListQuery, QueryEventsOptions {}

/** Field sets in an order of their own: which they are matters, and not how they were listed. */
const inOrder = (fields: readonly RequestedFields[] = []) => [...new Set(fields)].sort();

/** Where the events' queries lie in the cache. */
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
