import {
  type EventOccurrence,
  type EventsQuery,
  eventClockAtom,
  eventsAtom,
  getEventTransitions,
  getOccurrences,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMemo } from 'react';

export interface Occurrences {
  dates: readonly EventOccurrence[];
  /** Whether nothing is known yet of the dates beside the one on show. */
  isLoading: boolean;
  isFailed: boolean;
  /** They are being read, for the first time or again. */
  isFetching: boolean;
  retry: () => void;
}

/** The dates of a recurring event; what can be done about each turns by the platform's clock. */
export function useOccurrences(shown: EventV3, query: EventsQuery): Occurrences {
  const [{ items, status, isFetching }, read] = useAtom(eventsAtom(query));
  const moments = useMemo(() => getEventTransitions(items), [items]);
  const now = useAtomValue(eventClockAtom(moments));
  const dates = useMemo(() => getOccurrences(items, { now, shown }), [items, now, shown]);
  return {
    dates,
    isLoading: status === 'pending',
    isFailed: status === 'error',
    isFetching,
    retry: () => void read(),
  };
}
