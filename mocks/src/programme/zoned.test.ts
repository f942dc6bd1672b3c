import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, isTimeZone, momentOf } from './zoned.ts';

const at = (text: string) => Date.parse(text);

describe('a time by the clock of a place', () => {
  test.each([
    ['Europe/Copenhagen', '2026-11-27T18:30:00Z'],
    ['Asia/Tokyo', '2026-11-27T10:30:00Z'],
    ['America/New_York', '2026-11-28T00:30:00Z'],
    ['Asia/Kuwait', '2026-11-27T16:30:00Z'],
    ['Asia/Kathmandu', '2026-11-27T13:45:00Z'],
    ['UTC', '2026-11-27T19:30:00Z'],
  ])('in %s half past seven is %s', (zone, moment) => {
    expect(momentOf({ year: 2026, month: 11, day: 27 }, '19:30', zone)).toBe(at(moment));
  });

  test('follows summer time on the days when it begins and ends', () => {
    const zone = 'Europe/Copenhagen';
    const spring = { year: 2027, month: 3, day: 28 };
    expect(momentOf(spring, '01:30', zone)).toBe(at('2027-03-28T00:30:00Z'));
    expect(momentOf(spring, '02:30', zone)).toBe(at('2027-03-28T01:30:00Z'));
    expect(momentOf(spring, '03:30', zone)).toBe(at('2027-03-28T01:30:00Z'));
    const autumn = { year: 2026, month: 10, day: 25 };
    expect(momentOf(autumn, '02:30', zone)).toBe(at('2026-10-25T00:30:00Z'));
    expect(momentOf(autumn, '04:00', zone)).toBe(at('2026-10-25T03:00:00Z'));
  });

  test('is on the day that it was asked for, in any zone and on any day', () => {
    const zones = fc.constantFrom('Europe/Copenhagen', 'America/New_York', 'Asia/Tokyo', 'UTC');
    const days = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 4, max: 23 }), (zone, later, hour) => {
        const day = dayAt(at('2026-01-01T12:00:00Z'), zone, later);
        const moment = momentOf(day, `${hour}:15`, zone);
        expect(dayAt(moment, zone)).toEqual(day);
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric' });
        expect(Number(shown.format(moment))).toBe(hour);
      }),
    );
  });
});

test('days are counted by the calendar of the place', () => {
  const late = at('2026-11-21T23:30:00Z');
  expect(dayAt(late, 'Europe/Copenhagen')).toEqual({ year: 2026, month: 11, day: 22 });
  expect(dayAt(late, 'America/New_York', 10)).toEqual({ year: 2026, month: 12, day: 1 });
});

test('zones are those of the database', () => {
  expect([isTimeZone('Europe/Lisbon'), isTimeZone('Europe/Atlantis'), isTimeZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});
