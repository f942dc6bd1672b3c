import type { Shape } from '../http/codec/codec.ts';
import { addressShape, addressWithContactShape } from '../values/value-codecs.ts';
import type { Cart } from './entity.ts';
import type { AddToCartOptions } from './inputs.ts';
import type { LineItem } from './line-item.ts';
import type { Membership, MembershipOptions } from './membership.ts';
import type { DeliveryLogistics, ShippingInfo } from './shipping.ts';
import type { AppliedDiscount, TotalsEstimate, Violation } from './totals-estimate.ts';

const physicalShape = { weight: 'number' } as const;
const serviceShape = { scheduledDate: 'date' } as const;

// What a line has, whether it is read or added.
const lineShape = {
  serviceProperties: serviceShape,
  subscriptionOptionInfo: { subscriptionSettings: { startDate: 'date' } },
  selectedMembership: { _id: 'id' },
  catalogOverrideFields: { physicalProperties: physicalShape },
} as const;

const lineItemShape: Shape<LineItem> = {
  ...lineShape,
  _id: 'id',
  physicalProperties: physicalShape,
  digitalFile: { _id: 'id' },
};

export const newLinesShape: Shape<AddToCartOptions> = {
  lineItems: [lineShape],
  customLineItems: [
    { _id: 'id', physicalProperties: physicalShape, serviceProperties: serviceShape },
  ],
};

export const cartShape: Shape<Cart> = {
  _id: 'id',
  lineItems: [lineItemShape],
  appliedDiscounts: [{ coupon: { _id: 'id' }, discountRule: { _id: 'id' } }],
  contactInfo: addressWithContactShape,
  createdDate: 'date',
  updatedDate: 'date',
};

const logisticsShape: Shape<DeliveryLogistics> = {
  pickupDetails: { address: addressShape },
  deliveryTimeSlot: { from: 'date', to: 'date' },
};

const shippingShape: Shape<ShippingInfo> = {
  region: { _id: 'id' },
  selectedCarrierServiceOption: { logistics: logisticsShape },
  carrierServiceOptions: [{ shippingOptions: [{ logistics: logisticsShape }] }],
};

const membershipShape: Shape<Membership> = { _id: 'id', expirationDate: 'date' };

const membershipOptionsShape: Shape<MembershipOptions> = {
  eligibleMemberships: [membershipShape],
  invalidMemberships: [{ membership: membershipShape }],
  selectedMemberships: [{ _id: 'id' }],
};

const discountShape: Shape<AppliedDiscount> = {
  coupon: { _id: 'id' },
  merchantDiscount: { percentage: 'number' },
  discountRule: { _id: 'id' },
};

const violationShape: Shape<Violation> = { target: { lineItem: { _id: 'id' } } };

export const totalsEstimateShape: Shape<TotalsEstimate> = {
  cart: cartShape,
  calculatedLineItems: [{}],
  shippingInfo: shippingShape,
  appliedDiscounts: [discountShape],
  additionalFees: [{}],
  giftCard: { _id: 'id' },
  membershipOptions: membershipOptionsShape,
  violations: [violationShape],
};
