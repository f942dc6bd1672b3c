import type { Filter } from '@vitrine/client';
import type { EventStatus, EventV3 } from '@vitrine/client/events';
import { patchPages } from '../lists/patch-pages.ts';
import { matchesFilter } from '../query/matches-filter.ts';
import type { Patch } from '../query/patches.ts';
import type { EventsQuery } from './keys.ts';
import { eventKeys } from './keys.ts';

/** Returns an event with another status. The platform derives the other fields. */
export const withStatus = (event: EventV3, status: EventStatus): EventV3 =>
  event.status === status ? event : { ...event, status };

/**
 * Whether a list with this filter may contain events of a status. Conditions on other fields, or in
 * `$or` and `$not`, are ignored: a list keeps its items until the platform responds.
 */
export function listsStatus(
  { status: condition, $and = [] }: Filter,
  status: EventStatus,
): boolean {
  if (matchesFilter(condition, [status]) === false) return false;
  return $and.every((filter) => listsStatus(filter, status));
}

/** Returns the patches of one event in all queries: by its id, by its slug and in every list. */
function eventPatches(
  eventId: string,
  change: (event: EventV3) => EventV3 | null,
  isListed: (query: EventsQuery) => boolean,
): Patch[] {
  const single = (event: EventV3 | null) => (event?._id === eventId ? change(event) : event);
  return [
    { queryKey: eventKeys.event(eventId), apply: single },
    { queryKey: eventKeys.slugs, apply: single },
    patchPages<EventV3>(eventKeys.lists, (event, [, , query]) => {
      if (event._id !== eventId) return event;
      return isListed(query as EventsQuery) ? change(event) : null;
    }),
  ];
}

/** Shows an event in another status; lists that have none of that status lose it. */
export const statusPatches = (eventId: string, status: EventStatus): Patch[] =>
  eventPatches(
    eventId,
    (event) => withStatus(event, status),
    ({ filter = {} }) => listsStatus(filter, status),
  );

/** Shows an event as deleted. */
export const deletionPatches = (eventId: string): Patch[] =>
  eventPatches(
    eventId,
    () => null,
    () => false,
  );
