import { afterEach, expect, test, vi } from 'vitest';
import { toClock } from './clock.ts';

afterEach(() => vi.useRealTimers());

test('the local clock sleeps for the given time, and leaves nothing behind', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const slept = toClock(undefined).sleep(1000, signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await slept;
  expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1]);
});

test('an aborted sleep clears its timer', () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  toClock(undefined).sleep(1000, controller.signal);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
});

test('a host clock returns the time, and sleeps if it can', async () => {
  const sleep = vi.fn(async () => {});
  const clock = toClock({ now: () => 7, sleep });
  await clock.sleep(1000);
  expect([clock.now(), sleep.mock.calls]).toEqual([7, [[1000, undefined]]]);
});
