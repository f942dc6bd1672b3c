import { describe, expect, test } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './endpoints.ts';

const line = {
  quantity: 2,
  catalogReference: { catalogItemId: 'p1', appId: 'a1', options: { id: 'kept', Size: '10 cm' } },
  image: { id: 'image-1', url: 'https://media.example/1.jpg', width: 10, height: 10 },
};

const wireCart = {
  id: 'cart-1',
  lineItems: [
    {
      id: 'line-1',
      quantity: 2,
      catalogReference: {
        catalogItemId: 'p1',
        appId: 'a1',
        options: { id: 'kept', Size: '10 cm' },
      },
      image: { id: 'image-1', url: 'https://media.example/1.jpg', width: 10, height: 10 },
      physicalProperties: { weight: 'Infinity' },
      serviceProperties: { scheduledDate: '2026-04-01T10:00:00.000Z' },
    },
  ],
  appliedDiscounts: [{ coupon: { id: 'coupon-1', code: 'FIRSTLIGHT' } }],
  contactInfo: { address: { country: 'DK', geocode: { latitude: 'NaN', longitude: 12.5 } } },
  createdDate: '2026-03-01T12:00:00.000Z',
};

const cart = {
  _id: 'cart-1',
  lineItems: [
    {
      ...line,
      _id: 'line-1',
      physicalProperties: { weight: Number.POSITIVE_INFINITY },
      serviceProperties: { scheduledDate: new Date('2026-04-01T10:00:00.000Z') },
    },
  ],
  appliedDiscounts: [{ coupon: { _id: 'coupon-1', code: 'FIRSTLIGHT' } }],
  contactInfo: { address: { country: 'DK', geocode: { latitude: Number.NaN, longitude: 12.5 } } },
  createdDate: new Date('2026-03-01T12:00:00.000Z'),
};

describe('cart endpoints', () => {
  const { client } = fakePlatform({ respond: () => ({ cart: wireCart }) });

  test('getCurrentCart and updateCurrentCart return the cart itself', async () => {
    expect(await getCurrentCart(client)).toEqual(cart);
    expect(await updateCurrentCart(client, {})).toEqual(cart);
  });

  test('line item and coupon changes return the cart as a property', async () => {
    expect(await addToCurrentCart(client)).toEqual({ cart });
    expect(await removeLineItemsFromCurrentCart(client, [])).toEqual({ cart });
    expect(await updateCurrentCartLineItemQuantity(client, [])).toEqual({ cart });
    expect(await removeCouponFromCurrentCart(client)).toEqual({ cart });
  });

  test('deleteCurrentCart returns nothing', async () => {
    expect(await deleteCurrentCart(client)).toBeUndefined();
  });

  test('fault 8: the totals have dates and numbers instead of wire strings', async () => {
    const { client } = fakePlatform({
      respond: () => ({
        cart: wireCart,
        shippingInfo: {
          region: { id: 'region-1', name: 'Denmark' },
          carrierServiceOptions: [
            {
              carrierId: 'carrier-1',
              shippingOptions: [
                {
                  code: 'parcel',
                  title: 'Parcel',
                  logistics: {
                    deliveryTimeSlot: {
                      from: '2026-03-04T08:00:00.000Z',
                      to: '2026-03-04T12:00:00.000Z',
                    },
                  },
                },
              ],
            },
          ],
        },
        membershipOptions: {
          eligibleMemberships: [{ id: 'm1', expirationDate: '2027-01-01T00:00:00.000Z' }],
        },
        appliedDiscounts: [{ merchantDiscount: { percentage: 'NaN' }, lineItemIds: [] }],
        violations: [
          {
            severity: 'ERROR',
            target: { lineItem: { id: 'line-1', suggestedFix: 'REMOVE_LINE_ITEM' } },
          },
        ],
      }),
    });
    const totals = await estimateCurrentCartTotals(client);
    expect(totals.cart).toEqual(cart);
    const [carrier] = totals.shippingInfo?.carrierServiceOptions ?? [];
    expect(carrier?.shippingOptions[0]?.logistics?.deliveryTimeSlot).toEqual({
      from: new Date('2026-03-04T08:00:00.000Z'),
      to: new Date('2026-03-04T12:00:00.000Z'),
    });
    expect(totals.shippingInfo?.region?._id).toBe('region-1');
    expect(totals.membershipOptions?.eligibleMemberships).toEqual([
      { _id: 'm1', expirationDate: new Date('2027-01-01T00:00:00.000Z') },
    ]);
    expect(totals.appliedDiscounts[0]?.merchantDiscount?.percentage).toBeNaN();
    expect(totals.violations[0]?.target?.lineItem).toEqual({
      _id: 'line-1',
      suggestedFix: 'REMOVE_LINE_ITEM',
    });
  });
});
