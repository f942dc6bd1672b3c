import type { AppliedDiscount, DiscountType } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { candles, codeFor, createEstimate, euros, rule } from '../../testing/estimates.ts';
import { getDiscountRows } from './total-discounts.ts';

const merchant = (
  discountType: string,
  lineItemIds: string[] = [],
  merchantDiscount: AppliedDiscount['merchantDiscount'] = { amount: euros('5.00') },
): AppliedDiscount => ({
  discountType: discountType as DiscountType,
  lineItemIds,
  merchantDiscount,
});

const getRows = (...appliedDiscounts: AppliedDiscount[]) =>
  getDiscountRows(createEstimate({ appliedDiscounts }));

describe('getDiscountRows', () => {
  it('groups discounts of one kind, with unknown ones last', () => {
    const rows = getRows(
      merchant('SOMETHING_ELSE'),
      merchant('SHIPPING'),
      merchant('SPECIFIC_ITEMS', ['l1', 'gone']),
      rule,
      merchant('GLOBAL'),
    );
    expect(rows.map(({ appliesTo }) => appliesTo)).toEqual([
      'everything',
      'everything',
      'items',
      'delivery',
      undefined,
    ]);
    expect(rows[2]?.items).toEqual(['Ridge pillar candle']);
    const { cart } = createEstimate();
    const lineItems = [candles, { _id: 'l2', quantity: 1, descriptionLines: [] }];
    const appliedDiscounts = [merchant('SPECIFIC_ITEMS', ['l1', 'l2']), merchant('GLOBAL', ['l1'])];
    const named = getDiscountRows(
      createEstimate({ cart: { ...cart, lineItems }, appliedDiscounts }),
    );
    expect(named.map(({ items }) => items)).toEqual([[], ['Ridge pillar candle']]);
  });

  it('returns automatic discounts, and leaves the coupon to its own row', () => {
    expect(getRows(codeFor('GLOBAL'), rule)).toEqual([
      {
        kind: 'discount',
        name: 'Two of a kind',
        amount: euros('3.00'),
        percentage: undefined,
        appliesTo: 'everything',
        items: [],
      },
    ]);
  });

  it('uses a percentage if there is no amount, and ignores invalid values', () => {
    const [tenth, bad] = getRows(
      merchant('GLOBAL', [], { percentage: 10 }),
      merchant('GLOBAL', [], { amount: { amount: 'much' } }),
    );
    expect(tenth).toMatchObject({ amount: undefined, percentage: 10 });
    expect(bad).toMatchObject({ amount: undefined, percentage: undefined });
  });
});
