/** The time, in milliseconds since 1970. Injected so that tests and pictures can hold it still. */
export interface Clock {
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
