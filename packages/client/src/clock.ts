/** The time, in milliseconds since 1970. Injected so that tests and screenshots can freeze it. */
export interface Clock {
  /** Returns the milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after the given milliseconds; the signal cancels the timer. Uses the machine's timer
   * by default.
   */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Returns a clock with defaults for everything omitted; the machine's clock by default. */
export function toClock(clock: Clock | undefined): Required<Clock> {
  return {
    now: () => (clock ?? Date).now(),
    sleep: (milliseconds, signal) =>
      clock?.sleep?.(milliseconds, signal) ?? sleep(milliseconds, signal),
  };
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    // A timer that nothing waits for would keep a server process alive.
    const leave = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', leave);
  });
}
