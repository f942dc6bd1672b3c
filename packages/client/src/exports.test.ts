import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as collections from './collections.ts';
import * as events from './events.ts';
import * as root from './index.ts';
import * as redirects from './redirects.ts';
import * as webhooks from './webhooks.ts';

const doors = {
  '.': root,
  './cart': cart,
  './catalog': catalog,
  './collections': collections,
  './events': events,
  './redirects': redirects,
  './webhooks': webhooks,
};

const exported: Record<keyof typeof doors, string[]> = {
  '.': [
    'ApplicationError',
    'MalformedAnswerError',
    'PlatformError',
    'RefusedError',
    'SortOrder',
    'SystemError',
    'TokenError',
    'TokenRole',
    'ValidationError',
    'ValidationRule',
    'all',
    'createClient',
    'memoryStorage',
  ],
  './cart': [
    'AdditionalChargeType',
    'Availability',
    'ChannelType',
    'DescriptionLineType',
    'DiscountType',
    'JurisdictionType',
    'LineItemType',
    'PaymentOption',
    'PickupMethod',
    'Severity',
    'SubscriptionFrequency',
    'SuggestedFix',
    'TaxIdType',
    'TaxRateType',
    'TaxableAddressType',
    'WeightUnit',
    'addToCurrentCart',
    'createCheckoutFromCurrentCart',
    'deleteCurrentCart',
    'estimateCurrentCartTotals',
    'getCurrentCart',
    'removeCouponFromCurrentCart',
    'removeLineItemsFromCurrentCart',
    'updateCurrentCart',
    'updateCurrentCartLineItemQuantity',
  ],
  './catalog': [
    'DiscountType',
    'FileType',
    'InventoryStatus',
    'MeasurementUnit',
    'MediaItemType',
    'OptionType',
    'ProductType',
    'SortOrder',
    'Version',
    'getCollectionBySlug',
    'getProduct',
    'getProductOptionsAvailability',
    'getStoreVariant',
    'queryProductVariants',
    'queryProducts',
    'queryStoreVariants',
  ],
  './collections': [
    'MediaItemType',
    'SortOrder',
    'getCollection',
    'getCollectionBySlug',
    'queryCollections',
  ],
  './events': [
    'CategoryType',
    'ConferencingType',
    'EventStatus',
    'GuestType',
    'InputControlType',
    'LocationType',
    'RecurrenceStatus',
    'RegistrationStatus',
    'RegistrationType',
    'RequestedFields',
    'RsvpResponseType',
    'SortOrder',
    'TicketTaxType',
    'ValueType',
    'bulkCancelEventsByFilter',
    'bulkDeleteEventsByFilter',
    'cancelEvent',
    'cloneEvent',
    'countEventsByStatus',
    'createEvent',
    'deleteEvent',
    'getEvent',
    'getEventBySlug',
    'publishDraftEvent',
    'queryEvents',
    'updateEvent',
  ],
  './redirects': [
    'AttachPagesStatus',
    'CallbackType',
    'LocationType',
    'MembersAccountSection',
    'Prompt',
    'SessionStatus',
    'createRedirectSession',
  ],
  './webhooks': ['WebhookName'],
};

test('the package has exactly these doors', () => {
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(doors));
});

test.each(Object.entries(doors))('%s exports exactly these values', (door, module) => {
  expect(Object.keys(module).sort()).toEqual(exported[door as keyof typeof doors]);
});
