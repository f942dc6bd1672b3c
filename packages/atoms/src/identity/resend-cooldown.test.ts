import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStorefront, watch } from '../testing/storefronts.ts';
import { resendCooldownAtom } from './resend-cooldown.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('S72 counts to a fixed time: one tick of a throttled tab includes all elapsed time', () => {
  const storefront = createTestStorefront(createMockPlatform());
  const { store } = storefront;
  const { seen, stop } = watch(storefront, resendCooldownAtom);
  expect(store.get(resendCooldownAtom)).toBe(0);
  store.set(resendCooldownAtom, 30_000);
  vi.advanceTimersByTime(2000);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(1000);
  expect(seen.slice(-3)).toEqual([29_000, 28_000, 7000]);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(1000);
  expect(store.get(resendCooldownAtom)).toBe(0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('S72 does not increase when the clock is set back', () => {
  const storefront = createTestStorefront(createMockPlatform());
  const { store } = storefront;
  watch(storefront, resendCooldownAtom);
  store.set(resendCooldownAtom, 30_000);
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(store.get(resendCooldownAtom)).toBeLessThanOrEqual(1000);
});
