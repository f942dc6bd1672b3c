import { startTime } from './fake-platform.ts';

/** A clock that stands until it is moved by hand; who sleeps wakes when their moment has come. */
export function manualClock() {
  let now = startTime;
  const sleepers = new Set<{ until: number; wake: () => void }>();
  return {
    clock: {
      now: () => now,
      sleep: (milliseconds: number, signal?: AbortSignal) =>
        new Promise<void>((resolve) => {
          const sleeper = { until: now + milliseconds, wake: resolve };
          sleepers.add(sleeper);
          signal?.addEventListener('abort', () => sleepers.delete(sleeper));
        }),
    },
    /** How many sleep. */
    sleeping: () => sleepers.size,
    /** Lets the time pass, in steps that no one oversleeps. */
    async pass(milliseconds: number) {
      for (const end = now + milliseconds; now < end; ) {
        now += Math.min(50, end - now);
        for (const sleeper of [...sleepers].filter(({ until }) => until <= now)) {
          sleepers.delete(sleeper);
          sleeper.wake();
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
