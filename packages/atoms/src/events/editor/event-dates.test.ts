import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeTime,
  checkEventDates,
  type EventDateValues,
  getClockChanges,
  getNextDate,
  MAX_SERIES_DATES,
  moveDate,
  repeatDate,
  shiftDate,
  sortDates,
} from './event-dates.ts';

const evening = (startDate: string, startTime = '18:00', endTime = '20:30'): EventDateValues => ({
  ...{ startDate, startTime, endDate: startDate, endTime },
});
const ZONE = 'Europe/Copenhagen';

describe('repeatDate', () => {
  it('repeats by days and weeks, up to and including the last day', () => {
    const days = repeatDate(evening('2026-11-30'), { every: 2, unit: 'week', until: '2026-12-28' });
    expect(days.map(({ startDate }) => startDate)).toEqual(['2026-12-14', '2026-12-28']);
    const daily = repeatDate(evening('2026-11-30'), { every: 1, unit: 'day', until: '2026-12-02' });
    expect(daily).toEqual([evening('2026-12-01'), evening('2026-12-02')]);
  });

  it('has no more dates than a series, and none of an incomplete date', () => {
    const rule = { every: 1, unit: 'day', until: '2036-01-01' } as const;
    expect(repeatDate(evening('2026-11-30'), rule)).toHaveLength(MAX_SERIES_DATES);
    expect(repeatDate(evening(''), rule)).toEqual([]);
    expect(repeatDate(evening('2026-11-30'), { ...rule, every: 0 })).toEqual([]);
  });
});

it('shiftDate keeps the length of a date, and is reversible', () => {
  const moment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) });
  const shift = fc.record({
    days: fc.integer({ min: -400, max: 400 }),
    minutes: fc.integer({ min: -3000, max: 3000 }),
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 4000 }), shift, (start, length, by) => {
      const [from, to] = [start, start + length * 60_000].map((time) =>
        new Date(time).toISOString(),
      );
      const date = {
        ...{ startDate: from?.slice(0, 10) ?? '', startTime: from?.slice(11, 16) ?? '' },
        ...{ endDate: to?.slice(0, 10) ?? '', endTime: to?.slice(11, 16) ?? '' },
      };
      const back = { days: -by.days, minutes: -by.minutes };
      expect(shiftDate(shiftDate(date, by), back)).toEqual(date);
    }),
  );
});

it('getNextDate continues the interval of a series', () => {
  expect(getNextDate([evening('2026-11-30')])).toEqual(evening('2026-12-07'));
  expect(getNextDate([evening('2026-11-30'), evening('2026-12-02')])).toEqual(
    evening('2026-12-04'),
  );
  expect(getNextDate([evening('2026-11-30'), evening('2026-12-01')])).toEqual(
    evening('2026-12-02'),
  );
  expect(getNextDate([evening('2026-12-02'), evening('2026-11-30')])).toEqual(
    evening('2026-12-07'),
  );
  expect(getNextDate([]).startDate).toBe('');
});

it('moveDate and changeTime keep a date that ends after midnight together', () => {
  const night = changeTime(evening('2026-12-10', '22:00'), { endTime: '00:15' });
  expect(night.endDate).toBe('2026-12-11');
  expect(moveDate(night, '2026-12-24')).toEqual({
    ...night,
    startDate: '2026-12-24',
    endDate: '2026-12-25',
  });
  expect(changeTime(night, { endTime: '23:30' }).endDate).toBe('2026-12-10');
  for (const times of [{ startTime: '' }, { endTime: '' }]) {
    expect(changeTime(night, times)).toEqual({ ...night, ...times });
  }
  const undated = { ...night, startDate: '' };
  expect(changeTime(undated, { endTime: '23:30' })).toEqual({ ...undated, endTime: '23:30' });
});

it('moveDate has an end after midnight on the next day when a removed start day is entered again', () => {
  const night = changeTime(evening('2026-12-10', '22:00'), { endTime: '04:00' });
  const empty = moveDate(night, '');
  expect(empty).toMatchObject({ startDate: '', endDate: '' });
  const entered = moveDate(empty, '2026-12-24');
  expect(entered).toEqual({ ...night, startDate: '2026-12-24', endDate: '2026-12-25' });
  expect(checkEventDates([entered], ZONE)).toEqual([undefined]);
});

describe('checkEventDates', () => {
  it('names overlaps at the later date, and what is missing', () => {
    const dates = [
      evening('2027-03-29', '20:00', '22:00'),
      evening('2027-03-29'),
      evening('2027-04-05', '', ''),
      evening('2027-04-12', '20:00', '18:00'),
      evening('2027-03-29', '22:00', '23:00'),
    ];
    expect(checkEventDates(dates, ZONE)).toEqual([
      { kind: 'overlap', with: 1 },
      undefined,
      { kind: 'missing' },
      { kind: 'end-before-start' },
      undefined,
    ]);
  });

  it('names one of two equal dates, and a time that the clocks skip', () => {
    const same = evening('2026-12-01');
    expect(checkEventDates([same, same], ZONE)).toEqual([undefined, { kind: 'overlap', with: 0 }]);
    expect(checkEventDates([evening('2027-03-28', '02:30', '04:00')], ZONE)).toEqual([
      { kind: 'skipped-time' },
    ]);
  });
});

it('getClockChanges finds the first date after the clocks go forward', () => {
  const dates = ['2027-03-15', '2027-03-22', '2027-03-29', '2027-04-05'].map((day) => evening(day));
  expect(getClockChanges(dates, ZONE)).toEqual([2]);
  expect(getClockChanges(dates, 'UTC')).toEqual([]);
});

it('sortDates puts incomplete dates last', () => {
  const sorted = sortDates([evening(''), evening('2026-12-07'), evening('2026-12-01')]);
  expect(sorted.map(({ startDate }) => startDate)).toEqual(['2026-12-01', '2026-12-07', '']);
});
