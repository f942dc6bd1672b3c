import type { Codec } from '../http/codec/codec.ts';
import { addressCodec, addressWithContactCodec } from '../values/value-codecs.ts';
import type { Cart } from './entity.ts';
import type { AddToCartOptions } from './inputs.ts';
import type { LineItem } from './line-item.ts';
import type { Membership, MembershipOptions } from './membership.ts';
import type { DeliveryLogistics, ShippingInfo } from './shipping.ts';
import type { AppliedDiscount, TotalsEstimate, Violation } from './totals-estimate.ts';

const physicalCodec = { weight: 'number' } as const;
const serviceCodec = { scheduledDate: 'date' } as const;

// Fields of a line, both read and added.
const lineCodec = {
  serviceProperties: serviceCodec,
  subscriptionOptionInfo: { subscriptionSettings: { startDate: 'date' } },
  selectedMembership: { _id: 'id' },
  catalogOverrideFields: { physicalProperties: physicalCodec },
} as const;

const lineItemCodec: Codec<LineItem> = {
  ...lineCodec,
  _id: 'id',
  physicalProperties: physicalCodec,
  digitalFile: { _id: 'id' },
};

export const newLinesCodec: Codec<AddToCartOptions> = {
  lineItems: [lineCodec],
  customLineItems: [
    { _id: 'id', physicalProperties: physicalCodec, serviceProperties: serviceCodec },
  ],
};

export const cartCodec: Codec<Cart> = {
  _id: 'id',
  lineItems: [lineItemCodec],
  appliedDiscounts: [{ coupon: { _id: 'id' }, discountRule: { _id: 'id' } }],
  contactInfo: addressWithContactCodec,
  createdDate: 'date',
  updatedDate: 'date',
};

const logisticsCodec: Codec<DeliveryLogistics> = {
  pickupDetails: { address: addressCodec },
  deliveryTimeSlot: { from: 'date', to: 'date' },
};

const shippingCodec: Codec<ShippingInfo> = {
  region: { _id: 'id' },
  selectedCarrierServiceOption: { logistics: logisticsCodec },
  carrierServiceOptions: [{ shippingOptions: [{ logistics: logisticsCodec }] }],
};

const membershipCodec: Codec<Membership> = { _id: 'id', expirationDate: 'date' };

const membershipOptionsCodec: Codec<MembershipOptions> = {
  eligibleMemberships: [membershipCodec],
  invalidMemberships: [{ membership: membershipCodec }],
  selectedMemberships: [{ _id: 'id' }],
};

const discountCodec: Codec<AppliedDiscount> = {
  coupon: { _id: 'id' },
  merchantDiscount: { percentage: 'number' },
  discountRule: { _id: 'id' },
};

const violationCodec: Codec<Violation> = { target: { lineItem: { _id: 'id' } } };

export const totalsEstimateCodec: Codec<TotalsEstimate> = {
  cart: cartCodec,
  calculatedLineItems: [{}],
  shippingInfo: shippingCodec,
  appliedDiscounts: [discountCodec],
  additionalFees: [{}],
  giftCard: { _id: 'id' },
  membershipOptions: membershipOptionsCodec,
  violations: [violationCodec],
};
