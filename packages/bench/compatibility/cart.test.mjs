import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLine, getTime, newPeer, noon, platform } from './peer.mjs';

const address = { country: 'DK', city: 'Aalborg', postalCode: '9000', addressLine: 'Kilnvej 1' };

test('fills, changes and reads a cart', async () => {
  const { currentCart } = newPeer();
  await assert.rejects(currentCart.getCurrentCart());
  const { cart } = await currentCart.addToCurrentCart({
    lineItems: [getLine('low-pitcher', 1), getLine('ridge-pillar-candle', 2)],
  });
  assert.equal(cart.lineItems.length, 2);
  const [pitcher, candle] = cart.lineItems;
  assert.equal(pitcher.productName.original, 'Low pitcher');
  const changed = await currentCart.updateCurrentCartLineItemQuantity([
    { _id: pitcher._id, quantity: 2 },
  ]);
  assert.deepEqual(
    changed.cart.lineItems.map(({ quantity }) => quantity),
    [2, 2],
  );
  await currentCart.removeLineItemsFromCurrentCart([candle._id]);
  const read = await currentCart.getCurrentCart();
  assert.deepEqual(
    read.lineItems.map(({ _id }) => _id),
    [pitcher._id],
  );
  assert.equal(getTime(read._createdDate), noon);
});

test('applies a coupon, an email and a note, and removes the coupon', async () => {
  const { currentCart } = newPeer();
  await currentCart.addToCurrentCart({ lineItems: [getLine('low-pitcher', 3)] });
  const [{ code }] = platform.shop.coupons.filter(
    ({ takes, membersOnly, endsAt, collectionId }) => {
      return typeof takes === 'object' && !membersOnly && !endsAt && !collectionId;
    },
  );
  const cart = await currentCart.updateCurrentCart({
    couponCode: code,
    cartInfo: { buyerNote: 'Wrap it twice.', contactInfo: { address } },
  });
  assert.equal(cart.buyerNote, 'Wrap it twice.');
  assert.equal(cart.contactInfo.address.city, 'Aalborg');
  const { appliedDiscounts } = await currentCart.estimateCurrentCartTotals();
  assert.equal(appliedDiscounts[0].coupon.code, code);
  const without = await currentCart.removeCouponFromCurrentCart();
  assert.deepEqual(without.cart.appliedDiscounts, []);
});

test('estimates totals with delivery, and starts the checkout', async () => {
  const { currentCart, redirects } = newPeer();
  await currentCart.addToCurrentCart({ lineItems: [getLine('low-pitcher', 2)] });
  const estimate = await currentCart.estimateCurrentCartTotals({ shippingAddress: address });
  const { subtotal, shipping, total } = estimate.priceSummary;
  assert.ok(estimate.shippingInfo.carrierServiceOptions[0].shippingOptions.length > 0);
  assert.equal(
    Math.round((Number(subtotal.amount) + Number(shipping.amount)) * 100),
    Math.round(Number(total.amount) * 100),
  );
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  assert.match(checkoutId, /^[0-9a-f-]{36}$/);
  const { redirectSession } = await redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'https://shop.example/thanks' },
  });
  assert.ok(new URL(redirectSession.fullUrl).search.includes(checkoutId));
});

test('keeps the carts of two visitors separate, and deletes one', async () => {
  const [one, other] = [newPeer(), newPeer()];
  await one.currentCart.addToCurrentCart({ lineItems: [getLine('low-pitcher')] });
  await other.currentCart.addToCurrentCart({ lineItems: [getLine('ridge-pillar-candle')] });
  await one.currentCart.deleteCurrentCart();
  await assert.rejects(one.currentCart.getCurrentCart());
  assert.equal((await other.currentCart.getCurrentCart()).lineItems.length, 1);
});
