import type { Filter } from '@vitrine/client';
import { countEventsByStatus, EventStatus, type EventV3 } from '@vitrine/client/events';
import { atom } from 'jotai/vanilla';
import { createList, type List, type ListOptions } from '../../lists/list.ts';
import type { ListSort, ListTab } from '../../lists/list-filter.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { clientAtom } from '../../storefront.ts';
import { bulkCancelEventsByFilterAtom, bulkDeleteEventsByFilterAtom } from '../bulk-events.ts';
import { START } from '../list/list-fields.ts';
import { eventsAtom } from '../queries.ts';

/** What an owner can do with an event besides editing it. */
export type EventAction = 'publish' | 'clone' | 'cancel' | 'delete';

const actions: Readonly<Record<EventStatus, readonly EventAction[]>> = {
  DRAFT: ['publish', 'clone', 'delete'],
  UPCOMING: ['clone', 'cancel', 'delete'],
  STARTED: ['clone', 'cancel', 'delete'],
  ENDED: ['clone', 'delete'],
  CANCELED: ['clone', 'delete'],
};

/**
 * Returns what the platform accepts for an event in this status; nothing for an unknown status. A
 * published event is never a draft again, and a canceled one stays canceled. See
 * docs/reference/events.mdx and docs/reference/states.mdx.
 */
export const getEventActions = (status: EventStatus | undefined): readonly EventAction[] =>
  status !== undefined && Object.hasOwn(actions, status) ? actions[status] : [];

/** A tab of the owner's list of events, with its status. Without one, it has all events. */
export interface EventAdminTab extends ListTab {
  filter: Filter;
  /** Status of its events; missing for all. */
  status?: EventStatus;
}

const toTab = (id: string, status: EventStatus): EventAdminTab => ({
  ...{ id, status },
  filter: { status: { $in: [status] } },
});

const tabs: readonly EventAdminTab[] = [
  { id: 'all', filter: { status: { $in: Object.values(EventStatus) } } },
  toTab('upcoming', EventStatus.UPCOMING),
  toTab('live', EventStatus.STARTED),
  toTab('drafts', EventStatus.DRAFT),
  toTab('ended', EventStatus.ENDED),
  toTab('canceled', EventStatus.CANCELED),
];

const sorts: readonly ListSort[] = [
  ['start:asc', START, 'ASC'] as const,
  ['start:desc', START, 'DESC'] as const,
  ['title:asc', 'title', 'ASC'] as const,
  ['title:desc', 'title', 'DESC'] as const,
].map(([id, fieldName, order]) => ({ id, sort: [{ fieldName, order }] }));

/** The atoms of an owner's list of events. */
export interface EventAdminList extends List<EventV3, never> {
  readonly tabs: readonly EventAdminTab[];
  readonly searchFields: readonly string[];
}

/**
 * Creates the state of an owner's list of events: status, search text, sort order, pages and results,
 * drafts included. All of it but the results is in the URL. 50 events each by default, the earliest
 * first; each date of a series is an event. See docs/reference/events.mdx.
 *
 * @example const list = createEventAdminList({ location: historyLocation() });
 */
export function createEventAdminList({
  limit = 50,
  ...options
}: Partial<Pick<ListOptions<unknown>, 'limit' | 'location' | 'prefix'>> = {}): EventAdminList {
  const searchFields = ['title', 'location.name'];
  const list = createList<EventV3, never>(
    { facets: [], sorts, tabs, searchFields },
    {
      ...options,
      limit,
      source: offsetSource((query: ListQuery) =>
        eventsAtom({
          ...query,
          fields: ['DETAILS', 'REGISTRATION', 'DASHBOARD'],
          includeDrafts: true,
        }),
      ),
    },
  );
  return { ...list, tabs, searchFields };
}

/** A change of all events that match a filter. */
export interface MatchingEventsChange {
  /** `cancel` changes only upcoming and ongoing events. */
  action: 'cancel' | 'delete';
  /** Conditions on fields of the events, as in `queryEvents`. */
  filter: Filter;
}

/** Only upcoming and ongoing events can be canceled. */
const cancelable: Filter = {
  status: { $in: [EventStatus.UPCOMING, EventStatus.STARTED] },
};

const toTarget = ({ action, filter }: MatchingEventsChange): Filter =>
  action === 'cancel' ? { $and: [filter, cancelable] } : filter;

/**
 * Counts the events that a change would affect, at this moment: of a cancellation only those that can
 * be canceled. Writing returns the number; it rejects if the platform can't be reached.
 */
export const countMatchingEventsAtom = atom(
  null,
  async (get, _set, change: MatchingEventsChange): Promise<number> => {
    const { facets, pagingMetadata } = await countEventsByStatus(get(clientAtom), {
      filter: toTarget(change),
      includeDrafts: true,
    });
    const counts = Object.values(facets.status?.counts ?? {});
    return pagingMetadata?.total ?? counts.reduce((total, count) => total + count, 0);
  },
);

/** `changed` means that another number of events matches now, and that nothing was sent. */
export interface MatchingEventsOutcome {
  /** `started` if the platform has accepted the change. */
  status: 'started' | 'changed';
  /** Number of events that match now. */
  count: number;
}

/**
 * Cancels or deletes all events that match a filter, if they are as many as the owner has seen:
 * counts them again first. `bulkEventsAtom` shows the progress. See docs/reference/events.mdx.
 */
export const changeMatchingEventsAtom = atom(
  null,
  async (
    _get,
    set,
    { expected, ...change }: MatchingEventsChange & { expected: number },
  ): Promise<MatchingEventsOutcome> => {
    const count = await set(countMatchingEventsAtom, change);
    if (count !== expected) return { status: 'changed', count };
    const filter = toTarget(change);
    if (change.action === 'cancel') await set(bulkCancelEventsByFilterAtom, { filter });
    else await set(bulkDeleteEventsByFilterAtom, { filter });
    return { status: 'started', count };
  },
);
