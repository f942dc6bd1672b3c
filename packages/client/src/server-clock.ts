import type { Clock } from './clock.ts';

/** The platform's clock, as far as its answers tell; this machine's where they don't. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes the time from an answer. It came after `sentAt`, by the clock of this machine. */
  note(response: Response, sentAt: number): void;
}

// An answer's date names a whole second.
const maxFractionLength = 999;

/**
 * A clock that follows the `Date` of answers. An answer was made between its request and now, so
 * it bounds how far the two clocks are apart; what is known is kept while it lies within.
 */
export function createServerClock(clock: Clock): ServerClock {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    note({ headers }, sentAt) {
      // An answer out of a cache is as old as its date.
      if (Number(headers.get('age')) > 0) return;
      const date = Date.parse(headers.get('date') ?? '');
      const least = date - clock.now();
      const most = date + maxFractionLength - sentAt;
      // Without a date neither is a number.
      if (least <= most) ahead = Math.min(Math.max(ahead, least), most);
    },
  };
}
