import { atom } from 'jotai/vanilla';
import { clientAtom } from '../storefront.ts';

/** The three clocks that a steady one is made of, in milliseconds. */
export interface ClockSources {
  /** The platform's time since 1970, as this machine's clock and the answers' dates tell it. */
  server: () => number;
  /** This machine's time since 1970, which its owner may set. */
  wall: () => number;
  /** The time since some moment, which no one can set; it may stand still while a machine sleeps. */
  monotonic: () => number;
}

/** The clock that a page counts down by: the platform's time, whatever is done to the clock of this machine meanwhile. */
export interface SteadyClock {
  now: () => number;
  /**
   * Whether the machine's clock has leapt ahead since an answer last told the time: after a sleep,
   * or set by hand. Only the platform knows which.
   */
  isInDoubt: () => boolean;
  /** An answer has told the time, or no one can: what leapt is taken for time that passed. */
  acceptClock: () => void;
}

// Two clocks that are read one after the other differ a little, and a clock may be slewed.
const TOLERANCE_MS = 250;

/**
 * Makes the clock for what ends at a moment of the platform's. A clock that is set back does not
 * move it; one that leaps ahead does, for that is what sleep looks like, until an answer tells more.
 */
export function createSteadyClock({ server, wall, monotonic }: ClockSources): SteadyClock {
  const read = () => {
    // Between two looks at a clock a millisecond may pass, and none of it is the platform's word.
    for (let tries = 3; ; tries -= 1) {
      const here = { wall: wall(), monotonic: monotonic(), ahead: server() - wall() };
      if (here.wall === wall() || tries === 0) return here;
    }
  };
  let last = read();
  /** What the machine's clock was set back by since an answer told the time. */
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
      // A clock that stands still altogether is held by who made it, for a picture or a test.
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
