import { EventStatus, type EventV3 } from '@vitrine/client/events';
import { type Atom, atom } from 'jotai/vanilla';
import type { ProductSearch } from '../../catalog/search.ts';
import type { PagedList } from '../../lists/paged-list.ts';
import type { PagedAtom } from '../../lists/paging.ts';
import { previousDataAtom } from '../../query/with-previous-data.ts';
import { weakMemo } from '../../utils/weak-memo.ts';
import { eventsAtom } from '../queries.ts';
import { START } from './list-fields.ts';

const noEvents: PagedList<EventV3> = {
  ...{ status: 'success', items: [], total: 0, pageCount: 0, limit: 0, first: 1, last: 1 },
  ...{ hasNext: false, hasPrevious: false, details: undefined, error: null },
  ...{ isFetching: false, isLoadingMore: false, isPlaceholderData: false },
};

const noEventsAtom: PagedAtom<EventV3> = Object.assign(
  atom(
    () => noEvents,
    async () => {},
  ),
  { window: atom({ first: 1, last: 1 }) },
);

/**
 * Events that are on or coming up and whose title has a text, the next ones first; each series once.
 * See docs/reference/events.mdx.
 *
 * @param text without surrounding space. An empty one finds nothing, and sends no request.
 * @param limit number of events a page. Default 6.
 * @example const { items, total } = useAtomValue(eventSearchAtom('candle'));
 */
export const eventSearchAtom = (text: string, limit = 6): PagedAtom<EventV3> =>
  text === ''
    ? noEventsAtom
    : eventsAtom({
        filter: {
          status: { $in: [EventStatus.STARTED, EventStatus.UPCOMING] },
          recurrenceStatus: { $ne: 'RECURRING' },
          title: { $contains: text },
        },
        sort: [{ fieldName: START, order: 'ASC' }],
        limit,
        fields: ['DETAILS', 'REGISTRATION'],
      });

/** The first events that a search found, and the number of all. */
export type EventSuggestions = Pick<PagedList<EventV3>, 'items' | 'total'>;

const getSuggestionsAtom = weakMemo(({ requestedTextAtom, maxEvents }: ProductSearch) => {
  const lastAtom = previousDataAtom<EventSuggestions>();
  return atom((get): EventSuggestions => {
    const last = get(lastAtom);
    const found = get(eventSearchAtom(get(requestedTextAtom), maxEvents));
    if (found.status !== 'pending') last.value = found;
    return last.value ?? found;
  });
});

/**
 * The events to suggest below a search field: for the text that it requests results for, or those of
 * the previous text while they are loading. A failure leaves them out, because it must not hide the
 * products. None without a search, and for one without events.
 */
export const eventSuggestionsAtom = (search: ProductSearch | undefined): Atom<EventSuggestions> =>
  search && search.maxEvents > 0 ? getSuggestionsAtom(search) : noEventsAtom;
