import type * as backInStock from '../../back-in-stock/index.ts';
import type * as cart from '../../cart/index.ts';
import type * as catalog from '../../catalog/index.ts';
import type * as collections from '../../collections/index.ts';
import type * as redirects from '../../redirects/index.ts';
import type { SamplesOf } from './sample.ts';

const catalogReference = { catalogItemId: 'item-1', appId: 'app-1' };
const query = { paging: { limit: 5 } };

export const backInStockSamples: SamplesOf<typeof backInStock> = {
  createBackInStockNotificationRequest: {
    required: [{ catalogReference, email: 'ada@example.com' }, { name: 'Vase' }],
    optional: [],
  },
  getBackInStockNotificationRequest: { required: ['request-1'], optional: [] },
  deleteBackInStockNotificationRequest: { required: ['request-1'], optional: [] },
  markAsNotificationSent: { required: ['request-1'], optional: [] },
  queryBackInStockNotificationRequests: {
    required: [],
    optional: [{ cursorPaging: { limit: 5 } }],
  },
  getBackInStockNotificationRequestsCountByCatalogReferences: {
    required: [[catalogReference]],
    optional: [],
  },
  reportItemsBackInStock: { required: [{ name: 'Vase' }], optional: [{ catalogReference }] },
};

export const cartSamples: SamplesOf<typeof cart> = {
  getCurrentCart: { required: [], optional: [] },
  updateCurrentCart: { required: [{ couponCode: 'SPRING' }], optional: [] },
  deleteCurrentCart: { required: [], optional: [] },
  addToCurrentCart: {
    required: [],
    optional: [{ lineItems: [{ catalogReference, quantity: 1 }] }],
  },
  removeLineItemsFromCurrentCart: { required: [['line-1']], optional: [] },
  updateCurrentCartLineItemQuantity: { required: [[{ _id: 'line-1', quantity: 2 }]], optional: [] },
  removeCouponFromCurrentCart: { required: [], optional: [] },
  createCheckoutFromCurrentCart: { required: [{ channelType: 'WEB' }], optional: [] },
  estimateCurrentCartTotals: { required: [], optional: [{ calculateTax: false }] },
};

export const catalogSamples: SamplesOf<typeof catalog> = {
  getProduct: { required: ['product-1'], optional: [{ includeMerchantSpecificData: true }] },
  getCatalogCollectionBySlug: { required: ['light'], optional: [] },
  getProductOptionsAvailability: { required: ['product-1', { Colour: 'Chalk' }], optional: [] },
  queryProductVariants: { required: ['product-1'], optional: [{ paging: { limit: 5 } }] },
  queryStoreVariants: { required: [], optional: [query] },
  getStoreVariant: { required: ['variant-1'], optional: [] },
  queryProducts: { required: [], optional: [query] },
};

export const collectionsSamples: SamplesOf<typeof collections> = {
  getCollection: { required: ['collection-1'], optional: [] },
  getCollectionBySlug: { required: ['light'], optional: [] },
  queryCollections: { required: [], optional: [query] },
};

export const redirectsSamples: SamplesOf<typeof redirects> = {
  createRedirectSession: {
    required: [{ ecomCheckout: { checkoutId: 'checkout-1' } }],
    optional: [],
  },
};
