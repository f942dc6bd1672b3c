import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../messages/english.ts';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import {
  addDaysInZone,
  getDayInZone,
  getDaysBetween,
  getEventStatus,
  getPublishChecks,
} from './event-state.ts';

const t = ((key: keyof typeof adminEnglish) => adminEnglish[key]) as unknown as AdminTranslate;

const now = Date.UTC(2026, 10, 27, 10);

const event = (changes: Partial<EventV3> = {}): EventV3 => ({
  _id: 'e1',
  title: 'Night choir',
  slug: 'night-choir',
  status: 'DRAFT',
  location: { type: 'VENUE', name: 'Great Hall' },
  dateAndTimeSettings: {
    startDate: new Date(now + 3_600_000),
    timeZoneId: 'Europe/Copenhagen',
  },
  shortDescription: 'Sixteen voices.',
  ...changes,
});

const getMissing = (changes: Partial<EventV3>) =>
  getPublishChecks(event(changes), now)
    .filter(({ isMet, isRequired }) => isRequired && !isMet)
    .map(({ id }) => id);

describe('getEventStatus', () => {
  it('has the words of the registration for an upcoming event, and those of the status for others', () => {
    const open = { status: 'OPEN_TICKETS' } as const;
    expect(getEventStatus({ status: 'UPCOMING', registration: open }, t).text).toBe('On sale');
    expect(getEventStatus({ status: 'CANCELED', registration: open }, t)).toEqual({
      ...{ kind: 'canceled', text: 'Canceled' },
    });
    expect(getEventStatus({ status: 'UPCOMING' }, t).text).toBe('Upcoming');
  });

  it('tells sold out from a registration that is closed for another reason, as the shop does', () => {
    const closed = { type: 'TICKETING', status: 'CLOSED_AUTOMATICALLY' } as const;
    const getStatus = (registration: EventV3['registration']) =>
      getEventStatus({ status: 'UPCOMING', ...(registration && { registration }) }, t);
    expect(getStatus({ ...closed, tickets: { soldOut: true } })).toEqual({
      ...{ kind: 'failed', text: 'Sold out' },
    });
    expect(getStatus(closed).text).toBe('Registration closed');
    const rsvp = { ...closed, type: 'RSVP', rsvp: { limit: 20 } } as const;
    const getRsvpText = (yesCount: number) =>
      getEventStatus(
        { status: 'UPCOMING', registration: rsvp, summaries: { rsvps: { yesCount } } },
        t,
      ).text;
    expect([getRsvpText(20), getRsvpText(8)]).toEqual(['Fully booked', 'Registration closed']);
    const paused = { ...closed, status: 'CLOSED_MANUALLY', tickets: { soldOut: true } } as const;
    expect(getStatus(paused).text).toBe('Registration closed');
  });

  it('has no mark for an unknown status', () => {
    expect(getEventStatus({ status: 'PAUSED' as 'DRAFT' }, t)).toEqual({
      ...{ kind: undefined, text: 'Unknown' },
    });
  });
});

describe('R52 getPublishChecks', () => {
  it('names what is missing, and requires only what the platform requires', () => {
    expect(getMissing({})).toEqual([]);
    expect(getMissing({ title: ' ' })).toEqual(['title']);
    expect(getMissing({ dateAndTimeSettings: {} })).toEqual(['date']);
    expect(getMissing({ dateAndTimeSettings: { dateAndTimeTbd: true } })).toEqual([]);
    expect(getMissing({ location: { type: 'VENUE' } })).toEqual(['location']);
    expect(getMissing({ location: { type: 'ONLINE' } })).toEqual([]);
    const ended = { startDate: new Date(now - 7_200_000), endDate: new Date(now - 3_600_000) };
    expect(getMissing({ dateAndTimeSettings: ended })).toEqual(['past']);
    const optional = getPublishChecks(event({ shortDescription: '' }), now);
    expect(optional.filter(({ isMet }) => !isMet).map(({ id }) => id)).toEqual([
      'image',
      'description',
    ]);
  });
});

it('moves a date by days at the same time of day, over a change of the clocks', () => {
  const before = new Date('2026-10-20T17:30:00Z');
  const zone = 'Europe/Copenhagen';
  const after = addDaysInZone(before, 14, zone);
  expect(after.toISOString()).toBe('2026-11-03T18:30:00.000Z');
  expect([getDayInZone(before, zone), getDayInZone(after, zone)]).toEqual([
    '2026-10-20',
    '2026-11-03',
  ]);
  expect(getDayInZone(new Date('2026-10-20T23:30:00Z'), zone)).toBe('2026-10-21');
  expect(getDaysBetween('2026-10-20', '2026-11-03')).toBe(14);
});
