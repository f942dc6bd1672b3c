import type { TicketDefinition } from '@vitrine/client/tickets';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { ticketDefinitionsAtom } from '../queries.ts';
import { getSaleStatus, getTicketAvailability, nextBoundary } from './ticket-availability.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const ticket = (more: Partial<TicketDefinition> = {}): TicketDefinition => ({
  _id: 't1',
  eventId: 'e1',
  name: 'Seat',
  saleStatus: 'SALE_STARTED',
  limitPerCheckout: 4,
  ...more,
});
const getAvailability = (more: Partial<TicketDefinition>, view = {}) =>
  getTicketAvailability(ticket(more), { now: NOON, ...view }).kind;
const period = (from: number | undefined, until: number | undefined) => ({
  ...(from !== undefined && { startDate: new Date(NOON + from) }),
  ...(until !== undefined && { endDate: new Date(NOON + until) }),
});

describe('getTicketAvailability', () => {
  it('T3 distinguishes on-sale, reserved, ended, scheduled and hidden tickets', async () => {
    const platform = createMockPlatform();
    const { store, client } = createTestStorefront(platform);
    const listAtom = ticketDefinitionsAtom({
      filter: { name: { $in: ['Seat in the hall', 'First row', 'Early seat', 'At the door'] } },
      fieldset: ['DASHBOARD'],
    });
    await store.set(listAtom);
    const kinds = store
      .get(listAtom)
      .items.map((definition) => [
        definition.name,
        getTicketAvailability(definition, { now: client.serverClock.now() }).kind,
      ]);
    expect(Object.fromEntries(kinds)).toEqual({
      'Seat in the hall': 'on-sale',
      'First row': 'reserved-by-others',
      'Early seat': 'sale-ended',
      'At the door': 'sale-scheduled',
    });
  });

  it('R3 T3 distinguishes reserved from sold-out tickets, without the buyer’s own reservation', () => {
    const none = { limitPerCheckout: 0 };
    expect(getAvailability({ ...none, dashboard: { ticketsReserved: 2 } })).toBe(
      'reserved-by-others',
    );
    expect(getAvailability({ ...none, dashboard: { ticketsReserved: 0 } })).toBe('sold-out');
    expect(getAvailability(none)).toBe('sold-out');
    const own = { reservedByBuyer: 2 };
    expect(getAvailability({ ...none, dashboard: { ticketsReserved: 2 } }, own)).toBe('sold-out');
    expect(getAvailability(none, { reservedElsewhere: 1 })).toBe('reserved-by-others');
  });

  it('R21 returns the limit reached: of the ticket or of the order', () => {
    const at = (ofTicket: number, inOrder: number) =>
      getTicketAvailability(ticket(), {
        now: NOON,
        chosen: { ofTicket, inOrder },
        limitPerOrder: 6,
      });
    expect(at(3, 5)).toMatchObject({ kind: 'on-sale', limit: 4 });
    expect(at(4, 4)).toMatchObject({ kind: 'limit-reached', of: 'ticket', limit: 4 });
    expect(at(2, 6)).toMatchObject({ kind: 'limit-reached', of: 'order', limit: 6 });
  });

  it('R24 returns only hidden for a hidden ticket', () => {
    expect(getAvailability({ dashboard: { hidden: true } })).toBe('hidden');
    const salePeriod = { ...period(HOUR, undefined), hideNotOnSale: true };
    expect(getAvailability({ salePeriod, saleStatus: 'SALE_SCHEDULED' })).toBe('hidden');
  });
});

describe('getSaleStatus', () => {
  it('R18 doesn’t start by the local clock alone', () => {
    const scheduled = ticket({ saleStatus: 'SALE_SCHEDULED', salePeriod: period(-1, HOUR) });
    expect(getSaleStatus(scheduled, NOON)).toBe('SALE_SCHEDULED');
    expect(getTicketAvailability(scheduled, { now: NOON })).toEqual({
      kind: 'sale-scheduled',
      next: 'wait',
      opens: new Date(NOON - 1),
    });
  });

  it('R19 ends on time, regardless of the earlier status', () => {
    const running = ticket({ salePeriod: period(-HOUR, 0) });
    expect(getSaleStatus(running, NOON - 1)).toBe('SALE_STARTED');
    expect(getSaleStatus(running, NOON)).toBe('SALE_ENDED');
  });

  it('R20 handles equal and missing ends of a sale period', () => {
    expect(getAvailability({ salePeriod: period(0, 0) })).toBe('sale-ended');
    expect(getAvailability({ salePeriod: period(-HOUR, undefined) })).toBe('on-sale');
    expect(nextBoundary(ticket({ salePeriod: period(5, 5) }), NOON)).toBe(NOON + 5);
    expect(nextBoundary(ticket({ salePeriod: period(-5, 5) }), NOON)).toBe(NOON + 5);
    expect(nextBoundary(ticket({ salePeriod: period(-5, undefined) }), NOON)).toBeNull();
    expect(nextBoundary(ticket(), NOON)).toBeNull();
  });
});
