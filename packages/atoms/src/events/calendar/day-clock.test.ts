import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { dateInZone } from '../time-zone.ts';
import { dayClockAtom } from './day-clock.ts';

afterEach(() => void vi.useRealTimers());

it('notifies its subscribers at each midnight of the zone, and of no other', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T22:00:00Z') });
  const timeZone = 'Europe/Copenhagen';
  const { store } = createTestStorefront(createMockPlatform());
  const clockAtom = dayClockAtom(timeZone);
  const days: string[] = [];
  store.sub(clockAtom, () => days.push(dateInZone(new Date(store.get(clockAtom)()), timeZone)));
  vi.advanceTimersByTime(59 * 60_000);
  expect(days).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-28']);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(days).toEqual(['2026-11-28', '2026-11-29']);
});

it('has the current time whenever it is read', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T22:00:00Z') });
  const { store } = createTestStorefront(createMockPlatform());
  const clockAtom = dayClockAtom('UTC');
  store.sub(clockAtom, () => {});
  const now = store.get(clockAtom);
  vi.advanceTimersByTime(3_600_000);
  expect(new Date(now()).toISOString()).toBe('2026-11-27T23:00:00.000Z');
});
