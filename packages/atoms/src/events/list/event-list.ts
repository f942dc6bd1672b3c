import type { EventV3, RequestedFields } from '@vitrine/client/events';
import type { WritableAtom } from 'jotai/vanilla';
import { createList, type List, type ListOptions } from '../../lists/list.ts';
import type { ListSubject } from '../../lists/list-filter.ts';
import type { ListQuery } from '../../lists/list-query.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { urlSyncedAtom } from '../../lists/url-synced-atom.ts';
import { memoryLocation } from '../../location.ts';
import { type Day, isDay } from '../../time/calendar/days.ts';
import { eventsAtom } from '../queries.ts';
import { type EventFacet, eventCategoryFacet, eventDatesFacet } from './event-facets.ts';
import { type EventTab, eventTabs } from './event-tabs.ts';
import { LISTED_FIELDS } from './list-fields.ts';

/** View of a program. */
export type EventView = 'list' | 'cards' | 'calendar';

const views: readonly EventView[] = ['list', 'cards', 'calendar'];

/** Source and options of an event list. */
export interface EventListOptions
  extends Partial<Omit<ListSubject<EventFacet>, 'sorts' | 'getFilter' | 'tabs'>>,
    Partial<Omit<ListOptions<EventV3>, 'source'>> {
  /** The organizer's zone of the IANA database, for the date filter. */
  timeZone: string;
  /** Default `eventTabs`. */
  tabs?: readonly EventTab[];
  /** Field sets besides those that cards, rows and the calendar show. */
  fields?: readonly RequestedFields[];
  /** Initial view of a page. Default `list`. */
  view?: EventView;
  /**
   * Whether a recurring event is listed once, by its next date, or by each of its dates. Default
   * `once`; a date filter always lists each date.
   */
  recurring?: 'once' | 'each';
}

/** The atoms of one event list, for all views. */
export interface EventList extends List<EventV3, EventFacet> {
  readonly tabs: readonly EventTab[];
  /** Name in the IANA database: the time zone in which days of the filter begin. */
  readonly timeZone: string;
  /** Field sets of the events, those of cards and rows included. */
  readonly fields: readonly RequestedFields[];
  /** List, cards or calendar; stored in the URL as `view`. */
  readonly viewAtom: WritableAtom<EventView, [view: EventView], void>;
  /** The day that the calendar is at, as `day` in the URL; undefined for today. */
  readonly dayAtom: WritableAtom<Day | undefined, [day: Day | undefined], void>;
}

/**
 * Creates the state of one event list: tab, categories, dates, search text, page, view and results.
 * Never contains drafts.
 */
export function createEventList({
  timeZone,
  filter,
  facets = [eventCategoryFacet(), eventDatesFacet(timeZone)],
  tabs = eventTabs,
  searchFields = ['title', 'shortDescription'],
  fields = [],
  view: firstView = 'list',
  recurring = 'once',
  location = memoryLocation(),
  prefix = '',
  limit = 12,
  paging,
}: EventListOptions): EventList {
  const carried = [...LISTED_FIELDS, ...fields];
  const dates = facets.filter(({ kind }) => kind === 'dates').map(({ id }) => id);
  const subject: ListSubject<EventFacet> = {
    facets,
    sorts: [{ id: 'date' }],
    tabs,
    searchFields,
    ...(filter && { filter }),
    ...(recurring === 'once' && {
      getFilter: ({ chosen }) =>
        dates.some((id) => chosen[id]) ? undefined : { recurrenceStatus: { $ne: 'RECURRING' } },
    }),
  };
  const source = offsetSource((query: ListQuery) => eventsAtom({ ...query, fields: carried }));
  const list = createList(subject, {
    ...{ location, prefix, limit, source },
    ...(paging && { paging }),
  });
  const viewAtom = urlSyncedAtom<EventView>({
    ...{ location, name: `${prefix}view` },
    read: (text) => views.find((view) => view === text) ?? firstView,
    write: (view) => (view === firstView ? null : view),
  });
  const dayAtom = urlSyncedAtom<Day | undefined>({
    ...{ location, name: `${prefix}day`, how: 'replace' },
    read: (text) => (text && isDay(text) ? text : undefined),
    write: (day) => day ?? null,
  });
  return { ...list, tabs, timeZone, fields: carried, viewAtom, dayAtom };
}
