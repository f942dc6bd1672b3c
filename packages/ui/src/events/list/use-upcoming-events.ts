import {
  eventClockAtom,
  eventsAtom,
  getEventTransitions,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { useMemo } from 'react';

/** The next events of the site by date, each series once, and the platform's time. */
export function useUpcomingEvents(limit: number) {
  const query = useMemo(
    () => ({
      filter: { status: { $in: ['UPCOMING'] }, recurrenceStatus: { $ne: 'RECURRING' } },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' as const }],
      limit,
      fields: ['DETAILS', 'REGISTRATION'] as const,
    }),
    [limit],
  );
  const [{ items, status, error }, load] = useAtom(eventsAtom(query));
  const moments = useMemo(() => getEventTransitions(items), [items]);
  const now = useAtomValue(eventClockAtom(moments));
  return { items, status, error, load, now };
}
