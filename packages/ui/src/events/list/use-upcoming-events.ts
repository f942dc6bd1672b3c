import { upcomingEventsAtom, useAtom } from '@vitrine/atoms';
import { useEventClock } from '../card/use-event-clock.ts';

/** The next events of the site by date, each series once, and the platform's time. */
export function useUpcomingEvents(limit: number) {
  const [{ items, status, error }, load] = useAtom(upcomingEventsAtom(limit));
  const now = useEventClock(items);
  return { items, status, error, load, now };
}
