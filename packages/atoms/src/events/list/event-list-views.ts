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

/** All that is chosen in a list of events, one by one, for chips that take it back. */
export const appliedEventFiltersAtom = weakMemo(
  (list: EventList): Atom<readonly AppliedListFilter<EventFacet>[]> =>
    atom((get) => appliedFilters(list.facets, get(list.stateAtom).chosen)),
);

/**
 * How many events are in each tab, by the platform's count and with all else that is chosen; null
 * until it is known. See docs/reference/events.md.
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
          statuses.reduce((sum, status) => sum + counts[status], 0),
        ]),
      );
    }),
);

/**
 * What the calendar shows of a list: all that meets its categories and words. A month has days and
 * tabs of its own: what was, what is canceled and each date of what recurs are in it.
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

const isShown = ({ type, hidden }: EventCategory) => type !== 'RECURRING_EVENT' && !hidden;

const byName = (one: EventCategory, other: EventCategory) => (one.name < other.name ? -1 : 1);

/** The categories that people gave a list's events; null until they are known. One request. */
const givenCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly FacetValue[] | null> =>
    atom((get) => {
      const about = { ...(list.filter && { filter: list.filter }), limit: MAX_READ };
      const { items, status } = get(eventsAtom({ ...about, fields: ['CATEGORIES'] }));
      if (status === 'pending') return null;
      const all = items.flatMap(({ categories }: EventV3) => categories?.categories ?? []);
      const known = new Map(all.filter(isShown).map((one) => [one._id, one]));
      return [...known.values()].sort(byName).map(({ _id, name }) => ({ value: _id, label: name }));
    }),
);

/** A category of a list, as a visitor meets it. */
export interface EventCategoryOption extends FacetValue {
  isChosen: boolean;
  /** How many events there would be with it, whatever other categories are chosen; once known. */
  count?: number;
}

/**
 * The categories of a list, counted by the platform; null until they are known. Reading it asks for
 * them, so read it where filters are on show.
 */
export const eventCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly EventCategoryOption[] | null> =>
    atom((get) => {
      const facet = list.facets.find(({ kind }) => kind === 'choice');
      if (facet?.kind !== 'choice') return [];
      const values = facet.values ?? get(givenCategoriesAtom(list));
      if (!values) return null;
      const { chosen, search, tab } = get(list.stateAtom);
      const { [facet.id]: picked = [], ...others } = chosen;
      const filter = listFilter(list, { chosen: others, search, ...(tab && { tab }) });
      const asked = { facet: [CATEGORY_FACET], ...(filter && { filter }) };
      const counts = get(eventCountsAtom(asked)).data?.facets[CATEGORY_FACET]?.counts;
      return values.map((value) => ({
        ...value,
        isChosen: (picked as readonly string[]).includes(value.value),
        ...(counts && { count: counts[value.value] ?? 0 }),
      }));
    }),
);

/** The categories that are chosen, with their names once they are known. Asks where some are. */
export const chosenCategoriesAtom = weakMemo(
  (list: EventList): Atom<readonly EventCategoryOption[]> =>
    atom((get) => {
      const isAny = get(appliedEventFiltersAtom(list)).some(({ value }) => value !== undefined);
      return isAny ? (get(eventCategoriesAtom(list)) ?? []).filter(({ isChosen }) => isChosen) : [];
    }),
);

/** What a list without events means to a visitor. */
export type EmptyEvents =
  /** There is no programme at all. */
  | 'nothing'
  /** The tab has none, others have: the fullest of them, and how many. */
  | { tab: string; fuller: string; count: number }
  /** What is chosen or searched for leaves none. */
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
