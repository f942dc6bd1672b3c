import type { AppliedDiscount } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { candles, codeFor, createEstimate, euros, rule } from '../../testing/estimates.ts';
import {
  getCoveringMembership,
  getEligibleMembershipName,
  getLineDiscounts,
  getLineTotal,
} from './line-totals.ts';

describe('line totals', () => {
  it('are shown only for the quantity they were estimated for', () => {
    expect(getLineTotal(createEstimate(), 'l1', 2)).toEqual(euros('64.00'));
    expect(getLineTotal(createEstimate(), 'l1', 3)).toBeUndefined();
    expect(getLineTotal(null, 'l1', 2)).toBeUndefined();
  });
});

describe('the membership that pays for a line', () => {
  const getName = (name: object | undefined, lineItemIds = ['l1']) =>
    getCoveringMembership(
      createEstimate({
        membershipOptions: {
          eligibleMemberships: [{ _id: 'm1', appId: 'plans', ...name, lineItemIds: ['l1'] }],
          selectedMemberships: [{ _id: 'm1', appId: 'plans', lineItemIds }],
        },
      }),
      'l1',
    );

  it('has its name in the buyer’s language, or an empty one', () => {
    expect(getName({ name: { original: 'Light', translated: 'Licht' } })).toBe('Licht');
    expect(getName({ name: { original: 'Light', translated: '' } })).toBe('Light');
    expect(getName(undefined)).toBe('');
  });

  it('is missing where none pays', () => {
    expect(getName({ name: { original: 'Light' } }, ['l2'])).toBeUndefined();
    expect(getCoveringMembership(createEstimate(), 'l1')).toBeUndefined();
    expect(getCoveringMembership(null, 'l1')).toBeUndefined();
    expect(getEligibleMembershipName(undefined, 'm1')).toBeUndefined();
  });
});

describe('E14 line discounts', () => {
  const vase = { ...candles, _id: 'l2', productName: { original: 'Ring vase' } };
  const merchant = (amount: string, ...lineItemIds: string[]): AppliedDiscount => ({
    discountType: lineItemIds.length > 0 ? 'SPECIFIC_ITEMS' : 'GLOBAL',
    lineItemIds,
    merchantDiscount: { amount: euros(amount) },
  });
  const onDelivery: AppliedDiscount = {
    discountType: 'SHIPPING',
    lineItemIds: [],
    discountRule: { _id: 'r2', name: { original: 'Delivery on the house' }, amount: euros('5.00') },
  };
  /** Returns the discounts of the first line, which total 6.40. */
  const getDiscounts = (...appliedDiscounts: AppliedDiscount[]) => {
    const { cart } = createEstimate();
    return getLineDiscounts(
      createEstimate({ cart: { ...cart, lineItems: [candles, vase] }, appliedDiscounts }),
      'l1',
    );
  };
  const both = codeFor('SPECIFIC_ITEMS', ['l1', 'l2']);

  it('have a name, and the full reduction if nothing else applies to the line', () => {
    expect(getDiscounts(both)).toEqual([{ name: '20% off', amount: euros('6.40') }]);
    expect(getDiscounts(both, onDelivery)).toEqual([{ name: '20% off', amount: euros('6.40') }]);
    expect(getDiscounts(both, merchant('3.00', 'l2'))).toEqual([
      { name: '20% off', amount: euros('6.40') },
    ]);
  });

  it('have their own amount if they apply to this line only', () => {
    const own = {
      ...merchant('1.40', 'l1'),
      discountRule: { _id: 'r3', name: { original: 'Frost' } },
    };
    expect(getDiscounts(own, codeFor('GLOBAL'))).toEqual([
      { name: 'Frost', amount: euros('1.40') },
    ]);
    const onLine: AppliedDiscount = {
      ...rule,
      discountType: 'SPECIFIC_ITEMS',
      lineItemIds: ['l1'],
    };
    expect(getDiscounts(onLine, codeFor('GLOBAL'))).toEqual([
      { name: 'Two of a kind', amount: euros('3.00') },
    ]);
    expect(getDiscounts(merchant('1.40', 'l1'), codeFor('SPECIFIC_ITEMS', ['l1']))).toEqual([
      { name: undefined, amount: euros('1.40') },
      { name: '20% off', amount: euros('6.40') },
    ]);
  });

  it('have only a name if their split is unknown', () => {
    expect(getDiscounts(both, rule)).toEqual([{ name: '20% off', amount: undefined }]);
    expect(getDiscounts(both, codeFor('GLOBAL', ['l1', 'l2']))).toEqual([
      { name: '20% off', amount: undefined },
    ]);
    expect(getDiscounts(both, merchant('1.40', 'l1'))).toEqual([
      { name: '20% off', amount: undefined },
      { name: undefined, amount: euros('1.40') },
    ]);
  });

  it('exclude discounts for the whole cart, for another line, or without details', () => {
    expect(getDiscounts(codeFor('GLOBAL', ['l1']))).toEqual([]);
    expect(getDiscounts(merchant('3.00', 'l2'), onDelivery)).toEqual([]);
    expect(getDiscounts({ ...merchant('much', 'l1', 'l2') }, rule)).toEqual([]);
  });
});
