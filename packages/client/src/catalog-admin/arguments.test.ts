import type { Client } from '../client.ts';
import { describeWrongArguments, type WrongArgumentCase } from '../testing/endpoint-cases.ts';
import { bulkAdjustProductProperty, bulkUpdateProductsProperty } from './bulk-endpoints.ts';
import * as collections from './collection-endpoints.ts';
import * as media from './media-endpoints.ts';
import * as products from './product-endpoints.ts';
import * as variants from './variant-endpoints.ts';

// Endpoints for one entity: its id comes first, optionally followed by a value.
const byId: [(client: Client, id: string, value: never) => Promise<unknown>, unknown][] = [
  [products.updateProduct, {}],
  [products.deleteProduct, undefined],
  [products.deleteProductOptions, undefined],
  [products.removeBrand, undefined],
  [products.removeRibbon, undefined],
  [variants.updateProductVariants, []],
  [variants.resetAllProductVariantData, undefined],
  [media.addProductMedia, []],
  [media.removeProductMedia, []],
  [media.addProductMediaToChoices, []],
  [media.removeProductMediaFromChoices, []],
  [collections.updateCollection, {}],
  [collections.deleteCollection, undefined],
  [collections.addProductsToCollection, []],
  [collections.removeProductsFromCollection, []],
];

describeWrongArguments(
  'a wrong id',
  byId.flatMap(([call, value]): WrongArgumentCase[] => [
    [
      `that is missing in ${call.name}`,
      (client) => call(client, undefined as never, value as never),
      `${call.name}: id must be a non-empty string, but it is undefined.`,
    ],
    [
      `that leads elsewhere in ${call.name}`,
      (client) => call(client, '..', value as never),
      `${call.name}: id must be an id or a slug, but it is a string.`,
    ],
  ]),
);

const listed: [(client: Client, id: string, value: never) => Promise<unknown>, string][] = [
  [variants.updateProductVariants, 'variants'],
  [media.addProductMedia, 'media'],
  [media.removeProductMedia, 'mediaIds'],
  [media.addProductMediaToChoices, 'media'],
  [media.removeProductMediaFromChoices, 'media'],
  [collections.addProductsToCollection, 'productIds'],
  [collections.removeProductsFromCollection, 'productIds'],
];

describeWrongArguments(
  'a wrong list',
  listed.flatMap(([call, name]): WrongArgumentCase[] => [
    [
      `that is missing in ${call.name}`,
      (client) => call(client, 'p1', undefined as never),
      `${call.name}: ${name} must be a list, but it is undefined.`,
    ],
    [
      `of nothing in ${call.name}`,
      (client) => call(client, 'p1', [null] as never),
      `${call.name}: ${name}[0] must be ${name.endsWith('Ids') ? 'a non-empty string' : 'an object'}, but it is null.`,
    ],
  ]),
);

describeWrongArguments('wrong arguments of the other calls', [
  [
    'a product that is missing',
    (client) => products.createProduct(client, undefined as never),
    'createProduct: product must be an object, but it is undefined.',
  ],
  [
    'a product without a name',
    (client) => products.createProduct(client, { priceData: { price: 1 } } as never),
    'createProduct: product.name must be a non-empty string, but it is undefined.',
  ],
  [
    'a product without a price',
    (client) => products.createProduct(client, { name: 'Vase' } as never),
    'createProduct: product.priceData must be an object, but it is undefined.',
  ],
  [
    'changes of a product that are missing',
    (client) => products.updateProduct(client, 'p1', undefined as never),
    'updateProduct: product must be an object, but it is undefined.',
  ],
  [
    'a collection without a name',
    (client) => collections.createCollection(client, {} as never),
    'createCollection: collection.name must be a non-empty string, but it is undefined.',
  ],
  [
    'changes of a collection that are a text',
    (client) => collections.updateCollection(client, 'c1', 'Gifts' as never),
    'updateCollection: collection must be an object, but it is a string.',
  ],
  [
    'a choice without an option',
    (client) => media.addProductMediaToChoices(client, 'p1', [{ choice: 'Clay' } as never]),
    'addProductMediaToChoices: media[0].option must be a non-empty string, but it is undefined.',
  ],
  [
    'variant ids that are no list',
    (client) => variants.updateProductVariants(client, 'p1', [{ variantIds: 'v1' as never }]),
    'updateProductVariants: variants[0].variantIds must be a list, but it is a string.',
  ],
  [
    'missing ids to set a property of',
    (client) => bulkUpdateProductsProperty(client, undefined as never, { price: 1 }),
    'bulkUpdateProductsProperty: ids must be a list, but it is undefined.',
  ],
  [
    'a missing property to set',
    (client) => bulkUpdateProductsProperty(client, ['p1'], undefined as never),
    'bulkUpdateProductsProperty: set must be an object, but it is undefined.',
  ],
  [
    'a missing adjustment',
    (client) => bulkAdjustProductProperty(client, undefined as never, ['p1']),
    'bulkAdjustProductProperty: adjust must be an object, but it is undefined.',
  ],
  [
    'an id to adjust that is not a text',
    (client) => bulkAdjustProductProperty(client, { price: { amount: 1 } }, [7 as never]),
    'bulkAdjustProductProperty: ids[0] must be a non-empty string, but it is the number 7.',
  ],
]);
