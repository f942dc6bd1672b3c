import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLocalTime, getMomentInZone, isTimeInZone } from './moment-in-zone.ts';

const toIso = (text: string, zone: string) => getMomentInZone(text, zone).toISOString();

it('reads a local time in winter and in summer', () => {
  expect(toIso('2026-12-11T22:00', 'Europe/Copenhagen')).toBe('2026-12-11T21:00:00.000Z');
  expect(toIso('2026-07-11T22:00', 'Europe/Copenhagen')).toBe('2026-07-11T20:00:00.000Z');
  expect(toIso('2026-07-11T22:00', 'America/New_York')).toBe('2026-07-12T02:00:00.000Z');
});

it('knows times that clocks skip, and takes the first of those that they repeat', () => {
  expect(isTimeInZone('2027-03-28T02:30', 'Europe/Copenhagen')).toBe(false);
  expect(toIso('2027-03-28T02:30', 'Europe/Copenhagen')).toBe('2027-03-28T01:30:00.000Z');
  expect(isTimeInZone('2027-03-28T03:00', 'Europe/Copenhagen')).toBe(true);
  expect(toIso('2027-10-31T02:30', 'Europe/Copenhagen')).toBe('2027-10-31T00:30:00.000Z');
});

it('has no moment for text that is no time', () => {
  expect(getMomentInZone('2026-12-11T', 'UTC').getTime()).toBeNaN();
});

it('reads back what it writes', () => {
  const minute = fc
    .integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  const zone = fc.constantFrom('UTC', 'Europe/Copenhagen', 'America/New_York', 'Asia/Tokyo');
  fc.assert(
    fc.property(minute, zone, (moment, timeZone) => {
      const text = getLocalTime(moment, timeZone);
      // Of an hour that exists twice, the first is read.
      expect(getLocalTime(getMomentInZone(text, timeZone), timeZone)).toBe(text);
    }),
  );
});
