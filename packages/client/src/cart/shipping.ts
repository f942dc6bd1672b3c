import type { Address } from '../values/address.ts';
import type { Money } from './cart-money.ts';
import type { AdditionalChargeType, PickupMethod } from './enums.ts';
import type { ItemTax } from './tax.ts';

/** A window in which an order arrives. See docs/reference/cart.mdx. */
export interface DeliveryTimeSlot {
  from?: Date;
  to?: Date;
}

/** Location and method of an order's pickup. See docs/reference/cart.mdx. */
export interface PickupDetails {
  address?: Address;
  businessLocation?: boolean;
  pickupMethod?: PickupMethod;
}

/** Delivery time of an order and the carrier's instructions. */
export interface DeliveryLogistics {
  /** As text, for example "2 to 4 working days". */
  deliveryTime?: string;
  instructions?: string;
  pickupDetails?: PickupDetails;
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Shipping cost with its tax. */
export interface ShippingCost {
  price?: Money;
  totalPriceBeforeTax?: Money;
  totalPriceAfterTax?: Money;
  totalDiscount?: Money;
  taxDetails?: ItemTax;
}

/** The shipping option of the computed totals. See docs/reference/cart.mdx. */
export interface SelectedCarrierServiceOption {
  code: string;
  title: string;
  carrierId?: string;
  logistics?: DeliveryLogistics;
  cost?: ShippingCost;
  /** True for the requested option, false if the platform chose another. */
  requestedShippingOption?: boolean;
  otherCharges?: { type: AdditionalChargeType; details?: string; cost?: ShippingCost }[];
}

/** An available shipping option. See docs/reference/cart.mdx. */
export interface ShippingOption {
  code: string;
  title: string;
  logistics?: DeliveryLogistics;
  cost?: { price?: Money; otherCharges?: { type: AdditionalChargeType; price?: Money }[] };
}

/** The shipping options of one carrier. See docs/reference/cart.mdx. */
export interface CarrierServiceOption {
  carrierId: string;
  shippingOptions: ShippingOption[];
}

/** Shipping in a totals estimate. See docs/reference/cart.mdx. */
export interface ShippingInfo {
  region?: { _id: string; name: string };
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  carrierServiceOptions?: CarrierServiceOption[];
}
