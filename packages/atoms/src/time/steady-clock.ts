import { atom, type Getter } from 'jotai/vanilla';
import { isHydratingAtom, renderedAtAtom } from '../hydration/hydrating.ts';
import { clientAtom } from '../storefront.ts';

// The reasons: docs/decisions/0020-follow-the-servers-clock-for-everything-that-expires.md

/** The three clocks that a steady one is made of, in milliseconds. */
export interface ClockSources {
  /** The platform's time since 1970, from this machine's clock and the responses' dates. */
  server: () => number;
  /** This machine's time since 1970, which its owner may set. */
  wall: () => number;
  /** The time since some moment, which can't be set; it may pause during device sleep. */
  monotonic: () => number;
}

/** The clock that a page counts down by: the platform's time, whatever is done to the clock of this machine meanwhile. */
export interface SteadyClock {
  now: () => number;
  /**
   * Whether the machine's clock has jumped ahead since the last response with a time: after a
   * sleep, or set manually. Only the platform can tell which.
   */
  isInDoubt: () => boolean;
  /** Accepts a jump as passed time, after a response with a time or if none is available. */
  acceptClock: () => void;
}

// Two clocks that are read one after the other differ a little, and a clock may be slewed.
const TOLERANCE_MS = 250;

/**
 * Creates the clock for the platform's deadlines. Setting the clock back does not change it; a jump
 * ahead does, because that looks like device sleep, until a response corrects it.
 */
export function createSteadyClock({ server, wall, monotonic }: ClockSources): SteadyClock {
  const read = () => {
    // A millisecond may pass between two reads of a clock, without meaning for the platform's
    // time.
    for (let tries = 3; ; tries -= 1) {
      const here = { wall: wall(), monotonic: monotonic(), ahead: server() - wall() };
      if (here.wall === wall() || tries === 0) return here;
    }
  };
  let last = read();
  /** How far the machine's clock was set back since the last response with a time. */
  let setBack = 0;
  let isUncertain = false;

  function look(): void {
    const here = read();
    const passed = here.wall - last.wall;
    const leapt = passed - (here.monotonic - last.monotonic);
    const isReported = here.ahead !== last.ahead;
    if (isReported) {
      setBack = 0;
      isUncertain = false;
    } else if (leapt > TOLERANCE_MS) {
      isUncertain = true;
    } else if (leapt < -TOLERANCE_MS && passed !== 0) {
      // A completely frozen clock is intentional, for a screenshot or a test.
      setBack -= leapt;
    }
    last = here;
  }

  return {
    now: () => {
      look();
      return server() + setBack;
    },
    isInDoubt: () => {
      look();
      return isUncertain;
    },
    acceptClock: () => {
      look();
      isUncertain = false;
    },
  };
}

/** The steady clock of a storefront. */
export const steadyClockAtom = atom((get): SteadyClock => {
  const { clock, serverClock } = get(clientAtom);
  return createSteadyClock({
    server: serverClock.now,
    wall: clock.now,
    monotonic: () => performance.now(),
  });
});

/**
 * Returns the clock of what is displayed: the platform's time in milliseconds. While a
 * server-rendered page hydrates, this is the time of the server's rendering: the device's clock may
 * be wrong, and the page may come out of a cache.
 */
export function getDisplayClock(get: Getter): () => number {
  const renderedAt = get(isHydratingAtom) ? get(renderedAtAtom) : undefined;
  const { now } = get(steadyClockAtom);
  return () => renderedAt ?? now();
}

/** Returns the platform's time in milliseconds, for what is displayed: see `getDisplayClock`. */
export const getDisplayTime = (get: Getter): number => getDisplayClock(get)();
