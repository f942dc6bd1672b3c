import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStorefront, watch } from '../testing/storefronts.ts';
import { boundaryClock } from './boundary-clock.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** A clock with these moments, in minutes from now. */
function createClock(...minutes: number[]) {
  const refresh = vi.fn();
  const storefront = createTestStorefront(createMockPlatform());
  const clockAtom = boundaryClock(refresh)(minutes.map((one) => NOON + one * MINUTE));
  return { refresh, storefront, clockAtom, now: () => storefront.store.get(clockAtom) - NOON };
}

it('advances at each of its moments, and refetches once for each', () => {
  const { refresh, storefront, clockAtom } = createClock(2, 5);
  const { seen } = watch(storefront, clockAtom);
  vi.advanceTimersByTime(10 * MINUTE);
  expect([...new Set(seen)]).toEqual([NOON, NOON + 2 * MINUTE, NOON + 5 * MINUTE]);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('has the current time for a subscriber after a moment that passed without one', () => {
  const { storefront, clockAtom, now } = createClock(2);
  watch(storefront, clockAtom).stop();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(now()).toBe(5 * MINUTE);
});

it('has the current time for a subscriber after it was only read', () => {
  const { storefront, clockAtom, now } = createClock();
  expect(now()).toBe(0);
  vi.advanceTimersByTime(5 * MINUTE);
  watch(storefront, clockAtom);
  expect(now()).toBe(5 * MINUTE);
});

it('has a moment that passed between the render and the subscription', () => {
  const { storefront, clockAtom, now } = createClock(2);
  vi.advanceTimersByTime(2 * MINUTE - 10);
  now();
  vi.advanceTimersByTime(20);
  watch(storefront, clockAtom);
  expect(now()).toBe(2 * MINUTE + 10);
});

it('renders once if it is read and subscribed to in one render', () => {
  const { storefront, clockAtom } = createClock(2);
  storefront.store.get(clockAtom);
  vi.advanceTimersByTime(20);
  expect(new Set(watch(storefront, clockAtom).seen)).toEqual(new Set([NOON]));
});
