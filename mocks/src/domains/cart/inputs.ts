import {
  DescriptionLineType,
  LineItemType,
  PaymentOption,
  SubscriptionFrequency,
  TaxIdType,
} from '@vitrine/client/cart';
import { optionalFields } from '../../platform/requests/fields.ts';
import {
  booleanField,
  date,
  email,
  number,
  object,
  objects,
  oneOf,
  required,
  text,
  textLike,
  webAddress,
} from '../../platform/requests/readers.ts';

/** A postal address. See docs/reference/cart.mdx. */
export const address = object({
  country: textLike(/^([A-Z]{2})?$/, 'must be a country of two capital letters, such as DK'),
  subdivision: text(20),
  city: text(100),
  postalCode: text(20),
  streetAddress: object({ number: text(50), name: text(200), apt: text(50) }),
  addressLine: text(200),
  addressLine2: text(200),
  formattedAddress: text(500),
  hint: text(500),
  geocode: object({
    latitude: number({ min: -90, max: 90 }),
    longitude: number({ min: -180, max: 180 }),
  }),
  countryFullname: text(100),
  subdivisionFullname: text(100),
});

const contactDetails = object({
  firstName: text(100),
  lastName: text(100),
  phone: text(50),
  company: text(200),
  vatId: object({ id: text(50), type: oneOf(Object.values(TaxIdType)) }),
});

/** A shipping option, by its code in an estimate, and by carrier if two have the same code. */
export const shippingOption = object({ code: required(text(100)), carrierId: text(100) });

/** The writable fields of a cart; the platform calculates the others. */
export const CART_INFO = {
  buyerNote: text(1000),
  buyerInfo: object({ email, contactId: text(100) }),
  contactInfo: object({ address, contactDetails }),
  overrideCheckoutUrl: webAddress,
  selectedShippingOption: shippingOption,
};

const translatable = object({ original: text(500), translated: text(500) });

const image = object({
  id: text(500),
  url: text(2000),
  width: number({ min: 0, max: 100_000, whole: true }),
  height: number({ min: 0, max: 100_000, whole: true }),
  altText: text(1000),
  filename: text(500),
});

const descriptionLines = objects({
  name: translatable,
  lineType: oneOf(Object.values(DescriptionLineType)),
  plainText: translatable,
  colorInfo: object({ original: text(500), translated: text(500), code: text(50) }),
});

const physicalProperties = object({
  weight: number({ min: 0, max: 1_000_000 }),
  sku: text(100),
  shippable: booleanField,
});

const serviceProperties = object({
  scheduledDate: date,
  numberOfParticipants: number({ min: 1, max: 10_000, whole: true }),
});

const paymentOption = oneOf(Object.values(PaymentOption));

/** Fields of a catalog line, besides its reference and quantity. */
export const LINE_OPTIONS = {
  serviceProperties,
  subscriptionOptionInfo: object({
    title: translatable,
    description: translatable,
    subscriptionSettings: object({
      frequency: oneOf(Object.values(SubscriptionFrequency)),
      interval: number({ min: 1, max: 1000, whole: true }),
      autoRenewal: booleanField,
      billingCycles: number({ min: 1, max: 999, whole: true }),
      startDate: date,
    }),
  }),
  paymentOption,
  selectedMembership: object({ id: text(100), appId: text(100) }),
  savePaymentMethod: booleanField,
};

/** Fields that a merchant can override for a line, except prices. */
export const OVERRIDES = {
  productName: translatable,
  descriptionLines,
  physicalProperties,
  image,
  paymentOption: object({ value: paymentOption }),
};

/** Fields of a custom line, except its name, quantity and prices. */
export const CUSTOM_LINE = {
  id: text(100),
  catalogReference: object({
    appId: required(text(100)),
    catalogItemId: required(text(100)),
    options: optionalFields,
  }),
  priceDescription: translatable,
  descriptionLines,
  itemType: object({ preset: oneOf(Object.values(LineItemType)), custom: text(100) }),
  media: image,
  url: object({ relativePath: text(2000), url: text(2000) }),
  physicalProperties,
  paymentOption,
  serviceProperties,
  rootCatalogItemId: text(100),
  taxGroupId: text(100),
  consentRequiredPaymentPolicy: text(1000),
  savePaymentMethod: booleanField,
};
