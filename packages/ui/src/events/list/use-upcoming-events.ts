import {
  eventClockAtom,
  getEventTransitions,
  upcomingEventsAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { useMemo } from 'react';

/** The next events of the site by date, each series once, and the platform's time. */
export function useUpcomingEvents(limit: number) {
  const [{ items, status, error }, load] = useAtom(upcomingEventsAtom(limit));
  const moments = useMemo(() => getEventTransitions(items), [items]);
  const now = useAtomValue(eventClockAtom(moments));
  return { items, status, error, load, now };
}
