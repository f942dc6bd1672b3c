import { describe, expect, test } from 'vitest';
import { describeEndpoints, describeWrongArguments } from '../testing/endpoint-cases.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import {
  getCatalogCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from './endpoints.ts';

const response = {
  product: { id: 'p1' },
  collection: { id: 'c1' },
  variant: { id: 'v1' },
  products: [],
  variants: [],
  productOptions: [],
};

const firstPage = { limit: 50, offset: 0 };

describeEndpoints('what the catalog calls send', response, [
  ['getProduct', (client) => getProduct(client, 'p1'), 'GET /stores-reader/v1/products/p1?id=p1'],
  [
    'getProduct with merchant data',
    (client) => getProduct(client, 'p1', { includeMerchantSpecificData: false }),
    'GET /stores-reader/v1/products/p1?id=p1&includeMerchantSpecificData=false',
  ],
  [
    'getCatalogCollectionBySlug',
    (client) => getCatalogCollectionBySlug(client, 'for the/table'),
    'GET /stores-reader/v1/collections/slug/for%20the%2Ftable?slug=for+the%2Ftable',
  ],
  [
    'getProductOptionsAvailability',
    (client) => getProductOptionsAvailability(client, 'p1', { Size: '10 cm', id: 'kept' }),
    'POST /stores-reader/v1/products/p1/productOptionsAvailability',
    { id: 'p1', options: { Size: '10 cm', id: 'kept' } },
  ],
  [
    'queryProductVariants',
    (client) => queryProductVariants(client, 'p1'),
    'POST /stores-reader/v1/products/p1/variants/query',
    { id: 'p1', paging: firstPage },
  ],
  [
    'queryProductVariants with choices',
    (client) =>
      queryProductVariants(client, 'p1', {
        choices: { _id: 'kept' },
        variantIds: ['v1'],
        paging: { limit: 10, offset: 20 },
        includeMerchantSpecificData: true,
      }),
    'POST /stores-reader/v1/products/p1/variants/query',
    {
      id: 'p1',
      choices: { _id: 'kept' },
      variantIds: ['v1'],
      paging: { limit: 10, offset: 20 },
      includeMerchantSpecificData: true,
    },
  ],
  [
    'queryStoreVariants',
    (client) => queryStoreVariants(client, { filter: { _id: 'v1' }, paging: { limit: 3 } }),
    'POST /stores-reader/v1/variants/query',
    { query: { filter: { id: 'v1' }, paging: { limit: 3, offset: 0 } } },
  ],
  [
    'getStoreVariant',
    (client) => getStoreVariant(client, 'v1'),
    'GET /stores-reader/v1/variants/v1?id=v1',
  ],
  [
    'queryProducts',
    (client) => queryProducts(client),
    'POST /stores-reader/v1/products/query-platformized',
    { query: { paging: firstPage } },
  ],
  [
    'queryProducts with filter and sort',
    (client) =>
      queryProducts(client, {
        filter: { _createdDate: { $gt: new Date(0) }, 'priceData.price': { $lte: 40 } },
        sort: [{ fieldName: '_id', order: 'DESC' }],
        paging: { offset: 100 },
      }),
    'POST /stores-reader/v1/products/query-platformized',
    {
      query: {
        filter: {
          createdDate: { $gt: '1970-01-01T00:00:00.000Z' },
          'priceData.price': { $lte: 40 },
        },
        sort: [{ fieldName: 'id', order: 'DESC' }],
        paging: { limit: 50, offset: 100 },
      },
    },
  ],
]);

describe('catalog endpoints', () => {
  test('a product has IDs, dates and numbers instead of wire strings', async () => {
    const { client } = fakePlatform({
      respond: () => ({
        product: {
          id: 'p1',
          weight: 'NaN',
          media: { mainMedia: { id: 'm1', image: { url: 'https://media.example/1.jpg' } } },
          productOptions: [
            { name: 'Size', choices: [{ value: '10', media: { items: [{ id: 'm2' }] } }] },
          ],
          variants: [
            {
              id: 'v1',
              choices: { id: 'kept' },
              variant: { priceData: { price: 'Infinity' }, weight: '-Infinity' },
            },
          ],
          lastUpdated: '2026-03-01T12:00:00.000Z',
        },
      }),
    });
    expect(await getProduct(client, 'p1')).toEqual({
      product: {
        _id: 'p1',
        weight: Number.NaN,
        media: { mainMedia: { _id: 'm1', image: { url: 'https://media.example/1.jpg' } } },
        productOptions: [
          { name: 'Size', choices: [{ value: '10', media: { items: [{ _id: 'm2' }] } }] },
        ],
        variants: [
          {
            _id: 'v1',
            choices: { id: 'kept' },
            variant: {
              priceData: { price: Number.POSITIVE_INFINITY },
              weight: Number.NEGATIVE_INFINITY,
            },
          },
        ],
        lastUpdated: new Date('2026-03-01T12:00:00.000Z'),
      },
    });
  });

  test('a store variant has the expiry of its video URLs', async () => {
    const video = { id: 'video-1', urlExpirationDate: '2026-03-01T13:00:00.000Z' };
    const { client } = fakePlatform({
      respond: () => ({ variant: { id: 'v1', media: { video } } }),
    });
    const { variant } = await getStoreVariant(client, 'v1');
    expect(variant.media?.video).toEqual({
      id: 'video-1',
      urlExpirationDate: new Date('2026-03-01T13:00:00.000Z'),
    });
  });

  test('the variants of a product are returned in pages with their total', async () => {
    const { client, calls } = fakePlatform({
      respond: (_, index) => ({ variants: [{ id: `v${index}` }], totalResults: 2 }),
    });
    const page = await queryProductVariants(client, 'p1', { paging: { limit: 1 } });
    const next = await page.next();
    expect([page.total, page.items, next?.items]).toEqual([2, [{ _id: 'v0' }], [{ _id: 'v1' }]]);
    expect(calls[1]?.body).toEqual({ id: 'p1', paging: { limit: 1, offset: 1 } });
  });
});

describeWrongArguments('wrong arguments of the catalog calls', [
  [
    'a missing id',
    (client) => getProduct(client, undefined as never),
    'getProduct: id must be a non-empty string, but it is undefined.',
  ],
  [
    'an empty slug',
    (client) => getCatalogCollectionBySlug(client, ''),
    'getCatalogCollectionBySlug: slug must be a non-empty string, but it is an empty string.',
  ],
  [
    'choices that are a list',
    (client) => queryProductVariants(client, 'p1', { choices: [] as never }),
    'queryProductVariants: choices must be an object, but it is a list.',
  ],
  [
    'missing choices',
    (client) => getProductOptionsAvailability(client, 'p1', undefined as never),
    'getProductOptionsAvailability: options must be an object, but it is undefined.',
  ],
  [
    'a query that is not an object',
    (client) => queryProducts(client, 'candle' as never),
    'queryProducts: query must be an object, but it is a string.',
  ],
  [
    'a limit that is not a number',
    (client) => queryProducts(client, { paging: { limit: Number.NaN } }),
    'queryProducts: query.paging.limit must be a whole number, but it is the number NaN.',
  ],
]);
