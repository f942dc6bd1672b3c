import type { MeasurementUnit, ProductDiscountType } from './enums.ts';

/** Prices in one currency, as numbers and as the platform writes them. See docs/reference/catalog.mdx. */
export interface PriceData {
  /** ISO 4217 code. */
  currency: string;
  /** Before the discount. */
  price: number;
  /** The price that the buyer pays; equal to `price` without a discount. */
  discountedPrice: number;
  pricePerUnit?: number;
  formatted?: { price: string; discountedPrice: string; pricePerUnit?: string };
}

/** The least and the greatest value over all variants. See docs/reference/catalog.mdx. */
export interface NumericRange {
  minValue: number;
  maxValue: number;
}

/** For merchants: what the item costs and earns. See docs/reference/catalog.mdx. */
export interface CostAndProfitData {
  itemCost?: number;
  formattedItemCost?: string;
  profit: number;
  formattedProfit?: string;
  /** A fraction: 0.4 is 40 %. */
  profitMargin: number;
}

/**
 * Units of a price per unit, for example 250 ML in the bottle and 100 ML as the base. See
 * docs/reference/catalog.mdx.
 */
export interface PricePerUnitData {
  totalQuantity: number;
  totalMeasurementUnit: MeasurementUnit;
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit;
}

/**
 * The product's own discount: an amount in the store's currency, or a percentage. See
 * docs/reference/catalog.mdx.
 */
export interface ProductDiscount {
  type: ProductDiscountType;
  value: number;
}
