import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../../time/calendar/days.ts';
import type { CalendarDay } from './calendar-month.ts';
import { groupEventsByDay } from './event-days.ts';
import { getWeekBars } from './week-bars.ts';

const make = (title: string, from: string, to: string): EventV3 => ({
  ...{ _id: title, title, slug: title, status: 'UPCOMING', location: {} },
  dateAndTimeSettings: {
    startDate: new Date(`${from}T09:00Z`),
    endDate: new Date(`${to}T17:00Z`),
    timeZoneId: 'UTC',
  },
});

/** The week from Monday 30 November 2026, or a later one. */
function getWeek(events: readonly EventV3[], first: Day = '2026-11-30' as Day): CalendarDay[] {
  const byDay = groupEventsByDay(events);
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index);
    return { day, isInMonth: true, events: byDay.get(day) ?? [] };
  });
}

const describeBars = (week: readonly CalendarDay[]) =>
  getWeekBars(week).map(({ event, from, days, lane, isStart, isEnd }) =>
    [event.title, from, days, lane, isStart && 'start', isEnd && 'end'].filter(
      (one) => one !== false,
    ),
  );

describe('getWeekBars', () => {
  it('spans the days of an event in this week, and says where it begins and ends', () => {
    const room = make('room', '2026-11-25', '2026-12-06');
    expect(describeBars(getWeek([room]))).toEqual([['room', 0, 7, 0, 'end']]);
    expect(describeBars(getWeek([room], '2026-11-23' as Day))).toEqual([
      ['room', 2, 5, 0, 'start'],
    ]);
    expect(describeBars(getWeek([room], '2026-12-07' as Day))).toEqual([]);
  });

  it('has no bars for events of one day, and nights', () => {
    expect(describeBars(getWeek([make('talk', '2026-12-01', '2026-12-01')]))).toEqual([]);
  });

  it('puts bars that share a day into different lanes, and fills free ones', () => {
    const camp = make('camp', '2026-12-01', '2026-12-03');
    const fair = make('fair', '2026-12-01', '2026-12-02');
    const walk = make('walk', '2026-12-03', '2026-12-04');
    const late = make('late', '2026-12-04', '2026-12-06');
    expect(describeBars(getWeek([fair, walk, late, camp]))).toEqual([
      ['camp', 1, 3, 0, 'start', 'end'],
      ['fair', 1, 2, 1, 'start', 'end'],
      ['walk', 3, 2, 1, 'start', 'end'],
      ['late', 4, 3, 0, 'start', 'end'],
    ]);
  });
});
