import { startTime } from './fake-platform.ts';

/** Creates a clock that only moves manually; sleeps resolve when their time has come. */
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
    /** Number of pending sleeps. */
    sleeping: () => sleepers.size,
    /** Advances the time in steps, so that every sleep resolves at its time. */
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
