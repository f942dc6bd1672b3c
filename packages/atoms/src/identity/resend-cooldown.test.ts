import { createWorld } from '@vitrine/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storefrontOf, watch } from '../testing/storefronts.ts';
import { resendWaitAtom } from './resend-cooldown.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('S72 counts to a moment: one tick of a slowed tab tells all the time that has passed', () => {
  const storefront = storefrontOf(createWorld());
  const { store } = storefront;
  const { seen, stop } = watch(storefront, resendWaitAtom);
  expect(store.get(resendWaitAtom)).toBe(0);
  store.set(resendWaitAtom, 30_000);
  vi.advanceTimersByTime(2000);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(1000);
  expect(seen.slice(-3)).toEqual([29_000, 28_000, 7000]);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1000);
  expect(store.get(resendWaitAtom)).toBe(0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('S72 does not grow where the clock is set back meanwhile', () => {
  const storefront = storefrontOf(createWorld());
  const { store } = storefront;
  watch(storefront, resendWaitAtom);
  store.set(resendWaitAtom, 30_000);
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(store.get(resendWaitAtom)).toBeLessThanOrEqual(1000);
});
