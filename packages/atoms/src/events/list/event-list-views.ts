import type { Filter } from '@vitrine/client';
import type { EventCategory, EventV3 } from '@vitrine/client/events';
import { type Atom, atom } from 'jotai/vanilla';
import type { FacetValue } from '../../lists/list-facets.ts';
import { listFilter } from '../../lists/list-filter.ts';
import { type AppliedListFilter, appliedFilters } from '../../lists/list-state.ts';
import { weakMemo } from '../../utils/weak-memo.ts';
import { eventCountsAtom, eventStatusCountsAtom, eventsAtom } from '../queries.ts';
import type { EventFacet } from './event-facets.ts';
import type { EventList } from './event-list.ts';
import { CATEGORY_FACET } from './list-fields.ts';

/** All chosen filters of an event list, one by one, for chips that remove them. */
export const appliedEventFiltersAtom = weakMemo(
  (list: EventList): Atom<readonly AppliedListFilter<EventFacet>[]> =>
    atom((get) => appliedFilters(list.facets, get(list.stateAtom).chosen)),
);

/**
 * Number of events in each tab, as counted by the platform with all other filters; null until it is
 * loaded. See docs/reference/events.mdx.
 */
export const eventTabCountsAtom = weakMemo(
  (list: EventList): Atom<Readonly<Record<string, number>> | null> =>
    atom((get) => {
      const { chosen, search } = get(list.stateAtom);
      const filter = listFilter(list, { chosen, search });
      const counts = get(eventStatusCountsAtom(filter ? { filter } : {}));
      if (!counts) return null;
      return Object.fromEntries(
        list.tabs.map(({ id, statuses }) => [
          id,
          statuses.reduce((total, status) => total + counts[status], 0),
        ]),
      );
    }),
);

/**
 * Filter of a list's calendar: its categories and search text. A month has its own dates and tabs:
 * it includes past and canceled events, and each date of a recurring event.
 */
export const calendarFilterAtom = weakMemo(
  (list: EventList): Atom<Filter | undefined> =>
    atom((get) => {
      const { chosen, search } = get(list.stateAtom);
      const { filter, sorts, searchFields } = list;
      const facets = list.facets.filter(({ kind }) => kind !== 'dates');
      const subject = { facets, sorts, ...(filter && { filter }) };
      return listFilter({ ...subject, ...(searchFields && { searchFields }) }, { chosen, search });
    }),
);

/** More events than these are not read for the categories that they have. */
const MAX_READ = 100;

const isVisible = ({ type, hidden }: EventCategory) => type !== 'RECURRING_EVENT' && !hidden;

const byName = (one: EventCategory, other: EventCategory) => (one.name < other.name ? -1 : 1);

/** The manual categories of a list's events; null until they are loaded. One request. */
const manualCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly FacetValue[] | null> =>
    atom((get) => {
      const about = { ...(list.filter && { filter: list.filter }), limit: MAX_READ };
      const { items, status } = get(eventsAtom({ ...about, fields: ['CATEGORIES'] }));
      if (status === 'pending') return null;
      const all = items.flatMap(({ categories }: EventV3) => categories?.categories ?? []);
      const known = new Map(all.filter(isVisible).map((one) => [one._id, one]));
      return [...known.values()].sort(byName).map(({ _id, name }) => ({ value: _id, label: name }));
    }),
);

/** A category of a list, as a visitor sees it. */
export interface EventCategoryOption extends FacetValue {
  /** Whether the list is limited to it. */
  isChosen: boolean;
  /** Number of events with it, regardless of other chosen categories; once loaded. */
  count?: number;
}

/**
 * The categories of a list, counted by the platform; null until they are loaded. Reading it fetches
 * them, so read it only where filters are shown.
 */
export const eventCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly EventCategoryOption[] | null> =>
    atom((get) => {
      const facet = list.facets.find(({ kind }) => kind === 'choice');
      if (facet?.kind !== 'choice') return [];
      const values = facet.values ?? get(manualCategoriesAtom(list));
      if (!values) return null;
      const { chosen, search, tab } = get(list.stateAtom);
      const { [facet.id]: picked = [], ...others } = chosen;
      const filter = listFilter(list, { chosen: others, search, ...(tab && { tab }) });
      const countQuery = { facet: [CATEGORY_FACET], ...(filter && { filter }) };
      const counts = get(eventCountsAtom(countQuery)).data?.facets[CATEGORY_FACET]?.counts;
      return values.map((value) => ({
        ...value,
        isChosen: (picked as readonly string[]).includes(value.value),
        ...(counts && { count: counts[value.value] ?? 0 }),
      }));
    }),
);

/** The chosen categories, with their names once loaded. Fetches them only if some are chosen. */
export const chosenCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly EventCategoryOption[]> =>
    atom((get) => {
      const isAny = get(appliedEventFiltersAtom(list)).some(({ value }) => value !== undefined);
      return isAny ? (get(eventCategoriesAtom(list)) ?? []).filter(({ isChosen }) => isChosen) : [];
    }),
);

/** Why an event list is empty. */
export type EmptyEvents =
  /** There are no events at all. */
  | 'nothing'
  /** The tab has none, others have: the fullest of them, and how many. */
  | { tab: string; fuller: string; count: number }
  /** No event matches the filters or the search. */
  | 'no-match'
  | 'failed';

/** Why a list shows no events; undefined while it shows some, or may yet. */
export const emptyEventsAtom = weakMemo(
  (list: EventList): Atom<EmptyEvents | undefined> =>
    atom((get) => {
      const { items, status, error, isPlaceholderData } = get(list.resultAtom);
      if (items.length > 0 || status === 'pending' || isPlaceholderData) return undefined;
      if (error) return 'failed';
      const { search, tab = '' } = get(list.stateAtom);
      if (search || get(appliedEventFiltersAtom(list)).length > 0) return 'no-match';
      const counts = get(eventTabCountsAtom(list));
      if (!counts) return undefined;
      const [fullest] = Object.entries(counts).sort(([, one], [, other]) => other - one);
      if (!fullest || fullest[1] === 0) return 'nothing';
      return { tab, fuller: fullest[0], count: fullest[1] };
    }),
);
