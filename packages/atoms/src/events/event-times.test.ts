import { describe, expect, it } from 'vitest';
import {
  type DatedEvent,
  eventTimes,
  getDailyEnd,
  getSpan,
  timesForVisitor,
} from './event-times.ts';
import { dateInZone, dayInZone, isTimeZone, timeInZone } from './time-zone.ts';

const dated = (start: string, end?: string, timeZone = 'Europe/Copenhagen'): DatedEvent => ({
  kind: 'dated',
  start: new Date(start),
  ...(end && { end: new Date(end) }),
  timeZone,
});

describe('getDailyEnd', () => {
  it('ends the first day of several at the hour of the last', () => {
    const fair = dated('2026-12-17T09:00Z', '2026-12-19T17:00Z');
    expect(getDailyEnd(fair)).toEqual(new Date('2026-12-17T17:00Z'));
    // It is an hour later in Copenhagen on the first of these days.
    const overChange = dated('2026-10-24T08:00Z', '2026-10-26T17:00Z');
    expect(getDailyEnd(overChange)).toEqual(new Date('2026-10-24T16:00Z'));
  });

  it('is undefined if the hours can’t be daily', () => {
    expect(getDailyEnd(dated('2026-12-18T19:00Z', '2026-12-20T13:00Z'))).toBeUndefined();
    expect(getDailyEnd(dated('2026-12-18T19:00Z', '2026-12-18T21:00Z'))).toBeUndefined();
    expect(getDailyEnd(dated('2026-12-18T19:00Z'))).toBeUndefined();
  });
});

describe('eventTimes', () => {
  it('returns start, end and time zone', () => {
    const settings = {
      startDate: new Date('2026-12-03T18:30Z'),
      endDate: new Date('2026-12-03T19:40Z'),
      timeZoneId: 'Europe/Copenhagen',
    };
    expect(eventTimes(settings)).toEqual(dated('2026-12-03T18:30Z', '2026-12-03T19:40Z'));
    expect(eventTimes({ ...settings, hideEndDate: true })).not.toHaveProperty('end');
  });

  it('is to be announced if the event is marked so, regardless of its date', () => {
    const startDate = new Date();
    expect(eventTimes({ dateAndTimeTbd: true, startDate })).toEqual({ kind: 'to-be-announced' });
    const label = { dateAndTimeTbd: true, dateAndTimeTbdMessage: ' In spring ' };
    expect(eventTimes(label)).toEqual({ kind: 'to-be-announced', label: 'In spring' });
  });

  it('is unknown without a valid date', () => {
    expect(eventTimes(undefined)).toEqual({ kind: 'unknown' });
    expect(eventTimes({})).toEqual({ kind: 'unknown' });
    expect(eventTimes({ startDate: new Date('nonsense') })).toEqual({ kind: 'unknown' });
  });

  it('R20 omits an end that is invalid or not after the start', () => {
    const startDate = new Date('2026-12-03T18:30Z');
    const ending = (endDate: Date) => eventTimes({ startDate, endDate });
    expect(ending(new Date('2026-12-03T18:30Z'))).not.toHaveProperty('end');
    expect(ending(new Date('2025-12-03T18:30Z'))).not.toHaveProperty('end');
    expect(ending(new Date('nonsense'))).not.toHaveProperty('end');
  });

  it('uses the event’s time zone when a date has none, and UTC as the fallback', () => {
    const startDate = new Date('2026-12-03T18:30Z');
    expect(eventTimes({ startDate }, 'Asia/Tokyo')).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(eventTimes({ startDate, timeZoneId: 'Mars/Base' })).toMatchObject({ timeZone: 'UTC' });
  });
});

describe('getSpan', () => {
  it.each([
    ['open', dated('2026-12-03T18:30Z')],
    ['day', dated('2026-12-03T18:30Z', '2026-12-03T22:59Z')],
    ['night', dated('2026-12-03T18:30Z', '2026-12-03T23:00Z')],
    ['night', dated('2026-12-03T18:30Z', '2026-12-04T04:59Z')],
    ['whole-day', dated('2026-12-02T23:00Z', '2026-12-03T23:00Z')],
    // The days on which the clocks change have 23 and 25 hours.
    ['whole-day', dated('2026-03-28T23:00Z', '2026-03-29T22:00Z')],
    ['whole-day', dated('2026-10-24T22:00Z', '2026-10-25T23:00Z')],
    ['days', dated('2026-12-02T23:00Z', '2026-12-04T23:00Z')],
    ['days', dated('2026-12-03T18:30Z', '2026-12-04T05:00Z')],
    ['days', dated('2026-12-02T02:00Z', '2026-12-03T04:00Z')],
    ['days', dated('2026-12-03T18:30Z', '2026-12-04T18:30Z')],
  ] as const)('classifies an event as: %s', (kind, event) => {
    expect(getSpan(event)).toMatchObject({ kind });
  });

  it.each([
    ['2026-12-06', dated('2026-12-03T18:30Z', '2026-12-06T23:00Z')],
    ['2026-12-06', dated('2026-12-03T18:30Z', '2026-12-07T04:59Z')],
    ['2026-12-07', dated('2026-12-03T18:30Z', '2026-12-07T05:00Z')],
    ['2026-12-03', dated('2026-12-02T02:00Z', '2026-12-03T04:00Z')],
    // The night in which the clocks go back is an hour longer.
    ['2026-10-24', dated('2026-10-22T08:00Z', '2026-10-25T04:59Z')],
    ['2026-03-28', dated('2026-03-26T08:00Z', '2026-03-29T03:59Z')],
  ])('ends on the evening that a late night belongs to: %s', (day, event) => {
    const span = getSpan(event);
    expect(span.kind === 'days' && dateInZone(span.lastDay, event.timeZone)).toBe(day);
  });

  it('uses the days of the given time zone', () => {
    const evening = dated('2026-12-03T18:30Z', '2026-12-03T19:40Z');
    expect(getSpan({ ...evening, timeZone: 'Asia/Karachi' })).toEqual({ kind: 'night' });
  });

  it('follows clock changes: five in the morning is an hour earlier in spring', () => {
    const spring = dated('2026-03-28T20:00Z', '2026-03-29T03:30Z');
    expect(dateInZone(spring.start, spring.timeZone)).toBe('2026-03-28');
    expect(timeInZone(new Date('2026-03-29T01:00Z'), spring.timeZone)).toBe(
      Date.UTC(2026, 2, 29, 3),
    );
    expect(getSpan(spring)).toEqual({ kind: 'night' });
    expect(getSpan(dated('2026-03-28T20:00Z', '2026-03-29T04:30Z')).kind).toBe('days');
  });
});

describe('timesForVisitor', () => {
  const talk = dated('2026-12-08T17:00Z', '2026-12-08T18:00Z');

  it('T28 returns the times in the visitor’s time zone, with the difference in days', () => {
    const tokyo = timesForVisitor(talk, 'Asia/Tokyo');
    expect(tokyo).toEqual({ event: { ...talk, timeZone: 'Asia/Tokyo' }, daysApart: 1 });
    expect(timesForVisitor(talk, 'Europe/London')?.daysApart).toBe(0);
    const late = dated('2026-12-08T01:00Z');
    expect(timesForVisitor(late, 'America/New_York')?.daysApart).toBe(-1);
  });

  it('is undefined when the local times are equal', () => {
    expect(timesForVisitor(talk, 'Europe/Copenhagen')).toBeUndefined();
    expect(timesForVisitor(talk, 'Europe/Berlin')).toBeUndefined();
    expect(timesForVisitor(talk, 'Nowhere/Land')).toBeUndefined();
  });

  it('returns times when the clocks diverge during the event', () => {
    // Athens has left summer time days before, Cairo does so in the second night.
    const night = dated('2026-10-28T22:00Z', '2026-10-30T10:00Z', 'Europe/Athens');
    expect(timesForVisitor(night, 'Africa/Cairo')).toBeDefined();
  });
});

describe('time zones', () => {
  it('accepts a known name', () => {
    expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
    expect(isTimeZone('')).toBe(false);
    expect(isTimeZone('Mars/Base')).toBe(false);
  });

  it('returns the local day of a time', () => {
    const moment = new Date('2026-12-31T23:30Z');
    expect(dayInZone(moment, 'Europe/Copenhagen') - dayInZone(moment, 'UTC')).toBe(1);
    expect(dateInZone(moment, 'Pacific/Kiritimati')).toBe('2027-01-01');
    expect(dateInZone(moment, 'Pacific/Pago_Pago')).toBe('2026-12-31');
  });
});
