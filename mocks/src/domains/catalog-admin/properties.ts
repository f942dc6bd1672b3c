import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { rejection } from '../../platform/errors.ts';
import { fromEuros } from '../../platform/requests/money.ts';

/** The largest price, cost or weight. */
export const LARGEST = 999_999_999.99;

/** Numeric properties of products, in the store's currency and weight unit. */
export type NumberProperty = 'price' | 'cost' | 'weight';

const getDetails = ({ variants }: Product) => variants.flatMap(({ variant }) => variant ?? []);

const costs = (itemCost: number | undefined) =>
  itemCost === undefined ? undefined : { itemCost, profit: 0, profitMargin: 0 };

/** Sets a variant's price; derived fields are calculated later. */
export function setVariantPrice({ variant }: Variant, currency: string, price: number): void {
  if (variant) variant.priceData = { currency, price, discountedPrice: price };
}

/** Sets a variant's cost; undefined removes it. */
export function setVariantCost({ variant }: Variant, cost: number | undefined): void {
  if (variant) variant.costAndProfitData = costs(cost);
}

function checked(property: NumberProperty, value: number): number {
  if (value >= 0 && value <= LARGEST) return value;
  throw value < 0
    ? rejection('VALUE_TOO_LOW', `A ${property} would be less than nothing.`, {
        data: { property },
      })
    : rejection('VALUE_TOO_HIGH', `A ${property} would be more than ${LARGEST}.`, {
        data: { property },
      });
}

/** Sets a product's price. Its variants keep their price differences. */
export function setPrice(product: Product, price: number): void {
  const { currency = 'EUR', price: before = price } = product.priceData ?? {};
  const step = fromEuros(price) - fromEuros(before);
  for (const variant of product.variants) {
    const cents = fromEuros(variant.variant?.priceData?.price ?? before) + step;
    setVariantPrice(variant, currency, checked('price', cents / 100));
  }
  product.priceData = { currency, price, discountedPrice: price };
}

/** Sets the merchant's cost of a product and each of its variants; undefined removes it. */
export function setCost(product: Product, cost: number | undefined): void {
  product.costAndProfitData = costs(cost);
  for (const variant of product.variants) setVariantCost(variant, cost);
}

/** Sets the weight of a product and each of its variants; undefined removes it. */
export function setWeight(product: Product, weight: number | undefined): void {
  product.weight = weight;
  for (const details of getDetails(product)) details.weight = weight;
}

/** Sets the ribbon text on a product's image; undefined or an empty text removes it. */
export function setRibbon(product: Product, ribbon: string | undefined): void {
  product.ribbon = ribbon || undefined;
  product.ribbons = ribbon ? [{ text: ribbon }] : [];
}

/** Sets a product's brand; undefined or an empty text removes it. */
export function setBrand(product: Product, brand: string | undefined): void {
  product.brand = brand || undefined;
}

/** Changes a number of a product, and that of each variant with its own value. */
export function adjust(
  product: Product,
  property: NumberProperty,
  change: (value: number) => number,
): void {
  const next = (value: number | undefined) => checked(property, change(value ?? 0));
  if (property === 'price') {
    setPrice(product, next(product.priceData?.price));
  } else if (property === 'cost') {
    product.costAndProfitData = costs(next(product.costAndProfitData?.itemCost));
    for (const variant of product.variants) {
      setVariantCost(variant, next(variant.variant?.costAndProfitData?.itemCost));
    }
  } else {
    product.weight = next(product.weight);
    for (const details of getDetails(product)) details.weight = next(details.weight);
  }
}
