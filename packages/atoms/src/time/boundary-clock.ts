import { atom } from 'jotai/vanilla';
import { type Storefront, storefrontAtom } from '../storefront.ts';
import { randomAtom } from '../utils/random.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { setTimeoutAt } from './schedule-at.ts';
import { getDisplayTime, steadyClockAtom } from './steady-clock.ts';

// All pages reach the same moment simultaneously: the jitter spreads their requests.
const LONGEST_JITTER_MS = 3000;

/** Returns each moment once, in milliseconds, the earliest first; omits invalid ones. */
export const inTime = (moments: readonly (Date | undefined)[]): number[] => {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return [...new Set(times)].filter((time) => !Number.isNaN(time)).sort((one, two) => one - two);
};

/**
 * Creates clocks of the platform's time, in milliseconds, for certain moments: for its subscribers
 * a clock advances at each of its moments, and `refresh` refetches the data within three seconds.
 */
export const boundaryClock = (refresh: (storefront: Storefront) => void) =>
  weakFamily(
    (moments: readonly number[]) => {
      const movesAtom = atom(0);
      const startAtom = atom(null, (get, set) => {
        const clock = get(steadyClockAtom);
        const { random } = get(randomAtom);
        const storefront = get(storefrontAtom);
        let stopWaiting = () => {};
        const stopReads = new Set<() => void>();
        const wait = () => {
          const moment = moments.find((one) => one > clock.now());
          if (moment === undefined) return;
          stopWaiting = setTimeoutAt(moment, clock.now, () => {
            set(movesAtom, (count) => count + 1);
            const readAt = clock.now() + random() * LONGEST_JITTER_MS;
            stopReads.add(setTimeoutAt(readAt, clock.now, () => refresh(storefront)));
            wait();
          });
        };
        wait();
        return () => {
          stopWaiting();
          for (const stop of stopReads) stop();
        };
      });
      startAtom.onMount = (start) => start();
      return atom((get): number => {
        get(startAtom);
        get(movesAtom);
        return getDisplayTime(get);
      });
    },
    (moments) => moments.join(),
  );
