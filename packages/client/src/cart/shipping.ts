import type { Address } from '../values/address.ts';
import type { Money } from './cart-money.ts';
import type { AdditionalChargeType, PickupMethod } from './enums.ts';
import type { ItemTax } from './tax.ts';

/** A window in which an order arrives. See docs/reference/cart.md. */
export interface DeliveryTimeSlot {
  from?: Date;
  to?: Date;
}

/** Where and how an order is picked up. See docs/reference/cart.md. */
export interface PickupDetails {
  address?: Address;
  businessLocation?: boolean;
  pickupMethod?: PickupMethod;
}

/** When an order arrives and what the carrier says about it. */
export interface DeliveryLogistics {
  /** In words, for example "2 to 4 working days". */
  deliveryTime?: string;
  instructions?: string;
  pickupDetails?: PickupDetails;
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** What shipping costs, with its tax. */
export interface ShippingCost {
  price?: Money;
  totalPriceBeforeTax?: Money;
  totalPriceAfterTax?: Money;
  totalDiscount?: Money;
  taxDetails?: ItemTax;
}

/** The way of shipping that the totals were computed with. See docs/reference/cart.md. */
export interface SelectedCarrierServiceOption {
  code: string;
  title: string;
  carrierId?: string;
  logistics?: DeliveryLogistics;
  cost?: ShippingCost;
  /** True when it is the one that was asked for, false when the platform chose another. */
  requestedShippingOption?: boolean;
  otherCharges?: { type: AdditionalChargeType; details?: string; cost?: ShippingCost }[];
}

/** A way of shipping that could be chosen. See docs/reference/cart.md. */
export interface ShippingOption {
  code: string;
  title: string;
  logistics?: DeliveryLogistics;
  cost?: { price?: Money; otherCharges?: { type: AdditionalChargeType; price?: Money }[] };
}

/** The ways of shipping of one carrier. See docs/reference/cart.md. */
export interface CarrierServiceOption {
  carrierId: string;
  shippingOptions: ShippingOption[];
}

/** Shipping in a totals estimate. See docs/reference/cart.md. */
export interface ShippingInfo {
  region?: { _id: string; name: string };
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  carrierServiceOptions?: CarrierServiceOption[];
}
