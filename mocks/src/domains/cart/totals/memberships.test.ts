import { beforeEach, describe, expect, test } from 'vitest';
import { getViolatedFields, type Json, NOON } from '../../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
let lineIds: string[];
beforeEach(() => {
  shop = newShopper();
  const cart = shop.platform.cart();
  cart.add('ridge-pillar-candle', { quantity: 2, choices: { Colour: 'Chalk', Size: '15 cm' } });
  cart.add('low-pitcher');
  lineIds = cart.read()?.lineItems.map(({ id }) => id) ?? [];
});

const appId = () => shop.platform.shop.plansAppId;
const select = (id: string, ...lineItemIds: (string | undefined)[]) =>
  shop.estimate({ selectedMemberships: { memberships: [{ id, appId: appId(), lineItemIds }] } });
const getError = ({ calculationErrors }: Json) =>
  calculationErrors?.membershipError.applicationError.code;

describe('memberships', () => {
  test('offers a membership for the items of its plan, with credits and end date', async () => {
    const id = shop.platform.cart().grant('Winter light');
    const { membershipOptions } = await shop.estimate();
    expect(membershipOptions).toEqual({
      eligibleMemberships: [
        {
          id,
          appId: appId(),
          name: { original: 'Winter light', translated: 'Winter light' },
          lineItemIds: [lineIds[0]],
          credits: { total: 6, remaining: 6 },
          expirationDate: '2027-11-21T09:00:00.000Z',
        },
      ],
      invalidMemberships: [],
      selectedMemberships: [],
    });
  });

  test('reports why a membership covers nothing', async () => {
    const cart = shop.platform.cart();
    cart.grant('Winter light', { expiresAt: NOON });
    cart.grant('Winter light', { remaining: 0 });
    cart.grant('A year of paper');
    const { invalidMemberships, eligibleMemberships } = (await shop.estimate()).membershipOptions;
    expect(eligibleMemberships).toEqual([]);
    expect(invalidMemberships.map(({ reason }: Json) => reason)).toEqual([
      'MEMBERSHIP_EXPIRED',
      'NO_CREDITS_LEFT',
      'NO_ELIGIBLE_LINE_ITEMS',
    ]);
  });

  test('covers the line items that a membership is selected for', async () => {
    const id = shop.platform.cart().grant('Winter light');
    const totals = await select(id, lineIds[0]);
    expect(totals.membershipOptions.selectedMemberships).toEqual([
      { id, appId: appId(), lineItemIds: [lineIds[0]] },
    ]);
    expect(totals.calculatedLineItems[0]).toMatchObject({
      paymentOption: 'MEMBERSHIP',
      pricesBreakdown: { lineItemPrice: { amount: '0.00' }, fullPrice: { amount: '38.00' } },
    });
    expect(totals.priceSummary).toMatchObject({
      subtotal: { amount: '78.00' },
      total: { amount: '78.00' },
    });
    expect((await shop.read()).body.cart.subtotal.amount).toBe('142.00');
  });

  test('covers line items that were added with a membership', async () => {
    const id = shop.platform.cart().grant('Winter light');
    const candle = shop.item('ridge-pillar-candle', { Colour: 'Moss', Size: '15 cm' });
    await shop.add({ ...candle, selectedMembership: { id, appId: appId() } });
    const { calculatedLineItems } = await shop.estimate();
    expect(calculatedLineItems.map(({ paymentOption }: Json) => paymentOption)).toEqual([
      'FULL_PAYMENT_ONLINE',
      'FULL_PAYMENT_ONLINE',
      'MEMBERSHIP',
    ]);
  });

  test('never covers other items, exceeds the credits or pays twice, and keeps correct totals', async () => {
    const cart = shop.platform.cart();
    const id = cart.grant('Winter light');
    expect(getError(await select(id, lineIds[1]))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
    expect(getError(await select('nobody', lineIds[0]))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
    expect(getError(await select(id))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
    const few = cart.grant('Winter light', { remaining: 1 });
    const totals = await select(few, lineIds[0]);
    expect([getError(totals), totals.priceSummary.total.amount]).toEqual([
      'NOT_ENOUGH_CREDITS',
      '142.00',
    ]);
    const one = { id, appId: appId(), lineItemIds: [lineIds[0]] };
    const twice = await shop.estimate({ selectedMemberships: { memberships: [one, one] } });
    expect(twice.membershipOptions.selectedMemberships).toHaveLength(1);
    const wrong = await shop.post('estimate-totals', {
      selectedMemberships: { memberships: [{}] },
    });
    expect(getViolatedFields(wrong)).toEqual(['selectedMemberships.memberships[0].id']);
  });

  test('rejects unknown plans', () => {
    expect(() => shop.platform.cart().grant('Gold')).toThrow(
      'There is no plan "Gold". Use one of: Winter light, A year of paper.',
    );
  });
});
