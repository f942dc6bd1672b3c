import {
  Availability,
  type CustomLineItemInput,
  type LineItem,
  LineItemType,
  type Money,
  PaymentOption,
} from '@vitrine/client/cart';
import { formatMoney } from '@vitrine/ui';

const euros = (amount: string): Money => ({
  amount,
  formattedAmount: formatMoney({ amount, currency: 'EUR' }, 'en-US'),
});

const option = (name: string, value: string): LineItem['descriptionLines'][number] => ({
  name: { original: name },
  plainText: { original: value },
});

const createImage = (file: string) => ({ url: `/pictures/${file}.jpg`, width: 640, height: 800 });

const reference = { catalogItemId: 'object', appId: 'shop' };

/** On offer, priced per unit, two of it. */
export const candle: LineItem = {
  _id: 'candle',
  quantity: 2,
  catalogReference: reference,
  productName: { original: 'Ridge pillar candle' },
  url: { relativePath: '/objects/ridge-pillar-candle' },
  price: euros('32.00'),
  fullPrice: euros('38.00'),
  priceDescription: { original: '€7.11 / 100 g' },
  descriptionLines: [option('Colour', 'Chalk'), option('Size', '15 cm')],
  image: createImage('candle-chalk'),
};

export const candleTotal = euros('64.00');

export const cup: LineItem = {
  _id: 'cup',
  quantity: 4,
  catalogReference: reference,
  productName: { original: 'Dipped cup' },
  url: { relativePath: '/objects/dipped-cup' },
  price: euros('28.00'),
  descriptionLines: [option('Colour', 'Sand')],
  image: createImage('cup'),
  availability: { status: Availability.PARTIALLY_AVAILABLE, quantityAvailable: 1 },
};

export const cupTotal = euros('112.00');

export const handWash: LineItem = {
  _id: 'hand-wash',
  quantity: 1,
  catalogReference: reference,
  productName: { original: 'Cedar hand wash' },
  url: { relativePath: '/objects/cedar-hand-wash' },
  price: euros('28.00'),
  priceDescription: { original: '€5.60 / 100 ml' },
  descriptionLines: [option('Size', '500 ml')],
  image: createImage('bottle'),
};

/** A made-up line with a text of the buyer. */
export const engraved: LineItem = {
  ...cup,
  _id: 'stamped-cup',
  quantity: 1,
  catalogReference: {
    ...reference,
    options: { customTextFields: { 'Stamp under the foot': 'For Alma, who never spills' } },
  },
  productName: { original: 'Stamped cup' },
  price: euros('42.00'),
  descriptionLines: [
    option('Colour', 'Sand'),
    option('Stamp under the foot', 'For Alma, who never spills'),
  ],
  availability: { status: Availability.AVAILABLE, quantityAvailable: 1 },
};

/** A line that is not sold by volume. */
const { priceDescription: _perUnit, ...unmeasured } = handWash;

/** Text of more than one line, and no image. */
export const long: LineItem = {
  ...unmeasured,
  _id: 'long',
  productName: {
    original: 'Aufbewahrungsschachtel mit Deckel aus geöltem Eichenholz für zwölf Tafelkerzen',
  },
  descriptionLines: [option('Ausführung', 'Geölte Eiche mit Messingbeschlägen und Lederband')],
  price: euros('1248.00'),
};
delete long.image;

/** One line of each special type in a cart. */
export const kinds: readonly LineItem[] = [
  {
    ...unmeasured,
    _id: 'gift-card',
    productName: { original: 'Gift card' },
    itemType: { preset: LineItemType.GIFT_CARD },
    descriptionLines: [option('Amount', '€50')],
    price: euros('50.00'),
  },
  {
    ...unmeasured,
    _id: 'pattern',
    productName: { original: 'Pattern for a reed lamp' },
    itemType: { preset: LineItemType.DIGITAL },
    descriptionLines: [],
    price: euros('12.00'),
  },
  {
    ...unmeasured,
    _id: 'evening',
    productName: { original: 'Evening at the wheel' },
    itemType: { preset: LineItemType.SERVICE },
    descriptionLines: [],
    serviceProperties: { scheduledDate: new Date(2026, 11, 3, 18, 30), numberOfParticipants: 2 },
    paymentOption: PaymentOption.DEPOSIT_ONLINE,
    depositAmount: euros('20.00'),
    price: euros('80.00'),
  },
  {
    ...unmeasured,
    _id: 'tea',
    productName: { original: 'Tea of the season' },
    descriptionLines: [],
    subscriptionOptionInfo: { subscriptionSettings: { frequency: 'MONTH', interval: 2 } },
    price: euros('18.00'),
  },
  {
    ...unmeasured,
    _id: 'repair',
    productName: { original: 'Repair of a handle' },
    customLineItem: true,
    itemType: { custom: 'Repair' },
    descriptionLines: [],
    price: euros('15.00'),
  },
];
for (const line of kinds) {
  delete line.priceDescription;
  delete line.image;
}

/** Lines of each kind for the platform, of which one is a part of a catalog item. */
export const createCustomLines = (rootCatalogItemId: string): CustomLineItemInput[] => [
  {
    quantity: 1,
    price: '50.00',
    productName: { original: 'Fifty for Alma' },
    itemType: { preset: LineItemType.GIFT_CARD },
  },
  {
    quantity: 1,
    price: '12.00',
    productName: { original: 'Reed pattern' },
    itemType: { preset: LineItemType.DIGITAL },
    rootCatalogItemId,
  },
  {
    quantity: 1,
    price: '80.00',
    depositAmount: '20.00',
    productName: { original: 'Evening at the wheel' },
    itemType: { preset: LineItemType.SERVICE },
    serviceProperties: { scheduledDate: new Date(2026, 11, 3, 18, 30), numberOfParticipants: 2 },
    paymentOption: PaymentOption.DEPOSIT_ONLINE,
  },
  {
    quantity: 1,
    price: '15.00',
    productName: { original: 'Handle mended' },
    itemType: { custom: 'Repair' },
  },
];
