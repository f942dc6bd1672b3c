import { describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import * as admin from './index.ts';

describe('catalog-admin endpoints', () => {
  const wire = {
    product: {
      id: 'p1',
      weight: 'NaN',
      media: { items: [{ id: 'm1' }] },
      lastUpdated: '2026-03-01T12:00:00.000Z',
    },
    collection: { id: 'c1', media: { mainMedia: { id: 'm1' }, items: [] } },
    variants: [{ id: 'v1', choices: { id: 'kept' }, variant: { weight: '-Infinity' } }],
    results: [
      { itemMetadata: { id: 'p1', originalIndex: 0, success: true } },
      {
        itemMetadata: {
          id: 'p2',
          originalIndex: 1,
          success: false,
          error: { code: 'PRODUCT_NOT_FOUND', description: 'is gone', data: { id: 'kept' } },
        },
      },
    ],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
  };
  const { client } = fakePlatform({ respond: () => wire });

  test('products have IDs, dates and numbers', async () => {
    const product = {
      _id: 'p1',
      weight: Number.NaN,
      media: { items: [{ _id: 'm1' }] },
      lastUpdated: new Date('2026-03-01T12:00:00.000Z'),
    };
    const made = await admin.createProduct(client, { name: 'Vase', priceData: { price: 1 } });
    expect(made.product).toEqual(product);
    expect((await admin.updateProduct(client, 'p1', {})).product).toEqual(product);
  });

  test('collections have IDs, including their media', async () => {
    const collection = { _id: 'c1', media: { mainMedia: { _id: 'm1' }, items: [] } };
    expect((await admin.createCollection(client, { name: 'Gifts' })).collection).toEqual(
      collection,
    );
    expect((await admin.updateCollection(client, 'c1', {})).collection).toEqual(collection);
  });

  test('variants have IDs and numbers, and their choices stay unchanged', async () => {
    expect((await admin.updateProductVariants(client, 'p1', [])).variants).toEqual([
      { _id: 'v1', choices: { id: 'kept' }, variant: { weight: Number.NEGATIVE_INFINITY } },
    ]);
  });

  test('bulk requests return the result for each item', async () => {
    const [done, failed] = wire.results.map(({ itemMetadata: { id, ...rest } }) => ({
      itemMetadata: { _id: id, ...rest },
    }));
    for (const response of [
      await admin.bulkUpdateProductsProperty(client, ['p1', 'p2'], { weight: 1 }),
      await admin.bulkAdjustProductProperty(client, { weight: { amount: 1 } }, ['p1', 'p2']),
    ]) {
      expect(response.results).toEqual([done, failed]);
      expect(response.bulkActionMetadata).toEqual(wire.bulkActionMetadata);
    }
  });

  const silent: [string, (client: Client) => Promise<void>][] = [
    ['deleteProduct', (client) => admin.deleteProduct(client, 'p1')],
    ['deleteProductOptions', (client) => admin.deleteProductOptions(client, 'p1')],
    ['removeBrand', (client) => admin.removeBrand(client, 'p1')],
    ['removeRibbon', (client) => admin.removeRibbon(client, 'p1')],
    ['resetAllProductVariantData', (client) => admin.resetAllProductVariantData(client, 'p1')],
    ['addProductMedia', (client) => admin.addProductMedia(client, 'p1', [])],
    ['removeProductMedia', (client) => admin.removeProductMedia(client, 'p1', [])],
    ['addProductMediaToChoices', (client) => admin.addProductMediaToChoices(client, 'p1', [])],
    [
      'removeProductMediaFromChoices',
      (client) => admin.removeProductMediaFromChoices(client, 'p1', []),
    ],
    ['deleteCollection', (client) => admin.deleteCollection(client, 'c1')],
    ['addProductsToCollection', (client) => admin.addProductsToCollection(client, 'c1', [])],
    [
      'removeProductsFromCollection',
      (client) => admin.removeProductsFromCollection(client, 'c1', []),
    ],
  ];

  test.each(silent)('%s returns nothing', async (_name, call) => {
    expect(await call(client)).toBeUndefined();
  });
});

describe('field violations', () => {
  const rejecting = (field: string) =>
    fakePlatform({
      respond: () =>
        jsonResponse(400, {
          message: 'no',
          details: { validationError: { fieldViolations: [{ field, description: 'is wrong' }] } },
        }),
    }).client;

  test.each([
    ['product.id', '_id'],
    ['product.name', 'product.name'],
    ['product.media.items[2].id', 'product.media.items[2]._id'],
  ])('%s of a product is reported as %s', async (field, argument) => {
    expect(await rejection(admin.updateProduct(rejecting(field), 'p1', {}))).toMatchObject({
      message: `INVALID_ARGUMENT: "${argument}" is wrong`,
    });
  });

  test('collection.id of a collection is reported as _id', async () => {
    expect(
      await rejection(admin.updateCollection(rejecting('collection.id'), 'c1', {})),
    ).toMatchObject({
      message: 'INVALID_ARGUMENT: "_id" is wrong',
    });
  });
});

test('arguments stay unchanged', async () => {
  const { client } = fakePlatform({ respond: () => ({ product: {} }) });
  const product = Object.freeze({ name: 'Vase', weight: Number.NaN });
  await admin.updateProduct(client, 'p1', product);
  expect(product).toEqual({ name: 'Vase', weight: Number.NaN });
});
