import type { Clock } from './platform-context.ts';

/**
 * The mock platform's time, which a test or a toolbar can change. Due effects run when it changes.
 */
export interface ClockControl extends Clock {
  /** Advances the time by a number of milliseconds; a negative number moves it back. */
  advance(milliseconds: number): void;
  /** Moves to a moment: a `Date`, an ISO date, or milliseconds since 1970. */
  set(moment: Date | string | number): void;
  /** Stops the time. */
  freeze(): void;
  /** Resumes the time from its current value. */
  flow(): void;
}

function getMoment(moment: Date | string | number): number {
  const time = new Date(moment).getTime();
  if (!Number.isNaN(time)) return time;
  throw new TypeError(`"${String(moment)}" is no moment. Use a Date, an ISO date or milliseconds.`);
}

/**
 * Creates a clock that follows another one until it is changed.
 *
 * @param moved is called after each change.
 */
export function createClockControl(source: Clock, moved: () => void): ClockControl {
  let ahead = 0;
  let still: number | undefined;
  const now = () => still ?? source.now() + ahead;

  function moveTo(time: number): void {
    if (still === undefined) ahead = time - source.now();
    else still = time;
    moved();
  }

  return {
    now,
    advance: (milliseconds) => moveTo(getMoment(now() + milliseconds)),
    set: (moment) => moveTo(getMoment(moment)),
    freeze() {
      still = now();
    },
    flow() {
      if (still === undefined) return;
      ahead = still - source.now();
      still = undefined;
    },
  };
}
