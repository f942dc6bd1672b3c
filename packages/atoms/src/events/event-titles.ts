import { queryEvents } from '@vitrine/client/events';
import { atom } from 'jotai/vanilla';
import { clientAtom } from '../storefront.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { eventsAtom } from './queries.ts';

/** The events of one request. See docs/reference/constants.mdx. */
const MAX_EVENTS = 100;

const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort();

const eventTitlesFamily = weakFamily(
  (ids: readonly string[]) =>
    atom((get): ReadonlyMap<string, string> => {
      if (ids.length === 0) return new Map();
      const query = { filter: { _id: { $in: ids } }, limit: MAX_EVENTS, includeDrafts: true };
      return new Map(get(eventsAtom(query)).items.map(({ _id, title }) => [_id, title]));
    }),
  (ids) => ids.join(),
);

/**
 * Titles of events by ID, for lists that have only the IDs: one request for all of them, drafts
 * included. The IDs may be unsorted and repeated; those beyond 100, and events that are not loaded or
 * do not exist, have no title. See docs/reference/events.mdx.
 */
export const eventTitlesAtom = (ids: readonly string[]) =>
  eventTitlesFamily(inOrder(ids).slice(0, MAX_EVENTS));

/**
 * Reads the titles of any number of events by ID, such as for a file of orders. Writing returns them;
 * it rejects if a request fails.
 */
export const readEventTitlesAtom = atom(
  null,
  async (get, _set, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const client = get(clientAtom);
    const all = inOrder(ids);
    const titles = new Map<string, string>();
    for (let from = 0; from < all.length; from += MAX_EVENTS) {
      const some = all.slice(from, from + MAX_EVENTS);
      const query = { filter: { _id: { $in: some } }, paging: { limit: some.length } };
      const { items } = await queryEvents(client, query, { includeDrafts: true });
      for (const { _id, title } of items) titles.set(_id, title);
    }
    return titles;
  },
);
