import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
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

// A time that is read and mounted in one render is not renewed: it would render twice.
const STALE_MS = 1000;

/**
 * Creates a clock of the platform's time, in milliseconds. It advances for its subscribers at each
 * moment, and at a subscription if it was read some time before.
 *
 * @param getNext returns the first moment after a time; nothing if there is none.
 * @param onMoment is called at each moment; the function that it returns is called when the last
 * subscriber has left.
 */
export function createBoundaryClock(
  getNext: (now: number) => number | undefined,
  onMoment: (get: Getter) => () => void = () => () => {},
): Atom<number> {
  const movesAtom = atom(0);
  const timeAtom = atom((get): number => {
    get(startAtom);
    get(movesAtom);
    return getDisplayTime(get);
  });
  const startAtom: WritableAtom<null, [], () => void> = atom(null, (get, set) => {
    const clock = get(steadyClockAtom);
    let stopWaiting = () => {};
    const stops = new Set<() => void>();
    const move = () => set(movesAtom, (count) => count + 1);
    const wait = () => {
      const now = clock.now();
      const moment = getNext(now);
      if (moment === undefined || moment <= now) return;
      stopWaiting = setTimeoutAt(moment, clock.now, () => {
        move();
        stops.add(onMoment(get));
        wait();
      });
    };
    const shown = get(timeAtom);
    const now = clock.now();
    if (now - shown >= STALE_MS || (getNext(shown) ?? Number.POSITIVE_INFINITY) <= now) move();
    wait();
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
      // The first render of the next subscriber reads the time again.
      move();
    };
  });
  startAtom.onMount = (start) => start();
  return timeAtom;
}

/**
 * Creates clocks of the platform's time, in milliseconds, for certain moments: for its subscribers
 * a clock advances at each of its moments, and `refresh` refetches the data within three seconds.
 */
export const boundaryClock = (refresh: (storefront: Storefront) => void) =>
  weakFamily(
    (moments: readonly number[]) =>
      createBoundaryClock(
        (now) => moments.find((one) => one > now),
        (get) => {
          const { now } = get(steadyClockAtom);
          const storefront = get(storefrontAtom);
          const readAt = now() + get(randomAtom).random() * LONGEST_JITTER_MS;
          return setTimeoutAt(readAt, now, () => refresh(storefront));
        },
      ),
    (moments) => moments.join(),
  );
