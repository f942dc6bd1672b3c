import {
  type CountEventsOptions,
  countEventsByStatus,
  EventStatus,
  type EventV3,
  getEvent,
  getEventBySlug,
  queryEvents,
  type RequestedFields,
} from '@vitrine/client/events';
import { type Atom, atom } from 'jotai/vanilla';
import { byId, listFamily, nestedPaging } from '../lists/list-query.ts';
import type { PagedAtom } from '../lists/paging.ts';
import { entityFamily } from '../query/entity-family.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { type EventsQuery, eventKeys } from './keys.ts';

const eventFamily = entityFamily(
  ({ eventId, fields }: { eventId: string; fields?: readonly RequestedFields[] }) =>
    eventKeys.eventWith(eventId, fields),
  (client, { eventId, fields = [] }, request) => getEvent(client, eventId, { fields }, request),
);

const eventBySlugFamily = entityFamily(
  ({ slug, fields }: { slug: string; fields?: readonly RequestedFields[] }) =>
    eventKeys.bySlug(slug, fields),
  async (client, { slug, fields = [] }, request) => {
    const { event } = await getEventBySlug(client, slug, { fields }, request);
    return event;
  },
);

/**
 * An event by its id, or null if there is none. See docs/reference/events.mdx.
 *
 * @param fields the sets of fields that it has beside those of each event.
 * @example eventAtom(eventId, ['DETAILS', 'REGISTRATION'])
 */
export const eventAtom = (eventId: string, fields?: readonly RequestedFields[]) =>
  eventFamily({ eventId, ...(fields && { fields }) });

/**
 * An event by its slug, or null if there is none. See docs/reference/events.mdx.
 *
 * @param fields the sets of fields that it has beside those of each event.
 * @example eventBySlugAtom('open-day', EVENT_PAGE_FIELDS)
 */
export const eventBySlugAtom = (slug: string, fields?: readonly RequestedFields[]) =>
  eventBySlugFamily({ slug, ...(fields && { fields }) });

/**
 * Events in numbered pages or with "load more", by filter and sort; drafts only on request. See
 * docs/reference/events.mdx.
 */
export const eventsAtom = listFamily<EventsQuery, EventV3>({
  toKey: eventKeys.list,
  call: nestedPaging((client, { fields = [], includeDrafts = false, ...query }, request) =>
    queryEvents(client, query, { fields, includeDrafts }, request),
  ),
  toId: byId,
});

/**
 * The next events of the site by date, each series once: the list of `UpcomingEvents`, with its default
 * limit. See docs/reference/events.mdx.
 *
 * @param limit number of events. With an event that is left out (`except`), `UpcomingEvents` reads one
 * more.
 * @example await loadData(storefront, (get) => get(upcomingEventsAtom()));
 */
export const upcomingEventsAtom = (limit = 3): PagedAtom<EventV3> =>
  eventsAtom({
    filter: { status: { $in: [EventStatus.UPCOMING] }, recurrenceStatus: { $ne: 'RECURRING' } },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
    limit,
    fields: ['DETAILS', 'REGISTRATION'],
  });

const countsFamily = entityFamily(
  (options: CountEventsOptions) => eventKeys.count(options),
  (client, options, request) => countEventsByStatus(client, options, request),
);

/** Number of events, by status or by the fields of `facet`. See docs/reference/events.mdx. */
export const eventCountsAtom = (options: CountEventsOptions = {}) => countsFamily(options);

/** Number of events of each status, including zeros, and in total. */
export type EventStatusCounts = Record<EventStatus | 'ALL', number>;

const statusCountsFamily = weakFamily(
  (options: CountEventsOptions): Atom<EventStatusCounts | null> =>
    atom((get) => {
      const counts = get(eventCountsAtom({ ...options, facet: ['status'] })).data;
      if (!counts) return null;
      const found = counts.facets.status?.counts ?? {};
      const statuses = Object.values(EventStatus);
      const byStatus = Object.fromEntries(statuses.map((status) => [status, found[status] ?? 0]));
      const all = Object.values(byStatus).reduce((total, count) => total + count, 0);
      return { ...byStatus, ALL: all } as EventStatusCounts;
    }),
  (options) => JSON.stringify(eventKeys.count(options)),
);

/** Counts for a row of tabs, one for each status; null until they are loaded. */
export const eventStatusCountsAtom = (options: Omit<CountEventsOptions, 'facet'> = {}) =>
  statusCountsFamily(options);
