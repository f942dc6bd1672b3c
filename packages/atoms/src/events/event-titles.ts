import { atom } from 'jotai/vanilla';
import { weakFamily } from '../utils/weak-family.ts';
import { eventsAtom } from './queries.ts';

/** The events of one request. See docs/reference/constants.md. */
const MAX_EVENTS = 100;

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
 * do not exist, have no title. See docs/reference/events.md.
 */
export const eventTitlesAtom = (ids: readonly string[]) =>
  eventTitlesFamily([...new Set(ids)].sort().slice(0, MAX_EVENTS));
