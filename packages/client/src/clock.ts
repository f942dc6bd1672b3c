/** The time, in milliseconds since 1970. Injected so that tests and pictures can hold it still. */
export interface Clock {
  now(): number;
  /**
   * Resolves after so many milliseconds, or leaves the timer when the signal aborts; the machine's
   * timer by default.
   */
  sleep?(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** A clock with all that may be left out: it is the machine's own by default. */
export function toClock(clock: Clock | undefined): Required<Clock> {
  return {
    now: () => (clock ?? Date).now(),
    sleep: (milliseconds, signal) =>
      clock?.sleep?.(milliseconds, signal) ?? sleep(milliseconds, signal),
  };
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    // A timer that no one waits for would keep a server from ending.
    const leave = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', leave);
  });
}
