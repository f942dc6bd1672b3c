import type { TicketKind } from '@vitrine/atoms';
import { TicketSaleStatus } from '@vitrine/client/tickets';
import { describe, expect, it } from 'vitest';
import { noIgnoredLimits } from './LimitSwitches.tsx';
import {
  chooseSaleTickets,
  countBeyondStock,
  getMostTickets,
  hasInvalidPrice,
  type SaleLimits,
  type SaleLine,
  toSaleLines,
} from './sale-lines.ts';

const euros = (value: string) => ({ value, currency: 'EUR' });

const seat: TicketKind = {
  ...{
    _id: 'seat',
    eventId: 'event',
    name: 'Seat',
    limitPerOrder: 4,
    saleStatus: TicketSaleStatus.SALE_STARTED,
  },
  pricing: { fixedPrice: euros('32.00') },
  dashboard: { unsold: 3, ticketsReserved: 2, quantity: 10 },
};

const limits: SaleLimits = { ignored: noIgnoredLimits, held: new Map(), now: 0 };

const getLine = (kind: TicketKind, index = 0) => toSaleLines([kind])[index] as SaleLine;

describe('getMostTickets', () => {
  it('is the number that is left, with those that this sale holds', () => {
    const line = getLine(seat);
    expect(getMostTickets(line, [], limits)).toBe(3);
    expect(getMostTickets(line, [], { ...limits, held: new Map([['seat', 1]]) })).toBe(4);
    // Four are the most of one order.
    expect(getMostTickets(line, [], { ...limits, held: new Map([['seat', 5]]) })).toBe(4);
    expect(getMostTickets(line, [], { ...limits, limitPerOrder: 2 })).toBe(2);
  });

  it('is not limited by an exception of the sale, except by the platform', () => {
    const ignored = { ignoreLimits: true, allowHiddenTickets: false };
    expect(getMostTickets(getLine(seat), [], { ...limits, ignored })).toBe(50);
  });

  it('is 0 for hidden tickets without their exception, and outside of the sale', () => {
    const hidden = { ...seat, dashboard: { ...seat.dashboard, hidden: true } };
    expect(getMostTickets(getLine(hidden), [], limits)).toBe(0);
    const ignored = { ignoreLimits: false, allowHiddenTickets: true };
    expect(getMostTickets(getLine(hidden), [], { ...limits, ignored })).toBe(3);
    const scheduled = { ...seat, saleStatus: TicketSaleStatus.SALE_SCHEDULED };
    const all = { ignoreLimits: true, allowHiddenTickets: true };
    expect(getMostTickets(getLine(scheduled), [], { ...limits, ignored: all })).toBe(0);
  });

  it('is shared by the prices of a kind', () => {
    const options = [
      { _id: 'near', name: 'Near', price: euros('40.00') },
      { _id: 'far', name: 'Far', price: euros('24.00') },
    ];
    const kind = { ...seat, pricing: { pricingOptions: { options } } };
    const selection = chooseSaleTickets([], getLine(kind), 2);
    expect(getMostTickets(getLine(kind, 1), selection, limits)).toBe(1);
  });
});

describe('chooseSaleTickets', () => {
  it('gives a ticket of which the guest names the price the least one, until one is named', () => {
    const line = getLine({ ...seat, pricing: { minPrice: euros('5.00') } });
    const selection = chooseSaleTickets([], line, 1);
    expect(selection).toMatchObject([{ quantity: 1, priceOverride: '5.00' }]);
    const named = chooseSaleTickets(selection, line, 1, '20.00');
    expect(chooseSaleTickets(named, line, 2)).toMatchObject([
      { quantity: 2, priceOverride: '20.00' },
    ]);
  });

  it('has no price while the named one is not valid, also for another quantity', () => {
    const line = getLine({ ...seat, pricing: { minPrice: euros('5.00') } });
    const named = chooseSaleTickets([], line, 1, '20.00');
    expect(hasInvalidPrice([line], named)).toBe(false);
    const invalid = chooseSaleTickets(named, line, 1, null);
    expect(invalid).toEqual([{ ticketDefinitionId: 'seat', quantity: 1 }]);
    expect(hasInvalidPrice([line], invalid)).toBe(true);
    const more = chooseSaleTickets(invalid, line, 2);
    expect(more).toEqual([{ ticketDefinitionId: 'seat', quantity: 2 }]);
    expect(hasInvalidPrice([line], chooseSaleTickets(more, line, 2, '6.00'))).toBe(false);
    // A ticket with a fixed price needs none.
    expect(hasInvalidPrice([getLine(seat)], chooseSaleTickets([], getLine(seat), 1))).toBe(false);
  });
});

describe('countBeyondStock', () => {
  it('counts what is neither left nor held', () => {
    const selection = chooseSaleTickets([], getLine(seat), 6);
    expect(countBeyondStock(seat, selection, new Map())).toBe(3);
    expect(countBeyondStock(seat, selection, new Map([['seat', 2]]))).toBe(1);
  });
});
