import { describeEndpoints } from '../testing/endpoint-cases.ts';
import { bulkAdjustProductProperty, bulkUpdateProductsProperty } from './bulk-endpoints.ts';
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from './collection-endpoints.ts';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from './media-endpoints.ts';
import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  updateProduct,
} from './product-endpoints.ts';
import { resetAllProductVariantData, updateProductVariants } from './variant-endpoints.ts';

const response = { product: {}, collection: {}, variants: [], results: [] };

describeEndpoints('what the calls on products send', response, [
  [
    'createProduct',
    (client) =>
      createProduct(client, {
        name: 'Ring vase',
        priceData: { price: 68 },
        weight: Number.POSITIVE_INFINITY,
        productOptions: [{ name: 'id', choices: [{ value: '_id', description: 'id' }] }],
      }),
    'POST /stores/v1/products',
    {
      product: {
        name: 'Ring vase',
        priceData: { price: 68 },
        weight: 'Infinity',
        productOptions: [{ name: 'id', choices: [{ value: '_id', description: 'id' }] }],
      },
    },
  ],
  [
    'updateProduct',
    (client) =>
      updateProduct(client, 'p/1', { ribbon: null, discount: { type: 'NONE', value: 0 } }),
    'PATCH /stores/v1/products/p%2F1',
    { product: { ribbon: null, discount: { type: 'NONE', value: 0 }, id: 'p/1' } },
  ],
  [
    'updateProduct with a product that was read, under the id that is asked for',
    (client) =>
      updateProduct(client, 'p1', {
        _id: 'other',
        media: { items: [{ _id: 'm1' }] },
        variants: [{ _id: 'v1', choices: { _id: 'kept' } }],
        lastUpdated: new Date(0),
      } as never),
    'PATCH /stores/v1/products/p1',
    {
      product: {
        id: 'p1',
        media: { items: [{ id: 'm1' }] },
        variants: [{ id: 'v1', choices: { _id: 'kept' } }],
        lastUpdated: '1970-01-01T00:00:00.000Z',
      },
    },
  ],
  ['deleteProduct', (client) => deleteProduct(client, 'p1'), 'DELETE /stores/v1/products/p1?id=p1'],
  [
    'deleteProductOptions',
    (client) => deleteProductOptions(client, 'p1'),
    'DELETE /stores/v1/products/p1/options?id=p1',
  ],
  [
    'removeBrand',
    (client) => removeBrand(client, 'p1'),
    'POST /stores/v1/products/p1/remove-brand',
    { id: 'p1' },
  ],
  [
    'removeRibbon',
    (client) => removeRibbon(client, 'p1'),
    'POST /stores/v1/products/p1/remove-ribbon',
    { id: 'p1' },
  ],
  [
    'updateProductVariants',
    (client) =>
      updateProductVariants(client, 'p1', [
        { choices: { id: 'kept' }, price: Number.NaN, cost: 12.5, weight: 0 },
        { variantIds: ['v1'], sku: 'X', visible: false },
      ]),
    'PATCH /stores/v1/products/p1/variants',
    {
      id: 'p1',
      variants: [
        { choices: { id: 'kept' }, price: 'NaN', cost: 12.5, weight: 0 },
        { variantIds: ['v1'], sku: 'X', visible: false },
      ],
    },
  ],
  [
    'resetAllProductVariantData',
    (client) => resetAllProductVariantData(client, 'p1'),
    'POST /stores/v1/products/p1/variants/resetToDefault',
    { id: 'p1' },
  ],
  [
    'bulkUpdateProductsProperty',
    (client) => bulkUpdateProductsProperty(client, ['p1', 'p2'], { price: Number.NaN }),
    'POST /stores/v1/bulk/products/update',
    { ids: ['p1', 'p2'], set: { price: 'NaN' } },
  ],
  [
    'bulkAdjustProductProperty',
    (client) =>
      bulkAdjustProductProperty(client, { price: { amount: Number.NEGATIVE_INFINITY } }, ['p1']),
    'POST /stores/v1/bulk/products/adjust-properties',
    { adjust: { price: { amount: '-Infinity' } }, ids: ['p1'] },
  ],
]);

const ofChoice = { option: 'Colour', choice: 'Clay', mediaIds: ['m1'] };

describeEndpoints('what the calls on media send', response, [
  [
    'addProductMedia',
    (client) =>
      addProductMedia(client, 'p1', [
        { mediaId: 'm1', choice: { option: 'Colour', choice: 'Clay' } },
        { url: 'https://media.example/1.jpg' },
      ]),
    'POST /stores/v1/products/p1/media',
    {
      id: 'p1',
      media: [
        { mediaId: 'm1', choice: { option: 'Colour', choice: 'Clay' } },
        { url: 'https://media.example/1.jpg' },
      ],
    },
  ],
  [
    'removeProductMedia',
    (client) => removeProductMedia(client, 'p1', []),
    'POST /stores/v1/products/p1/media/delete',
    { id: 'p1', mediaIds: [] },
  ],
  [
    'addProductMediaToChoices',
    (client) => addProductMediaToChoices(client, 'p1', [ofChoice]),
    'PATCH /stores/v1/products/p1/choices/media',
    { id: 'p1', media: [ofChoice] },
  ],
  [
    'removeProductMediaFromChoices',
    (client) => removeProductMediaFromChoices(client, 'p1', [ofChoice]),
    'POST /stores/v1/products/p1/choices/media/delete',
    { id: 'p1', media: [ofChoice] },
  ],
]);

describeEndpoints('what the calls on collections send', response, [
  [
    'createCollection',
    (client) => createCollection(client, { name: 'Gifts' }),
    'POST /stores/v1/collections',
    { collection: { name: 'Gifts' } },
  ],
  [
    'updateCollection',
    (client) => updateCollection(client, 'c1', { description: null, visible: false }),
    'PATCH /stores/v1/collections/c1',
    { collection: { description: null, visible: false, id: 'c1' } },
  ],
  [
    'deleteCollection',
    (client) => deleteCollection(client, 'c1'),
    'DELETE /stores/v1/collections/c1?id=c1',
  ],
  [
    'addProductsToCollection',
    (client) => addProductsToCollection(client, 'c1', ['p1', 'p2']),
    'POST /stores/v1/collections/c1/productIds',
    { id: 'c1', productIds: ['p1', 'p2'] },
  ],
  [
    'removeProductsFromCollection',
    (client) => removeProductsFromCollection(client, 'c1', ['p1']),
    'POST /stores/v1/collections/c1/productIds/delete',
    { id: 'c1', productIds: ['p1'] },
  ],
]);
