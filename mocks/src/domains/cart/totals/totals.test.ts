import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../../platform/requests/money.ts';
import type { Json } from '../../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../../testing/shopper.ts';
import { taxIn } from './tax.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const amounts = (summary: Json) =>
  Object.fromEntries(Object.entries<Json>(summary).map(([name, { amount }]) => [name, amount]));
const getTotal = (values: Json[], pick: (value: Json) => string) =>
  values.reduce((total, value) => total + (parseAmount(pick(value)) ?? Number.NaN), 0);

/**
 * Fills the cart of the reference screenshot: two candles, four cups of which one is left, a hand
 * wash.
 */
function fillReferenceCart() {
  shop.platform.catalog.setStock('dipped-cup', 1);
  shop.platform
    .cart()
    .add('ridge-pillar-candle', { quantity: 2, choices: { Colour: 'Chalk', Size: '15 cm' } });
  shop.platform.cart().add('dipped-cup', { quantity: 4 });
  shop.platform.cart().add('cedar-hand-wash');
}

describe('estimateTotals', () => {
  test('matches the design: subtotal, discount, tax and total', async () => {
    fillReferenceCart();
    await shop.patch({ couponCode: 'FIRSTLIGHT' });
    const totals = await shop.estimate();
    expect(amounts(totals.priceSummary)).toEqual({
      subtotal: '204.00',
      discount: '20.40',
      tax: '36.72',
      additionalFees: '0.00',
      total: '183.60',
    });
    expect(totals.shippingInfo).toBeUndefined();
    expect(totals.appliedDiscounts).toMatchObject([
      { discountType: 'GLOBAL', coupon: { code: 'FIRSTLIGHT', amount: { amount: '20.40' } } },
    ]);
    expect(totals.violations).toEqual([
      {
        severity: 'WARNING',
        description: 'Only 1 left of Dipped cup, the cart has 4.',
        target: { lineItem: { id: totals.cart.lineItems[1].id, name: 'LINE_ITEM_DEFAULT' } },
      },
    ]);
  });

  test('reports unavailable line items as errors with a resolution', async () => {
    shop.platform.cart().add('low-pitcher');
    shop.platform.cart().add('rack-plates');
    shop.platform.catalog.setStock('low-pitcher', 0);
    shop.platform.catalog.delete('rack-plates');
    const { violations } = await shop.estimate();
    expect(violations).toMatchObject([
      {
        severity: 'ERROR',
        description: 'Low pitcher is sold out.',
        target: { lineItem: { suggestedFix: 'REMOVE_LINE_ITEM' } },
      },
      {
        severity: 'ERROR',
        description: 'Rack plates, set of 5 is not made any more.',
        target: { lineItem: { suggestedFix: 'REMOVE_LINE_ITEM' } },
      },
    ]);
  });

  test('omits tax when requested', async () => {
    shop.platform.cart().add('low-pitcher');
    const totals = await shop.estimate({ calculateTax: false });
    expect(totals.priceSummary.tax).toBeUndefined();
    expect(totals.taxSummary).toBeUndefined();
    expect(totals.calculatedLineItems[0].pricesBreakdown.taxDetails).toBeUndefined();
  });

  test('adds up to the cent for any cart and any coupon', async () => {
    const slugs = [
      'clay-soap-bar',
      'espresso-cup',
      'spare-wicks',
      'hall-mirror',
      'bench-cushion',
      'cane-teapot',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...slugs), fc.integer({ min: 1, max: 7 })), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom('FIRSTLIGHT', 'WARMROOM', 'POSTFREE'),
        fc.constantFrom('DK', 'DE', 'JP', undefined),
        async (items, code, country) => {
          shop = newShopper();
          for (const [slug, quantity] of items) {
            const choices = slug === 'cane-teapot' ? { Colour: 'Sage' } : undefined;
            shop.platform.cart().add(slug, { quantity, choices });
          }
          await shop.patch({ couponCode: code });
          const totals = await shop.estimate(country && { shippingAddress: { country } });
          const { subtotal, discount, shipping, tax, total } = totals.priceSummary;
          const cents = (money?: Json) => parseAmount(money?.amount ?? '0') ?? Number.NaN;
          expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(shipping));
          const rate = { DK: 25, DE: 19, JP: 0 }[country ?? 'DK'] ?? Number.NaN;
          expect(cents(tax)).toBe(taxIn(cents(total), rate));
          const lines: Json[] = totals.calculatedLineItems.map(
            (line: Json) => line.pricesBreakdown,
          );
          expect(getTotal(lines, (line) => line.lineItemPrice.amount)).toBe(cents(subtotal));
          expect(getTotal(lines, (line) => line.totalDiscount.amount)).toBe(cents(discount));
          expect(getTotal(lines, (line) => line.totalPriceAfterTax.amount)).toBe(
            cents(subtotal) - cents(discount),
          );
          expect(getTotal(lines, (line) => line.taxDetails.totalTax.amount)).toBe(
            taxIn(cents(subtotal) - cents(discount), rate),
          );
          expect(cents(total)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
