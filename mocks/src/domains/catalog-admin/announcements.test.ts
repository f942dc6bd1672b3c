import { parseWebhook } from '@vitrine/client/webhooks';
import { expect, test } from 'vitest';
import { newAdmin } from '../../testing/admin.ts';

const originatedFromVersion = 'V1_CATALOG';

test('delivers all announcements of catalog writes to a receiver', async () => {
  const { platform, write } = newAdmin();
  const options = [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }];
  const product = {
    name: 'Vase',
    priceData: { price: 12 },
    productOptions: options,
    manageVariants: true,
  };
  const { id, variants } = (await write('POST', '/v1/products', { product })).body.product;
  await write('PATCH', `/v1/products/${id}/variants`, { variants: [{ choices: {}, price: 13 }] });
  const made = await write('POST', '/v1/collections', { collection: { name: 'Gifts' } });
  const collectionId = made.body.collection.id;
  await write('PATCH', `/v1/collections/${collectionId}`, { collection: { name: 'Presents' } });
  await write('DELETE', `/v1/collections/${collectionId}`);
  await write('DELETE', `/v1/products/${id}`);

  const publicKey = await platform.webhooks.publicKey();
  const received = [];
  for (const announcement of platform.announcements) {
    const body = await platform.webhooks.getBody(announcement);
    const { name, ...webhook } = await parseWebhook(body, {
      publicKey,
      clock: platform.clock,
      provider: { brandPrefix: 'BRAND' },
    });
    received.push([name, 'data' in webhook ? webhook.data : undefined]);
  }
  const ofCollection = { collectionId, originatedFromVersion };
  expect(received).toEqual([
    [
      'ProductCreated',
      expect.objectContaining({
        productId: id,
        name: 'Vase',
        slug: 'vase',
        price: expect.objectContaining({ price: 12 }),
        originatedFromVersion,
      }),
    ],
    ['ProductChanged', { productId: id, changedFields: ['variants'], originatedFromVersion }],
    [
      'VariantsChanged',
      {
        productId: id,
        originatedFromVersion,
        variants: [
          {
            variantId: variants[0].id,
            choices: { Size: 'S' },
            changedFields: ['price'],
            originatedFromVersion,
          },
        ],
      },
    ],
    ['CollectionCreated', expect.objectContaining({ ...ofCollection, name: 'Gifts' })],
    ['CollectionChanged', { ...ofCollection, changedFields: ['name'] }],
    ['CollectionDeleted', ofCollection],
    ['ProductDeleted', { productId: id, originatedFromVersion }],
  ]);
});

test('also announces manual catalog changes', () => {
  const { platform, announced, getId } = newAdmin();
  const productId = getId('low-pitcher');
  platform.catalog.setPrice('low-pitcher', 40);
  platform.catalog.setDiscount('low-pitcher', { percent: 10 });
  platform.catalog.hide('low-pitcher');
  platform.catalog.delete('low-pitcher');
  expect(announced('ProductChanged', 'ProductDeleted')).toMatchObject([
    ['ProductChanged', { productId, changedFields: ['priceData', 'variants'] }],
    ['ProductChanged', { productId, changedFields: ['discount', 'priceData', 'variants'] }],
    ['ProductChanged', { productId, changedFields: ['visible'] }],
    ['ProductDeleted', { productId }],
  ]);
});
