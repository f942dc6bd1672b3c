/** The time, in milliseconds since 1970. Injected so that tests and pictures can hold it still. */
export interface Clock {
  now(): number;
  /**
   * Resolves after so many milliseconds, or leaves the timer when the signal aborts; the machine's
   * timer unless told otherwise.
   */
  sleep?(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's own clock. */
const systemClock: Required<Clock> = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      // A timer that nobody waits for would keep a server from ending.
      const leave = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', leave);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', leave, { once: true });
    }),
};

/** A clock with all that may be left out. */
export function toClock(clock: Clock | undefined): Required<Clock> {
  return {
    now: () => (clock ?? systemClock).now(),
    sleep: (milliseconds, signal) =>
      clock?.sleep?.(milliseconds, signal) ?? systemClock.sleep(milliseconds, signal),
  };
}
