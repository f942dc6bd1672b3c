import { beforeEach, describe, expect, test } from 'vitest';
import { getViolatedFields } from '../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('updating the cart', () => {
  const address = { country: 'DK', city: 'Aalborg' };
  beforeEach(() => shop.add(shop.item('low-pitcher')));

  test('updates the given fields without a mask', async () => {
    const { body } = await shop.patch({
      cartInfo: { buyerNote: 'Ring twice', contactInfo: { address } },
    });
    expect(body.cart).toMatchObject({ buyerNote: 'Ring twice', contactInfo: { address } });
    const later = await shop.patch({ cartInfo: { buyerNote: 'Ring once' } });
    expect(later.body.cart).toMatchObject({ buyerNote: 'Ring once', contactInfo: { address } });
  });

  test('updates the fields in the mask and clears those without a value', async () => {
    await shop.patch({ cartInfo: { buyerNote: 'Ring twice', contactInfo: { address } } });
    const { body } = await shop.patch({
      cartInfo: { buyerNote: 'ignored', contactInfo: { address: { city: 'Ribe' } } },
      cartFieldmask: 'contactInfo.address.city',
    });
    expect(body.cart).toMatchObject({
      buyerNote: 'Ring twice',
      contactInfo: { address: { country: 'DK', city: 'Ribe' } },
    });
    const cleared = await shop.patch({
      cartInfo: { buyerNote: null },
      cartFieldmask: 'buyerNote, contactInfo',
    });
    expect(cleared.body.cart.buyerNote).toBeUndefined();
    expect(cleared.body.cart.contactInfo).toBeUndefined();
    expect(cleared.body.cart.lineItems).toHaveLength(1);
  });

  test('rejects a mask with read-only fields', async () => {
    const response = await shop.patch({ cartInfo: {}, cartFieldmask: 'buyerNote,lineItems' });
    expect(getViolatedFields(response)).toEqual(['cartFieldmask']);
  });

  test('preserves the cart’s owner and accepts the buyer’s contact details', async () => {
    const { buyerInfo } = (await shop.read()).body.cart;
    const input = { visitorId: 'somebody', memberId: 'else', email: 'ane@fennhouse.example' };
    const { body } = await shop.patch({ cartInfo: { buyerInfo: input } });
    expect(body.cart.buyerInfo).toEqual({ ...buyerInfo, email: 'ane@fennhouse.example' });
    const cleared = await shop.patch({ cartInfo: { buyerInfo: null } });
    expect(cleared.body.cart.buyerInfo).toEqual(buyerInfo);
  });

  test('reports the invalid cart field', async () => {
    for (const [cartInfo, field] of [
      [{ buyerNote: 7 }, 'buyerNote'],
      [{ buyerInfo: { email: 'ane' } }, 'buyerInfo.email'],
      [{ contactInfo: { address: { country: 'Denmark' } } }, 'contactInfo.address.country'],
      [
        { contactInfo: { address: { geocode: { latitude: '57' } } } },
        'contactInfo.address.geocode.latitude',
      ],
      [
        { contactInfo: { contactDetails: { vatId: { id: '1', type: 'SSN' } } } },
        'contactInfo.contactDetails.vatId.type',
      ],
      [{ overrideCheckoutUrl: 'javascript:alert(1)' }, 'overrideCheckoutUrl'],
      [{ selectedShippingOption: { carrierId: 'x' } }, 'selectedShippingOption.code'],
    ] as const) {
      expect(getViolatedFields(await shop.patch({ cartInfo }))).toEqual([`cartInfo.${field}`]);
    }
    for (const cartFieldmask of ['buyerNote.x', 'contactInfo.address.planet', '__proto__.x']) {
      const response = await shop.patch({ cartInfo: {}, cartFieldmask });
      expect(getViolatedFields(response), cartFieldmask).toEqual(['cartFieldmask']);
    }
  });

  test('removes the coupon when it is null', async () => {
    await shop.patch({ couponCode: 'FIRSTLIGHT' });
    expect((await shop.patch({ cartInfo: {} })).body.cart.appliedDiscounts).toHaveLength(1);
    expect((await shop.patch({ couponCode: null })).body.cart.appliedDiscounts).toEqual([]);
  });

  test('ignores the id, prices and line items in the request', async () => {
    const before = (await shop.read()).body.cart;
    const { body } = await shop.patch({
      cartInfo: { id: 'mine', subtotal: { amount: '0.00' }, lineItems: [] },
    });
    expect(body.cart).toMatchObject({
      id: before.id,
      subtotal: { amount: '78.00' },
      lineItems: [{ quantity: 1 }],
    });
  });

  test('adds line items with custom prices and texts', async () => {
    const catalogOverrideFields = {
      price: '50.00',
      productName: { original: 'Pitcher, second choice' },
    };
    const { body } = await shop.patch({
      lineItems: [{ ...shop.item('rack-plates'), catalogOverrideFields }],
    });
    expect(body.cart.lineItems[1]).toMatchObject({
      productName: { original: 'Pitcher, second choice' },
      price: { amount: '50.00' },
      fullPrice: { amount: '148.00' },
    });
    const wrong = { ...shop.item('rack-plates'), catalogOverrideFields: { price: 'free' } };
    expect(getViolatedFields(await shop.patch({ lineItems: [wrong] }))).toEqual([
      'lineItems[0].catalogOverrideFields.price',
    ]);
  });
});
