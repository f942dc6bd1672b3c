import { atom } from 'jotai/vanilla';
import { createBoundaryClock } from '../../time/boundary-clock.ts';
import { getDisplayClock } from '../../time/steady-clock.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { dayAt, endOfDay } from './zoned-days.ts';

/**
 * The platform's clock, for dates in a time zone: a function that returns the time in milliseconds.
 * For its subscribers it is another function from each midnight of the zone on, so that they read
 * the day again.
 */
export const dayClockAtom = weakFamily(
  (timeZone: string) => {
    const midnightAtom = createBoundaryClock((now) => endOfDay(dayAt(now, timeZone), timeZone));
    return atom((get): (() => number) => {
      get(midnightAtom);
      return getDisplayClock(get);
    });
  },
  (timeZone) => timeZone,
);
