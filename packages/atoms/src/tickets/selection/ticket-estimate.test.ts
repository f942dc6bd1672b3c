import type { TicketDefinition } from '@vitrine/client/tickets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTickets, isDonation, timesPrice } from './ticket-estimate.ts';

const ticket = (_id: string, value: string, currency = 'EUR'): TicketDefinition => ({
  _id,
  eventId: 'e1',
  name: _id,
  pricing: { fixedPrice: { value, currency } },
});
const gift: TicketDefinition = {
  _id: 'gift',
  eventId: 'e1',
  name: 'Gift',
  pricing: { minPrice: { value: '10.00', currency: 'EUR' } },
};
const evening: TicketDefinition = {
  _id: 'evening',
  eventId: 'e1',
  name: 'Evening',
  price: { value: '10.00', currency: 'EUR' },
  pricing: {
    pricingOptions: {
      options: [{ _id: 'late', name: 'Late', price: { value: '24.50', currency: 'EUR' } }],
    },
  },
};

describe('the estimate', () => {
  it('adds prices, options and custom prices, exact to the last digit', () => {
    const selection = [
      { ticketDefinitionId: 'seat', quantity: 3 },
      { ticketDefinitionId: 'evening', pricingOptionId: 'late', quantity: 2 },
      { ticketDefinitionId: 'gift', quantity: 2, priceOverride: '10.10' },
    ];
    const { count, total } = estimateTickets(selection, [ticket('seat', '0.10'), evening, gift]);
    expect(count).toBe(7);
    expect(total).toEqual({ value: '69.50', currency: 'EUR' });
  });

  it('is missing while a price is missing, a ticket is gone, or currencies differ', () => {
    const unnamed = [{ ticketDefinitionId: 'gift', quantity: 1 }];
    expect(estimateTickets(unnamed, [gift])).toEqual({ count: 1, total: null, isFree: false });
    expect(estimateTickets([{ ticketDefinitionId: 'x', quantity: 1 }], []).total).toBeNull();
    const mixed = ['seat', 'yen'].map((id) => ({ ticketDefinitionId: id, quantity: 1 }));
    const definitions = [ticket('seat', '1.00'), ticket('yen', '100', 'JPY')];
    expect(estimateTickets(mixed, definitions).total).toBeNull();
    expect(estimateTickets([], []).total).toBeNull();
  });

  it('is missing, and never free, if a price is not an amount', () => {
    for (const value of ['', 'free', '1,50', null, undefined] as string[]) {
      const selection = [{ ticketDefinitionId: 'seat', quantity: 1 }];
      expect(estimateTickets(selection, [ticket('seat', value)]), String(value)).toEqual({
        count: 1,
        total: null,
        isFree: false,
      });
    }
  });

  it('R27 is free only if all prices are zero', () => {
    const free = [{ ticketDefinitionId: 'seat', quantity: 4 }];
    expect(estimateTickets(free, [ticket('seat', '0.00')]).isFree).toBe(true);
    expect(estimateTickets(free, [ticket('seat', '0.01')]).isFree).toBe(false);
  });

  it('R26 multiplies without floats for every currency precision', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.constantFrom(0, 2, 3),
        fc.integer({ min: 1, max: 50 }),
        (units, decimals, quantity) => {
          const digits = units.toString().padStart(decimals + 1, '0');
          const cut = digits.length - decimals;
          const value = decimals ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
          const product = timesPrice({ value, currency: 'KWD' }, quantity).value;
          expect(BigInt(product.replace('.', ''))).toBe(units * BigInt(quantity));
          expect(product.split('.')[1]?.length ?? 0).toBe(decimals);
        },
      ),
    );
  });

  it('recognizes donations by their minimum price', () => {
    expect([gift, evening].map(isDonation)).toEqual([true, false]);
  });
});
