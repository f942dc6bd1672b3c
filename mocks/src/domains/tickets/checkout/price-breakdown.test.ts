import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BillLine,
  getBill,
  getTicketLineTotal,
  subtractDiscount,
  type TicketTax,
} from './price-breakdown.ts';

const line = (price: number, quantity: number, more: Partial<BillLine> = {}): BillLine => ({
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

describe('the bill of a reservation', () => {
  test('a tax that is included is part of the price; one that is added comes on top', () => {
    const lines = [line(2400, 2, { feeType: 'FEE_INCLUDED' })];
    expect(getBill(lines, [], vat('INCLUDED'))).toMatchObject({
      subTotal: 4800,
      taxable: 3840,
      tax: 960,
      grandTotal: 4800,
      revenue: 4680,
      fees: [{ type: 'FEE_INCLUDED', amount: 120 }],
    });
    for (const type of ['ADDED', 'ADDED_AT_CHECKOUT'] as const) {
      expect(getBill(lines, [], vat(type))).toMatchObject({
        taxable: 4800,
        tax: 1200,
        grandTotal: 6000,
        revenue: 5850,
      });
    }
  });

  test('the buyer bears the fees that are added, the seller those that are included', () => {
    expect(getBill([line(1000, 1)], [])).toMatchObject({ grandTotal: 1025, revenue: 1000 });
    const atCheckout = line(1000, 1, { feeType: 'FEE_ADDED_AT_CHECKOUT' });
    expect(getBill([atCheckout], [])).toMatchObject({ grandTotal: 1025, revenue: 1000 });
  });

  test('free tickets have neither tax nor fee', () => {
    const bill = getBill([line(0, 4)], [], vat('ADDED'));
    expect(bill).toMatchObject({ subTotal: 0, tax: 0, fees: [], grandTotal: 0, revenue: 0 });
  });

  test('a donation is taxed only where the tax is for donations', () => {
    const lines = [line(1000, 1, { donation: true })];
    expect(getBill(lines, [], vat('ADDED')).tax).toBe(0);
    expect(getBill(lines, [], { ...vat('ADDED'), onDonations: true }).tax).toBe(250);
  });

  test('a discount is taken off before tax and fees', () => {
    expect(getBill([line(1000, 1)], [200], vat('ADDED'))).toMatchObject({
      discount: 200,
      taxable: 800,
      tax: 200,
      fees: [{ type: 'FEE_ADDED', amount: 25 }],
      grandTotal: 1025,
    });
  });
});

const anyLine = fc.record<BillLine>({
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

test('lines less discounts with added taxes and fees are the total, whatever is bought', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 50 }),
      anyTax,
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (lines, tax, off) => {
        const bill = getBill(lines, subtractDiscount(lines.map(getTicketLineTotal), off), tax);
        const parts = bill.lines.map(
          ({ total, discount, tax: part, fee, line: { feeType } }) =>
            total -
            discount +
            (tax && tax.type !== 'INCLUDED' ? part : 0) +
            (feeType === 'FEE_INCLUDED' ? 0 : fee),
        );
        expect(parts.reduce((before, part) => before + part, 0)).toBe(bill.grandTotal);
        expect(bill.discount).toBe(Math.min(off, bill.subTotal));
        const fees = bill.fees.reduce((before, { amount }) => before + amount, 0);
        expect(bill.revenue + fees).toBe(bill.grandTotal);
        for (const { total, discount, taxable, tax: part } of bill.lines) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
          expect(part).toBeGreaterThanOrEqual(0);
          if (tax?.type === 'INCLUDED' && part > 0) expect(taxable + part).toBe(total - discount);
        }
        for (const value of [bill.grandTotal, bill.revenue, bill.tax]) {
          expect(Number.isSafeInteger(value)).toBe(true);
        }
      },
    ),
  );
});
