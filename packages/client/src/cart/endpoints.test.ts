import { describeEndpoints } from '../testing/endpoint-cases.ts';
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './endpoints.ts';

const lineItem = {
  catalogReference: { catalogItemId: 'p1', appId: 'a1', options: { id: 'kept' } },
  quantity: 1,
};

describeEndpoints(
  'what the cart calls send',
  { cart: { id: 'cart-1' }, checkoutId: 'checkout-1' },
  [
    ['getCurrentCart', (client) => getCurrentCart(client), 'GET /ecom/v1/carts/current', undefined],
    [
      'updateCurrentCart',
      (client) =>
        updateCurrentCart(client, {
          cartInfo: {
            buyerNote: null,
            contactInfo: {
              address: { country: 'DK', geocode: { latitude: Number.NaN, longitude: 0 } },
              contactDetails: { vatId: { _id: '123', type: 'CPF' } },
            },
          },
          couponCode: 'FIRSTLIGHT',
          merchantDiscounts: [{ amount: '5.00' }],
          cartFieldmask: ['buyerNote', 'contactInfo'],
        }),
      'PATCH /ecom/v1/carts/current',
      {
        cartInfo: {
          buyerNote: null,
          contactInfo: {
            address: { country: 'DK', geocode: { latitude: 'NaN', longitude: 0 } },
            contactDetails: { vatId: { id: '123', type: 'CPF' } },
          },
        },
        couponCode: 'FIRSTLIGHT',
        merchantDiscounts: [{ amount: '5.00' }],
        cartFieldmask: 'buyerNote,contactInfo',
      },
    ],
    [
      'deleteCurrentCart',
      (client) => deleteCurrentCart(client),
      'DELETE /ecom/v1/carts/current',
      undefined,
    ],
    [
      'addToCurrentCart',
      (client) =>
        addToCurrentCart(client, {
          lineItems: [
            {
              ...lineItem,
              serviceProperties: { scheduledDate: new Date('2026-04-01T10:00:00.000Z') },
            },
          ],
          customLineItems: [
            {
              _id: 'custom-1',
              quantity: 1,
              price: '10.00',
              productName: { original: 'Gift wrap' },
              itemType: { preset: 'SERVICE' },
            },
          ],
        }),
      'POST /ecom/v1/carts/current/add-to-cart',
      {
        lineItems: [
          { ...lineItem, serviceProperties: { scheduledDate: '2026-04-01T10:00:00.000Z' } },
        ],
        customLineItems: [
          {
            id: 'custom-1',
            quantity: 1,
            price: '10.00',
            productName: { original: 'Gift wrap' },
            itemType: { preset: 'SERVICE' },
          },
        ],
      },
    ],
    [
      'removeLineItemsFromCurrentCart',
      (client) => removeLineItemsFromCurrentCart(client, ['line-1', 'line-2']),
      'POST /ecom/v1/carts/current/remove-line-items',
      { lineItemIds: ['line-1', 'line-2'] },
    ],
    [
      'updateCurrentCartLineItemQuantity',
      (client) => updateCurrentCartLineItemQuantity(client, [{ _id: 'line-1', quantity: 0 }]),
      'POST /ecom/v1/carts/current/update-line-items-quantity',
      { lineItems: [{ id: 'line-1', quantity: 0 }] },
    ],
    [
      'removeCouponFromCurrentCart',
      (client) => removeCouponFromCurrentCart(client),
      'POST /ecom/v1/carts/current/remove-coupon',
      {},
    ],
    [
      'createCheckoutFromCurrentCart',
      (client) =>
        createCheckoutFromCurrentCart(client, {
          channelType: 'WEB',
          email: 'ida@example.org',
          shippingAddress: { country: 'DK', geocode: { latitude: 55.6, longitude: 12.5 } },
          selectedShippingOption: { code: 'parcel' },
        }),
      'POST /ecom/v1/carts/current/create-checkout',
      {
        channelType: 'WEB',
        email: 'ida@example.org',
        shippingAddress: { country: 'DK', geocode: { latitude: 55.6, longitude: 12.5 } },
        selectedShippingOption: { code: 'parcel' },
      },
    ],
    [
      'estimateCurrentCartTotals',
      (client) =>
        estimateCurrentCartTotals(client, {
          selectedMemberships: {
            memberships: [{ _id: 'm1', appId: 'a1', lineItemIds: ['line-1'] }],
          },
          calculateTax: false,
          calculateShipping: true,
        }),
      'POST /ecom/v1/carts/current/estimate-totals',
      {
        selectedMemberships: { memberships: [{ id: 'm1', appId: 'a1', lineItemIds: ['line-1'] }] },
        calculateTax: false,
        calculateShipping: true,
      },
    ],
  ],
);
