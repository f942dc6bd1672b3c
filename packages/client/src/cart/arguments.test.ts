import { describe, expect, test } from 'vitest';
import { describeWrongArguments } from '../testing/endpoint-cases.ts';
import { fakePlatform, rejection } from '../testing/fake-platform.ts';
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './endpoints.ts';

const lineItem = {
  catalogReference: { catalogItemId: 'p1', appId: 'a1' },
  quantity: 1,
};

describe('branded channel types', () => {
  test('are sent with the prefix of the provider settings', async () => {
    const { client, calls } = fakePlatform({
      provider: { brandPrefix: 'BRAND_' },
      respond: () => ({ checkoutId: 'checkout-1' }),
    });
    await createCheckoutFromCurrentCart(client, { channelType: 'APP_STORE' });
    await createCheckoutFromCurrentCart(client, { channelType: 'INVOICES' });
    await createCheckoutFromCurrentCart(client, { channelType: 'POS' });
    expect(calls.map(({ body }) => body)).toEqual([
      { channelType: 'BRAND_APP_STORE' },
      { channelType: 'BRAND_INVOICES' },
      { channelType: 'POS' },
    ]);
  });

  test('are rejected without a prefix, before a request is sent', async () => {
    const { client, calls } = fakePlatform();
    expect(
      await rejection(createCheckoutFromCurrentCart(client, { channelType: 'INVOICES' })),
    ).toEqual(new TypeError('createCheckoutFromCurrentCart: INVOICES needs provider.brandPrefix.'));
    expect(calls).toEqual([]);
  });
});

describeWrongArguments('wrong arguments of the cart calls', [
  [
    'a missing list',
    (client) => removeLineItemsFromCurrentCart(client, undefined as never),
    'removeLineItemsFromCurrentCart: lineItemIds must be a list, but it is undefined.',
  ],
  [
    'an id that is not a string',
    (client) => removeLineItemsFromCurrentCart(client, ['a', 7 as never]),
    'removeLineItemsFromCurrentCart: lineItemIds[1] must be a non-empty string, but it is the number 7.',
  ],
  [
    'a line without an id',
    (client) => updateCurrentCartLineItemQuantity(client, [{ quantity: 1 } as never]),
    'updateCurrentCartLineItemQuantity: lineItems[0]._id must be a non-empty string, but it is undefined.',
  ],
  [
    'a quantity that is not a number',
    (client) => updateCurrentCartLineItemQuantity(client, [{ _id: 'a', quantity: '1' as never }]),
    'updateCurrentCartLineItemQuantity: lineItems[0].quantity must be a whole number, but it is a string.',
  ],
  [
    'missing options',
    (client) => createCheckoutFromCurrentCart(client, undefined as never),
    'createCheckoutFromCurrentCart: options must be an object, but it is undefined.',
  ],
  [
    'a missing channel type',
    (client) => createCheckoutFromCurrentCart(client, {} as never),
    'createCheckoutFromCurrentCart: channelType must be a non-empty string, but it is undefined.',
  ],
  [
    'an invalid date',
    (client) =>
      addToCurrentCart(client, {
        lineItems: [{ ...lineItem, serviceProperties: { scheduledDate: new Date('no date') } }],
      }),
    'addToCurrentCart: lineItems[0].serviceProperties.scheduledDate must be a valid date.',
  ],
]);
