import { STORES_APP_ID } from '../../../fixtures/shop/fenn-house.ts';
import type { Examples } from '../example.ts';

const product = { path: { id: '$products.id' }, body: { id: '$products.id' } };
const collection = { path: { id: '$collections.id' } };
const request = { path: { id: '$request.id|requests.id' }, body: { id: '$request.id' } };

const choiceMedia = {
  option: '$products.productOptions.name',
  choice: '$products.productOptions.choices.description',
  mediaIds: ['$products.media.items.id'],
};

const written = {
  name: 'Ring vase',
  productType: 'physical',
  description: '<p>A ring.</p>',
  priceData: { price: 68 },
  weight: 1.25,
  visible: true,
  ribbon: 'New',
  brand: 'Fenn',
  discount: { type: 'PERCENT', value: 10 },
  manageVariants: true,
  productOptions: [
    {
      name: 'Colour',
      optionType: 'color',
      choices: [
        { value: '#ffffff', description: 'Chalk' },
        { value: '#b9603f', description: 'Clay' },
      ],
    },
  ],
};

const reference = {
  appId: STORES_APP_ID,
  catalogItemId: '$products.id',
};
const itemDetails = {
  name: 'Fold throw',
  price: '€148.00',
  image: { url: 'https://m.example/1.jpg' },
};

/** Requests of a merchant, and of visitors who wait for an item. */
export const admin: Examples = {
  'catalog-admin.createProduct': [
    { body: { product: written } },
    {
      body: { product: { name: 'Plain bowl', productType: 'physical', priceData: { price: 20 } } },
    },
  ],
  'catalog-admin.updateProduct': [
    { path: { id: '$products.id' }, body: { product: { name: 'Another name' } } },
    {
      path: { id: '$products.id' },
      body: { product: { ribbon: null, discount: { type: 'AMOUNT', value: 5 }, visible: true } },
    },
  ],
  'catalog-admin.deleteProduct': [{ path: product.path }],
  'catalog-admin.deleteProductOptions': [{ path: product.path }],
  'catalog-admin.removeBrand': [product],
  'catalog-admin.removeRibbon': [product],
  'catalog-admin.updateProductVariants': [
    {
      path: product.path,
      body: {
        variants: [
          { variantIds: ['$products.variants.id'], price: 12.5, cost: 4, weight: 0.5, sku: 'X' },
        ],
      },
    },
    {
      path: { id: '$createProduct.product.id' },
      body: { variants: [{ choices: { Colour: 'Clay' }, price: 70, visible: true }] },
    },
  ],
  'catalog-admin.resetAllProductVariantData': [product],
  'catalog-admin.bulkUpdateProductsProperty': [
    { body: { ids: ['$products.id'], set: { price: 30 } } },
    { body: { ids: ['$products.id'], set: { weight: 2 } } },
  ],
  'catalog-admin.bulkAdjustProductProperty': [
    { body: { ids: ['$products.id'], adjust: { price: { amount: 1.5 } } } },
    { body: { ids: ['$products.id'], adjust: { cost: { amount: -1 } } } },
  ],
  'catalog-admin.addProductMedia': [
    { path: product.path, body: { media: [{ url: 'https://media.example/1.jpg' }] } },
    { path: product.path, body: { media: [{ mediaId: '$products.media.items.id' }] } },
  ],
  'catalog-admin.removeProductMedia': [
    { path: product.path, body: { mediaIds: ['$products.media.items.id'] } },
  ],
  'catalog-admin.addProductMediaToChoices': [
    { path: product.path, body: { media: [choiceMedia] } },
  ],
  'catalog-admin.removeProductMediaFromChoices': [
    { path: product.path, body: { media: [choiceMedia] } },
  ],
  'catalog-admin.createCollection': [
    { body: { collection: { name: 'Gifts', description: 'Gifts', visible: true } } },
  ],
  'catalog-admin.updateCollection': [
    {
      path: { id: '$collections.id' },
      body: { collection: { name: 'Presents', description: null } },
    },
  ],
  'catalog-admin.deleteCollection': [collection],
  'catalog-admin.addProductsToCollection': [
    { ...collection, body: { productIds: ['$products.id'] } },
  ],
  'catalog-admin.removeProductsFromCollection': [
    { ...collection, body: { productIds: ['$products.id'] } },
  ],
  'back-in-stock.createBackInStockNotificationRequest': [
    {
      body: {
        request: {
          catalogReference: { ...reference, catalogItemId: '$soldOut.id' },
          email: '$fresh.email',
          itemUrl: 'https://fennhouse.example/p1',
        },
        itemDetails,
      },
    },
  ],
  'back-in-stock.getBackInStockNotificationRequest': [{ path: request.path }],
  'back-in-stock.deleteBackInStockNotificationRequest': [{ path: request.path }],
  'back-in-stock.markAsNotificationSent': [request],
  'back-in-stock.queryBackInStockNotificationRequests': [
    { query: { 'query.cursorPaging.limit': '2' } },
    { query: { 'query.cursorPaging.cursor': '$metadata.cursors.next' } },
    {
      json: {
        query: {
          filter: { status: 'RECEIVED', createdDate: { $gte: '2026-01-01T00:00:00.000Z' } },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 1 },
        },
      },
    },
  ],
  'back-in-stock.getBackInStockNotificationRequestsCountByCatalogReferences': [
    { json: { catalogReferences: [reference] } },
  ],
  'back-in-stock.reportItemsBackInStock': [
    { body: { itemDetails, catalogReference: reference } },
    {
      body: {
        itemDetails,
        requestIds: ['$request.id'],
        extraAutomationTemplateParameters: { any: 'thing' },
      },
    },
  ],
};
