import { all } from '@vitrine/client';
import { type EventV3, queryEvents } from '@vitrine/client/events';
import { createMockPlatform } from '@vitrine/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { presetDates } from './event-facets.ts';
import { datesAhead, ticketPrices } from './ticket-prices.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const events = new Map<string, EventV3>();
const getEvent = (slug: string) => events.get(slug) as EventV3;

beforeAll(async () => {
  const { client } = createTestStorefront(createMockPlatform({ clock: { now: () => now } }));
  const first = await queryEvents(client, {}, { fields: ['REGISTRATION'] });
  for await (const event of all(first)) events.set(event.slug, event);
});

describe('ticketPrices', () => {
  const price = (value: string) => ({ value, currency: 'EUR' });
  const of = (lowest?: string, highest?: string) =>
    ticketPrices({
      registration: {
        tickets: {
          ...(lowest && { lowestPrice: price(lowest) }),
          ...(highest && { highestPrice: price(highest) }),
        },
      },
    });

  it('returns both ends when they differ, and detects free events', () => {
    expect(of('12.00', '24.00')).toEqual({
      ...{ lowest: price('12.00'), highest: price('24.00'), isFree: false },
    });
    expect(of('12.00', '12.00')).toEqual({ lowest: price('12.00'), isFree: false });
    expect(of('0', '24.00').isFree).toBe(false);
    expect(of('0.00', '0.00').isFree).toBe(true);
    expect(of()).toEqual({ isFree: false });
    expect(ticketPrices({})).toEqual({ isFree: false });
  });

  it('reads the price and currency from the platform', () => {
    expect(ticketPrices(getEvent('resonance-for-nine-strings')).lowest?.currency).toBe('EUR');
    expect(ticketPrices(getEvent('fenn-house-in-tokyo')).lowest?.currency).toBe('JPY');
  });
});

describe('datesAhead', () => {
  it('counts upcoming dates, or all when none are upcoming', () => {
    expect(datesAhead(getEvent('throwing-bowls-for-beginners'), now)).toBe(6);
    expect(datesAhead(getEvent('mending-circle-1'), now)).toBe(3);
    expect(datesAhead(getEvent('mending-circle-1'), Date.parse('2027-06-01'))).toBe(4);
    expect(datesAhead(getEvent('kiln-opening'), now)).toBe(0);
  });
});

describe('presetDates', () => {
  const from = (preset: Parameters<typeof presetDates>[0], today: string, weekStart = 1) =>
    Object.values(presetDates(preset, today, weekStart, '2026-11-30'));

  it('returns the remaining days of the named period', () => {
    expect(from('today', '2026-11-27')).toEqual(['2026-11-27', '2026-11-27']);
    expect(from('week', '2026-11-27')).toEqual(['2026-11-27', '2026-11-29']);
    expect(from('week', '2026-11-27', 7)).toEqual(['2026-11-27', '2026-11-28']);
    expect(from('week', '2026-11-23')).toEqual(['2026-11-23', '2026-11-29']);
    expect(from('month', '2026-11-27')).toEqual(['2026-11-27', '2026-11-30']);
  });

  it('returns the upcoming or current weekend', () => {
    expect(from('weekend', '2026-11-23')).toEqual(['2026-11-28', '2026-11-29']);
    expect(from('weekend', '2026-11-28')).toEqual(['2026-11-28', '2026-11-29']);
    expect(from('weekend', '2026-11-29')).toEqual(['2026-11-29', '2026-11-29']);
  });
});
