import type { Address } from '../values/address.ts';
import type { Money } from './cart-money.ts';
import type { AdditionalChargeType, PickupMethod } from './enums.ts';
import type { ItemTax } from './tax.ts';

/** A window in which an order arrives. See docs/reference/cart.mdx. */
export interface DeliveryTimeSlot {
  /** Start of the window. */
  from?: Date;
  /** End of the window. */
  to?: Date;
}

/** Location and method of an order's pickup. See docs/reference/cart.mdx. */
export interface PickupDetails {
  /** Where the buyer picks up the order. */
  address?: Address;
  /** Whether the address is the merchant's own. */
  businessLocation?: boolean;
  /** In the store, or at a pickup point. */
  pickupMethod?: PickupMethod;
}

/** Delivery time of an order and the carrier's instructions. */
export interface DeliveryLogistics {
  /** As text, for example "2 to 4 working days". */
  deliveryTime?: string;
  /** Plain text for the buyer. */
  instructions?: string;
  /** Only for options where the buyer picks up the order. */
  pickupDetails?: PickupDetails;
  /** Only for options with a time of arrival. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Shipping cost with its tax. */
export interface ShippingCost {
  /** Before discounts. */
  price?: Money;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: Money;
  /** After discounts, with tax: the amount that the buyer pays. */
  totalPriceAfterTax?: Money;
  /** Amount by which discounts reduce the price. */
  totalDiscount?: Money;
  /** Missing if the estimate excludes tax. */
  taxDetails?: ItemTax;
}

/** The shipping option of the computed totals. See docs/reference/cart.mdx. */
export interface SelectedCarrierServiceOption {
  /** Unique among the options of a carrier. */
  code: string;
  /** Name that the buyer reads. */
  title: string;
  /** ID of the carrier. */
  carrierId?: string;
  /** When and how the order arrives. */
  logistics?: DeliveryLogistics;
  /** Cost of the option, without `otherCharges`. */
  cost?: ShippingCost;
  /** True for the requested option, false if the platform chose another. */
  requestedShippingOption?: boolean;
  /** Charges in addition to `cost`; missing without any. */
  otherCharges?: {
    /** Reason of the charge. */
    type: AdditionalChargeType;
    /** Text for the buyer. */
    details?: string;
    /** Cost of the charge. */
    cost?: ShippingCost;
  }[];
}

/** An available shipping option. See docs/reference/cart.mdx. */
export interface ShippingOption {
  /** Unique among the options of a carrier. Selects the option in requests. */
  code: string;
  /** Name that the buyer reads. */
  title: string;
  /** When and how the order arrives. */
  logistics?: DeliveryLogistics;
  /** Cost for the current cart and address. */
  cost?: {
    /** Before discounts, without `otherCharges`. */
    price?: Money;
    /** Charges in addition to `price`; missing without any. */
    otherCharges?: {
      /** Reason of the charge. */
      type: AdditionalChargeType;
      /** Before discounts. */
      price?: Money;
    }[];
  };
}

/** The shipping options of one carrier. See docs/reference/cart.mdx. */
export interface CarrierServiceOption {
  /** ID of the carrier. */
  carrierId: string;
  /** In the merchant's order. */
  shippingOptions: ShippingOption[];
}

/** Shipping in a totals estimate. See docs/reference/cart.mdx. */
export interface ShippingInfo {
  /** Delivery region of the address. */
  region?: {
    /** ID of the region. */
    _id: string;
    /** For example "Denmark". */
    name: string;
  };
  /** The option that the totals include; the first by default. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** All options for the address, by carrier. */
  carrierServiceOptions?: CarrierServiceOption[];
}
