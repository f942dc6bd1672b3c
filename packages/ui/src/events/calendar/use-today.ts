import { type Day, dateIn, eventClockAtom, useAtomValue } from '@vitrine/atoms';

const noMoments: readonly number[] = [];

/** The platform's time in milliseconds, and the day that it is then in a zone. */
export function useToday(timeZone: string): { now: number; today: Day } {
  const now = useAtomValue(eventClockAtom(noMoments));
  return { now, today: dateIn(new Date(now), timeZone) };
}
