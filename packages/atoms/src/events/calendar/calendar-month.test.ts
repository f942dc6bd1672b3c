import type { EventV3 } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createTestStorefront, withSmallPages } from '../../testing/storefronts.ts';
import { type CalendarMonthQuery, calendarMonthAtom } from './calendar-month.ts';
import { eventSpan, groupEventsByDay } from './event-days.ts';

const at = (startDate: string, endDate: string | undefined, timeZoneId: string): EventV3 => ({
  ...{ _id: startDate, title: 'E', slug: 'e', status: 'UPCOMING', location: {} },
  dateAndTimeSettings: {
    startDate: new Date(startDate),
    ...(endDate && { endDate: new Date(endDate) }),
    timeZoneId,
  },
});

describe('eventSpan', () => {
  it.each([
    // The same moment is another day elsewhere.
    ['2026-12-07T02:00Z', '2026-12-07T10:00Z', 'Asia/Tokyo', '2026-12-07', '2026-12-07'],
    ['2026-12-07T16:00Z', '2026-12-07T18:00Z', 'Asia/Tokyo', '2026-12-08', '2026-12-08'],
    ['2026-12-08T01:00Z', '2026-12-08T03:00Z', 'America/New_York', '2026-12-07', '2026-12-07'],
    // Midnight has nothing of the day that begins, and a night belongs to its evening.
    ['2026-11-28T16:00Z', '2026-11-28T23:00Z', 'Europe/Copenhagen', '2026-11-28', '2026-11-28'],
    ['2026-12-04T21:00Z', '2026-12-04T23:15Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-04'],
    ['2026-12-04T09:00Z', '2026-12-06T17:00Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-06'],
    // So does the last night of a multi-day event that ends the next morning.
    ['2026-12-04T09:00Z', '2026-12-06T23:00Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-06'],
    ['2026-12-04T09:00Z', '2026-12-07T02:00Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-06'],
    ['2026-12-04T09:00Z', '2026-12-07T05:00Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-07'],
    ['2026-12-04T01:00Z', '2026-12-05T02:00Z', 'Europe/Copenhagen', '2026-12-04', '2026-12-05'],
    // Over the night in which clocks go back, which has an hour more.
    ['2026-10-24T20:00Z', '2026-10-25T01:30Z', 'Europe/Copenhagen', '2026-10-24', '2026-10-24'],
    ['2026-10-24T08:00Z', '2026-10-25T16:00Z', 'Europe/Copenhagen', '2026-10-24', '2026-10-25'],
    // Across the turn of the year, and at the end of a month.
    ['2026-12-31T20:00Z', '2027-01-01T12:00Z', 'Europe/Copenhagen', '2026-12-31', '2027-01-01'],
    ['2026-11-30T23:30Z', undefined, 'Europe/Copenhagen', '2026-12-01', '2026-12-01'],
    ['2026-12-04T09:00Z', '2026-12-03T09:00Z', 'UTC', '2026-12-04', '2026-12-04'],
  ])('%s to %s in %s is on %s to %s', (start, end, zone, first, last) => {
    expect(eventSpan(at(start, end, zone))).toEqual({ first, last });
  });

  it('is one day if the organizer hides the end', () => {
    const event = at('2026-11-27T10:00Z', '2026-11-30T16:00Z', 'Europe/Copenhagen');
    const hidden = { ...event.dateAndTimeSettings, hideEndDate: true };
    const day = { first: '2026-11-27', last: '2026-11-27' };
    expect(eventSpan({ dateAndTimeSettings: hidden })).toEqual(day);
  });

  it('is undefined without a date or while it is to be announced', () => {
    const event = at('2026-12-04T09:00Z', undefined, 'UTC');
    const { dateAndTimeSettings } = event;
    expect(eventSpan({ ...event, dateAndTimeSettings: {} })).toBeNull();
    const tbd = { ...dateAndTimeSettings, dateAndTimeTbd: true };
    expect(eventSpan({ ...event, dateAndTimeSettings: tbd })).toBeNull();
    const broken = { ...dateAndTimeSettings, startDate: new Date(Number.NaN) };
    expect(eventSpan({ ...event, dateAndTimeSettings: broken })).toBeNull();
  });

  it('sorts the events of a day by start time', () => {
    const late = at('2026-12-04T19:00Z', undefined, 'UTC');
    const early = at('2026-12-04T09:00Z', undefined, 'UTC');
    expect(groupEventsByDay([late, early]).get('2026-12-04')).toEqual([early, late]);
  });
});

describe('calendarMonthAtom', () => {
  async function read(query: CalendarMonthQuery, pageLimit?: number) {
    const platform = createMockPlatform({
      clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
    });
    const { store } = createTestStorefront(
      pageLimit ? withSmallPages(platform, pageLimit) : platform,
    );
    const monthAtom = calendarMonthAtom(query);
    store.sub(monthAtom, () => {});
    const before = store.get(monthAtom);
    await vi.waitFor(() => expect(store.get(monthAtom).status).not.toBe('pending'));
    return { platform, store, monthAtom, before, month: store.get(monthAtom) };
  }
  const on = (
    { weeks }: { weeks: readonly (readonly { day: string; events: readonly EventV3[] }[])[] },
    day: string,
  ) =>
    weeks
      .flat()
      .find((one) => one.day === day)
      ?.events.map(({ slug }) => slug);

  it('has all events of a platform that returns fewer a page', async () => {
    const { month } = await read({ day: '2026-12-15' });
    const { month: ofSmallPages } = await read({ day: '2026-12-15' }, 4);
    expect(month.events.length).toBeGreaterThan(4);
    expect(ofSmallPages.events.map(({ slug }) => slug)).toEqual(
      month.events.map(({ slug }) => slug),
    );
  });

  it('returns its weeks immediately and adds the events when they load', async () => {
    const { before, month, platform } = await read({ day: '2026-12-15' });
    expect(before).toMatchObject({ status: 'pending', first: '2026-12-01', last: '2026-12-31' });
    expect(before.weeks.map(([first]) => first?.day)).toEqual([
      ...['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
    ]);
    // By the clock in Tokyo, on two days; at ten in the evening in Aalborg, on one.
    expect(on(month, '2026-12-07')).toContain('fenn-house-in-tokyo');
    expect(on(month, '2026-12-08')).toContain('fenn-house-in-tokyo');
    expect(on(month, '2026-12-04')).toContain('night-choir-by-candlelight');
    expect(on(month, '2026-12-05')).not.toContain('night-choir-by-candlelight');
    expect(on(month, '2026-12-07')).toContain('throwing-bowls-for-beginners-2');
    expect(month.weeks[0]?.[0]).toMatchObject({ day: '2026-11-30', isInMonth: false });
    expect(new Set(month.events).size).toBe(month.events.length);
    expect(month.isCut).toBe(false);
    expect(platform.calls.filter(({ path }) => path.endsWith('/events/query'))).toHaveLength(1);
  });

  it('uses the given calendar and first day of the week', async () => {
    const { month } = await read({ day: '2026-12-15', calendar: 'persian', weekStart: 6 });
    expect(month).toMatchObject({ first: '2026-11-22', last: '2026-12-21' });
    expect(month.weeks[0]?.[0]?.day).toBe('2026-11-21');
  });

  it('applies the list’s filters', async () => {
    const { month } = await read({ day: '2026-12-15', filter: { 'categories.name': 'Abroad' } });
    expect(month.events.map(({ slug }) => slug)).toEqual([
      ...['tiles-of-lisbon-walk', 'fenn-house-in-tokyo', 'dry-dock-sessions', 'glass-and-light'],
    ]);
  });

  it('keeps its weeks when its events fail to load, and retries', async () => {
    const platform = createMockPlatform({
      clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
    });
    platform.fail('events.queryEvents', 'unavailable', { times: 1 });
    const { store } = createTestStorefront(platform);
    const monthAtom = calendarMonthAtom({ day: '2026-12-15' });
    store.sub(monthAtom, () => {});
    await vi.waitFor(() => expect(store.get(monthAtom).status).toBe('error'));
    expect(store.get(monthAtom).weeks).toHaveLength(5);
    await store.set(monthAtom);
    expect(store.get(monthAtom)).toMatchObject({ status: 'success' });
    expect(store.get(monthAtom).events.length).toBeGreaterThan(10);
  });
});
