import type { Clock } from './platform-context.ts';

/** A world's time, which a test or a toolbar can move. What is due happens as it moves. */
export interface ClockControl extends Clock {
  /** Moves on by so many milliseconds; back, when there are less than none. */
  advance(milliseconds: number): void;
  /** Moves to a moment: a `Date`, an ISO date, or milliseconds since 1970. */
  set(moment: Date | string | number): void;
  /** Lets the time stand still. */
  freeze(): void;
  /** Lets the time go on from where it stands. */
  flow(): void;
}

function getMoment(moment: Date | string | number): number {
  const time = new Date(moment).getTime();
  if (!Number.isNaN(time)) return time;
  throw new TypeError(`"${String(moment)}" is no moment. Use a Date, an ISO date or milliseconds.`);
}

/**
 * A clock that goes as another one does until it is moved.
 *
 * @param moved is told after each move.
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
