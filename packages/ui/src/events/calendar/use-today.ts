'use client';

import { type Day, dateInZone } from '@vitrine/atoms';
import { useNow } from '../../patterns/date-time/use-now.ts';

/** The platform's time in milliseconds, and the day that it is then in a zone. */
export function useToday(timeZone: string): { now: number; today: Day } {
  const now = useNow(timeZone);
  return { now, today: dateInZone(new Date(now), timeZone) };
}
