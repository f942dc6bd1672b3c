import type { MeasurementUnit, ProductDiscountType } from './enums.ts';

/** Prices in one currency, as numbers and as the platform writes them. See docs/reference/catalog.md. */
export interface PriceData {
  /** ISO 4217 code. */
  currency: string;
  /** Before the discount. */
  price: number;
  /** What the buyer pays; equal to `price` when there is no discount. */
  discountedPrice: number;
  pricePerUnit?: number;
  formatted?: { price: string; discountedPrice: string; pricePerUnit?: string };
}

/** The least and the greatest value over all variants. See docs/reference/catalog.md. */
export interface NumericRange {
  minValue: number;
  maxValue: number;
}

/** For merchants: what the item costs and earns. See docs/reference/catalog.md. */
export interface CostAndProfitData {
  itemCost?: number;
  formattedItemCost?: string;
  profit: number;
  formattedProfit?: string;
  /** A fraction: 0.4 is 40 %. */
  profitMargin: number;
}

/** What a price per unit is counted in, for example 250 ML in the bottle and 100 ML as the base. See docs/reference/catalog.md. */
export interface PricePerUnitData {
  totalQuantity: number;
  totalMeasurementUnit: MeasurementUnit;
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit;
}

/** The product's own discount: an amount in the shop's currency, or per cent. See docs/reference/catalog.md. */
export interface ProductDiscount {
  type: ProductDiscountType;
  value: number;
}
