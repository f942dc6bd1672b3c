import type { Clock } from './clock.ts';

/** The platform's clock, estimated from its responses; this machine's clock without them. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Reads the time from a response. Its request was sent at `sentAt`, by the clock of this machine.
   */
  note(response: Response, sentAt: number): void;
}

// A response's date has a resolution of one second.
const maxFractionLength = 999;

/**
 * Creates a clock that follows the `Date` of responses. A response was created between its request
 * and now, which bounds the difference of the two clocks; the current estimate stays while it is
 * within the bounds.
 */
export function createServerClock(clock: Clock): ServerClock {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    note({ headers }, sentAt) {
      // A response out of a cache is as old as its date.
      if (Number(headers.get('age')) > 0) return;
      const date = Date.parse(headers.get('date') ?? '');
      const least = date - clock.now();
      const most = date + maxFractionLength - sentAt;
      // Without a date both are NaN.
      if (least <= most) ahead = Math.min(Math.max(ahead, least), most);
    },
  };
}
