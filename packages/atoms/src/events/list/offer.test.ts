import { all } from '@vitrine/client';
import type { EventV3, RegistrationStatus, RegistrationType } from '@vitrine/client/events';
import { queryEvents } from '@vitrine/client/events';
import { createWorld } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { storefrontOf } from '../../testing/storefronts.ts';
import { presetDates } from './facets.ts';
import { datesAhead, eventOffer, isForMembers } from './offer.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const anEvent = (
  type: RegistrationType,
  status: RegistrationStatus | undefined,
  more: EventV3['registration'] = {},
): EventV3 => ({
  ...{ _id: 'e', title: 'E', slug: 'e', status: 'UPCOMING', location: {}, dateAndTimeSettings: {} },
  registration: { type, ...(status && { status }), ...more },
});

describe('eventOffer', () => {
  it.each([
    ['TICKETING', 'OPEN_TICKETS', {}, 'tickets'],
    ['TICKETING', 'OPEN_TICKETS', { tickets: { soldOut: true } }, 'sold-out'],
    ['TICKETING', 'CLOSED_AUTOMATICALLY', { tickets: { soldOut: true } }, 'sold-out'],
    ['TICKETING', 'CLOSED_AUTOMATICALLY', {}, 'closed'],
    ['TICKETING', 'CLOSED_MANUALLY', {}, 'closed'],
    ['RSVP', 'CLOSED_MANUALLY', { registrationPaused: true }, 'paused'],
    ['RSVP', 'OPEN_RSVP', {}, 'rsvp'],
    ['RSVP', 'OPEN_RSVP_WAITLIST_ONLY', {}, 'waitlist'],
    ['RSVP', 'SCHEDULED_RSVP', { rsvp: { startDate: new Date(now) } }, 'scheduled'],
    ['RSVP', 'CLOSED_AUTOMATICALLY', { rsvp: { limit: 9 } }, 'full'],
    ['RSVP', 'CLOSED_AUTOMATICALLY', { rsvp: { limit: 9, endDate: new Date(now) } }, 'closed'],
    ['RSVP', 'CLOSED_AUTOMATICALLY', {}, 'closed'],
    ['EXTERNAL', 'OPEN_EXTERNAL', {}, 'external'],
    ['NONE', undefined, {}, 'none'],
  ] as const)('is, for %s and %s with %j: %4$s', (type, status, more, kind) => {
    expect(eventOffer(anEvent(type, status, more), now)?.kind).toBe(kind);
  });

  it('says that an event is over or cancelled before all else', () => {
    const event = anEvent('TICKETING', 'OPEN_TICKETS');
    expect(eventOffer({ ...event, status: 'ENDED' }, now)).toEqual({ kind: 'ended' });
    expect(eventOffer({ ...event, status: 'CANCELED' }, now)).toEqual({ kind: 'cancelled' });
  });

  it('says nothing of what it was not told', () => {
    const { registration: _none, ...event } = anEvent('RSVP', 'OPEN_RSVP');
    expect(eventOffer(event, now)).toBeUndefined();
    expect(eventOffer(anEvent('RSVP', 'OPEN_LATER' as never), now)).toBeUndefined();
  });

  it('has the prices of tickets, and knows those that cost nothing', () => {
    const price = (value: string) => ({ value, currency: 'EUR' });
    const tickets = (lowest: string, highest: string) =>
      eventOffer(
        anEvent('TICKETING', 'OPEN_TICKETS', {
          tickets: { lowestPrice: price(lowest), highestPrice: price(highest) },
        }),
        now,
      );
    expect(tickets('12.00', '24.00')).toMatchObject({ lowest: price('12.00'), isFree: false });
    expect(tickets('0', '24.00')).toMatchObject({ isFree: false });
    expect(tickets('0.00', '0')).toMatchObject({ isFree: true });
  });

  it('finds a word for each event of a programme', async () => {
    const { client } = storefrontOf(createWorld({ clock: { now: () => now } }));
    const options = { fields: ['REGISTRATION' as const] };
    const kinds = new Set<string | undefined>();
    const bySlug = new Map<string, EventV3>();
    for await (const event of all(await queryEvents(client, {}, options))) {
      kinds.add(eventOffer(event, now)?.kind);
      bySlug.set(event.slug, event);
    }
    expect([...kinds].sort()).toEqual([
      ...['cancelled', 'closed', 'ended', 'external', 'full', 'none', 'paused', 'rsvp'],
      ...['scheduled', 'sold-out', 'tickets', 'waitlist'],
    ]);
    const bowls = bySlug.get('throwing-bowls-for-beginners');
    const circle = bySlug.get('mending-circle-1');
    expect(bowls && datesAhead(bowls, now)).toBe(6);
    expect(circle && datesAhead(circle, now)).toBe(3);
    expect(circle && datesAhead(circle, Date.parse('2027-06-01'))).toBe(4);
    expect([...bySlug.values()].filter(isForMembers).map(({ slug }) => slug)).toEqual([
      'members-supper',
    ]);
  });
});

describe('presetDates', () => {
  const from = (preset: Parameters<typeof presetDates>[0], today: string, weekStart = 1) =>
    Object.values(presetDates(preset, today, weekStart, '2026-11-30'));

  it('has what is left of the days that are named', () => {
    expect(from('today', '2026-11-27')).toEqual(['2026-11-27', '2026-11-27']);
    expect(from('week', '2026-11-27')).toEqual(['2026-11-27', '2026-11-29']);
    expect(from('week', '2026-11-27', 7)).toEqual(['2026-11-27', '2026-11-28']);
    expect(from('week', '2026-11-23')).toEqual(['2026-11-23', '2026-11-29']);
    expect(from('month', '2026-11-27')).toEqual(['2026-11-27', '2026-11-30']);
  });

  it('has the weekend that is coming, or on', () => {
    expect(from('weekend', '2026-11-23')).toEqual(['2026-11-28', '2026-11-29']);
    expect(from('weekend', '2026-11-28')).toEqual(['2026-11-28', '2026-11-29']);
    expect(from('weekend', '2026-11-29')).toEqual(['2026-11-29', '2026-11-29']);
  });
});
