import { STORES_APP_ID } from '../../../fixtures/shop/fenn-house.ts';
import type { Examples } from '../example.ts';

const reference = {
  appId: STORES_APP_ID,
  catalogItemId: '$products.id',
  options: { variantId: '$products.variants.id' },
};

const line = { catalogReference: reference, quantity: 2 };

const customLine = {
  quantity: 1,
  price: '12.50',
  fullPrice: '20.00',
  depositAmount: '5.00',
  productName: { original: 'Repair of a vase' },
  itemType: { preset: 'SERVICE' },
  quantityAvailable: 3,
  paymentOption: 'DEPOSIT_ONLINE',
  physicalProperties: { weight: 0.5, shippable: true },
  serviceProperties: { scheduledDate: '2026-12-01T10:00:00.000Z', numberOfParticipants: 2 },
  taxGroupId: 'reduced',
};

const address = {
  country: 'DK',
  city: 'Aalborg',
  postalCode: '9000',
  addressLine: 'Fennegade 4',
  geocode: { latitude: 57.05, longitude: 9.92 },
};

const query = {
  filter: {
    name: { $contains: 'a' },
    $or: [{ visible: true }, { slug: { $in: ['$products.slug'] } }],
  },
  sort: [{ fieldName: 'name', order: 'DESC' }],
  paging: { limit: 10, offset: 0 },
};

/** Requests of a shopper. */
export const shop: Examples = {
  'auth.requestTokens': [
    { body: { clientId: 'fenn-house', grantType: 'anonymous' } },
    { body: { grantType: 'refresh_token', refreshToken: '$refresh_token' } },
  ],
  'cart.addToCurrentCart': [
    { body: { lineItems: [line] } },
    { body: { lineItems: [{ ...line, catalogOverrideFields: { price: '3.20' } }] } },
    { body: { customLineItems: [customLine] } },
  ],
  'cart.updateCurrentCart': [
    { body: { couponCode: 'FIRSTLIGHT' } },
    { body: { merchantDiscounts: [{ amount: '5.00', lineItemIds: ['$cart.lineItems.id'] }] } },
    {
      body: {
        cartInfo: {
          buyerNote: 'Ring twice',
          contactInfo: { address, contactDetails: { firstName: 'Ane', phone: '+4512345678' } },
          selectedShippingOption: { code: 'pickup' },
        },
        cartFieldmask: 'buyerNote,contactInfo.address,selectedShippingOption',
      },
    },
    { body: { lineItems: [line], customLineItems: [customLine] } },
  ],
  'cart.updateCurrentCartLineItemQuantity': [
    { body: { lineItems: [{ id: '$cart.lineItems.id', quantity: 3 }] } },
  ],
  'cart.removeLineItemsFromCurrentCart': [{ body: { lineItemIds: ['$cart.lineItems.id'] } }],
  'cart.createCheckoutFromCurrentCart': [
    { body: { channelType: 'WEB', email: 'ane@example.com', shippingAddress: address } },
  ],
  'cart.estimateCurrentCartTotals': [
    { body: {} },
    {
      body: {
        shippingAddress: address,
        billingAddress: { country: 'DE' },
        selectedShippingOption: {
          code: 'express',
          carrierId: '$shippingInfo.carrierServiceOptions.carrierId',
        },
        selectedMemberships: {
          memberships: [{ id: 'm', appId: 'a', lineItemIds: ['$cart.lineItems.id'] }],
        },
        calculateTax: true,
        calculateShipping: true,
      },
    },
  ],
  'catalog.queryProducts': [{ body: {} }, { body: { query } }],
  'catalog.getProduct': [
    { path: { id: '$products.id' }, query: { includeMerchantSpecificData: 'true' } },
  ],
  'catalog.getProductOptionsAvailability': [
    { path: { id: '$products.id' }, body: { options: { Colour: 'Chalk', Size: '15 cm' } } },
  ],
  'catalog.queryProductVariants': [
    {
      path: { id: '$products.id' },
      body: {
        choices: { Colour: 'Chalk' },
        variantIds: ['$products.variants.id'],
        paging: { limit: 5, offset: 0 },
      },
    },
    { path: { id: '$products.id' }, body: { includeMerchantSpecificData: true } },
  ],
  'catalog.queryStoreVariants': [
    { body: { query: { filter: { sku: { $startsWith: 'FH' } }, paging: { limit: 5 } } } },
  ],
  'catalog.getStoreVariant': [{ path: { id: '$variants.id' } }],
  'catalog.getCollectionBySlug': [{ path: { slug: '$collections.slug' } }],
  'collections.getCollection': [{ path: { id: '$collections.id' } }],
  'collections.getCollectionBySlug': [{ path: { slug: '$collections.slug' } }],
  'collections.queryCollections': [{ body: { query: { sort: [{ fieldName: 'name' }] } } }],
  'redirects.createRedirectSession': [
    {
      body: {
        ecomCheckout: { checkoutId: '$checkoutId' },
        callbacks: {
          postFlowUrl: 'https://fennhouse.example/back',
          thankYouPageUrl: 'https://fennhouse.example/thanks',
        },
        preferences: { additionalQueryParameters: { ref: 'mail' } },
      },
    },
    { body: { login: {}, callbacks: { postFlowUrl: 'https://fennhouse.example' } } },
    { body: { logout: { clientId: 'fenn-house' } } },
    {
      body: {
        auth: {
          authRequest: {
            redirectUri: 'https://fennhouse.example/in',
            clientId: 'fenn-house',
            codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
            codeChallengeMethod: 'S256',
            responseMode: 'fragment',
            responseType: 'code',
            scope: 'offline_access',
            state: 'state',
            sessionToken: '$sessionToken',
          },
          prompt: 'login',
        },
      },
    },
    { body: { storesProduct: { productSlug: '$products.slug' } } },
  ],
};
