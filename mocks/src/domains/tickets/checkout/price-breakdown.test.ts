import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getPriceBreakdown,
  getTicketLineTotal,
  type PricedLine,
  subtractDiscount,
  type TicketTax,
} from './price-breakdown.ts';

const line = (price: number, quantity: number, more: Partial<PricedLine> = {}): PricedLine => ({
  price,
  quantity,
  donation: false,
  feeType: 'FEE_ADDED',
  ...more,
});
const vat = (type: TicketTax['type'], perMillion = 250_000): TicketTax => ({
  type,
  name: 'VAT',
  perMillion,
  onDonations: false,
});

describe('the price breakdown of a reservation', () => {
  test('includes an included tax in the price and adds an added tax on top', () => {
    const lines = [line(2400, 2, { feeType: 'FEE_INCLUDED' })];
    expect(getPriceBreakdown(lines, [], vat('INCLUDED'))).toMatchObject({
      subTotal: 4800,
      taxable: 3840,
      tax: 960,
      grandTotal: 4800,
      revenue: 4680,
      fees: [{ type: 'FEE_INCLUDED', amount: 120 }],
    });
    for (const type of ['ADDED', 'ADDED_AT_CHECKOUT'] as const) {
      expect(getPriceBreakdown(lines, [], vat(type))).toMatchObject({
        taxable: 4800,
        tax: 1200,
        grandTotal: 6000,
        revenue: 5850,
      });
    }
  });

  test('charges added fees to the buyer and included fees to the seller', () => {
    expect(getPriceBreakdown([line(1000, 1)], [])).toMatchObject({
      grandTotal: 1025,
      revenue: 1000,
    });
    const atCheckout = line(1000, 1, { feeType: 'FEE_ADDED_AT_CHECKOUT' });
    expect(getPriceBreakdown([atCheckout], [])).toMatchObject({ grandTotal: 1025, revenue: 1000 });
  });

  test('adds neither tax nor fee to free tickets', () => {
    const breakdown = getPriceBreakdown([line(0, 4)], [], vat('ADDED'));
    expect(breakdown).toMatchObject({ subTotal: 0, tax: 0, fees: [], grandTotal: 0, revenue: 0 });
  });

  test('taxes a donation only when the tax applies to donations', () => {
    const lines = [line(1000, 1, { donation: true })];
    expect(getPriceBreakdown(lines, [], vat('ADDED')).tax).toBe(0);
    expect(getPriceBreakdown(lines, [], { ...vat('ADDED'), onDonations: true }).tax).toBe(250);
  });

  test('deducts a discount before tax and fees', () => {
    expect(getPriceBreakdown([line(1000, 1)], [200], vat('ADDED'))).toMatchObject({
      discount: 200,
      taxable: 800,
      tax: 200,
      fees: [{ type: 'FEE_ADDED', amount: 25 }],
      grandTotal: 1025,
    });
  });
});

const anyLine = fc.record<PricedLine>({
  price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000_000 })),
  quantity: fc.integer({ min: 1, max: 50 }),
  donation: fc.boolean(),
  feeType: fc.constantFrom('FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT'),
});
const anyTax = fc.option(
  fc.record<TicketTax>({
    type: fc.constantFrom('INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT'),
    name: fc.constant('VAT'),
    perMillion: fc.integer({ min: 0, max: 1_000_000 }),
    onDonations: fc.boolean(),
  }),
  { nil: undefined },
);

test('computes the total as line items less discounts plus added taxes and fees, for any input', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 50, size: 'max' }),
      anyTax,
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (lines, tax, off) => {
        const breakdown = getPriceBreakdown(
          lines,
          subtractDiscount(lines.map(getTicketLineTotal), off),
          tax,
        );
        const parts = breakdown.lines.map(
          ({ total, discount, tax: part, fee, line: { feeType } }) =>
            total -
            discount +
            (tax && tax.type !== 'INCLUDED' ? part : 0) +
            (feeType === 'FEE_INCLUDED' ? 0 : fee),
        );
        expect(parts.reduce((before, part) => before + part, 0)).toBe(breakdown.grandTotal);
        expect(breakdown.discount).toBe(Math.min(off, breakdown.subTotal));
        const fees = breakdown.fees.reduce((before, { amount }) => before + amount, 0);
        expect(breakdown.revenue + fees).toBe(breakdown.grandTotal);
        for (const { total, discount, taxable, tax: part } of breakdown.lines) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
          expect(part).toBeGreaterThanOrEqual(0);
          if (tax?.type === 'INCLUDED' && part > 0) expect(taxable + part).toBe(total - discount);
        }
        for (const value of [breakdown.grandTotal, breakdown.revenue, breakdown.tax]) {
          expect(Number.isSafeInteger(value)).toBe(true);
        }
      },
    ),
  );
});
