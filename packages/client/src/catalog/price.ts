import type { MeasurementUnit, ProductDiscountType } from './enums.ts';

/** Prices in one currency, as numbers and as the platform writes them. See docs/reference/catalog.mdx. */
export interface PriceData {
  /** ISO 4217 code. */
  currency: string;
  /** Before the discount. */
  price: number;
  /** The price that the buyer pays; equal to `price` without a discount. */
  discountedPrice: number;
  /** `discountedPrice` per base quantity; only if the product has `pricePerUnitData`. */
  pricePerUnit?: number;
  /** The same prices with currency sign, as formatted by the platform. */
  formatted?: {
    /** Before the discount. */
    price: string;
    /** The price that the buyer pays. */
    discountedPrice: string;
    /** For the base quantity, without its unit. */
    pricePerUnit?: string;
  };
}

/** The least and the greatest value over all variants. See docs/reference/catalog.mdx. */
export interface NumericRange {
  /** The least value. */
  minValue: number;
  /** The greatest value; equal to `minValue` if all variants have the same. */
  maxValue: number;
}

/** For merchants: what the item costs and earns. See docs/reference/catalog.mdx. */
export interface CostAndProfitData {
  /** The merchant's cost of one piece, in the store's currency. */
  itemCost?: number;
  /** `itemCost` with currency sign, as formatted by the platform. */
  formattedItemCost?: string;
  /** Discounted price minus cost, in the store's currency; negative for a loss. */
  profit: number;
  /** `profit` with currency sign, as formatted by the platform. */
  formattedProfit?: string;
  /** A fraction: 0.4 is 40 %. */
  profitMargin: number;
}

/**
 * Units of a price per unit, for example 250 ML in the bottle and 100 ML as the base. See
 * docs/reference/catalog.mdx.
 */
export interface PricePerUnitData {
  /** Quantity of one piece, in `totalMeasurementUnit`. */
  totalQuantity: number;
  /** Unit of the quantity that one piece has. */
  totalMeasurementUnit: MeasurementUnit;
  /** Quantity that the price per unit is for, in `baseMeasurementUnit`. */
  baseQuantity: number;
  /** Measures the same dimension as `totalMeasurementUnit`. */
  baseMeasurementUnit: MeasurementUnit;
}

/**
 * The product's own discount: an amount in the store's currency, or a percentage. See
 * docs/reference/catalog.mdx.
 */
export interface ProductDiscount {
  /** Determines what `value` means. */
  type: ProductDiscountType;
  /** With `AMOUNT` in the store's currency, with `PERCENT` from 0 to 100, otherwise 0. */
  value: number;
}
