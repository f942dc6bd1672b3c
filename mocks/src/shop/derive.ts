import { divide, formatMoney, fromEuros, percentOf } from '../core/money.ts';
import type { Product, Variant } from './shop.ts';
import { sizeOf } from './units.ts';

type PriceData = NonNullable<Product['priceData']>;

const isVisible = ({ variant }: Variant) => variant?.visible !== false;
const isInStock = ({ stock }: Variant) => stock?.inStock === true;

function reduced(cents: number, discount: Product['discount']): number {
  if (discount?.type === 'AMOUNT') return Math.max(0, cents - fromEuros(discount.value));
  if (discount?.type === 'PERCENT') return cents - percentOf(cents, discount.value);
  return cents;
}

/** All that follows from a price: the reduction, the price per unit, the written forms. */
function pricing(product: Product, euros: number, weight: number | undefined): PriceData {
  const { discount, pricePerUnitData: unit, priceData } = product;
  const currency = priceData?.currency ?? 'EUR';
  const price = fromEuros(euros);
  const discountedPrice = reduced(price, discount);
  const formatted = {
    price: formatMoney(price, currency),
    discountedPrice: formatMoney(discountedPrice, currency),
  };
  const plain = { currency, price: price / 100, discountedPrice: discountedPrice / 100, formatted };
  if (!unit) return plain;
  // A variant holds more or less of the unit as it is heavier or lighter than the product.
  const ownGrams = Math.round((product.weight || 1) * 1000);
  const grams = weight ? Math.round(weight * 1000) : ownGrams;
  const perUnit = divide(
    discountedPrice * unit.baseQuantity * sizeOf(unit.baseMeasurementUnit) * ownGrams,
    unit.totalQuantity * sizeOf(unit.totalMeasurementUnit) * grams,
  );
  // Absurd quantities lead to prices that nobody could write.
  if (!Number.isSafeInteger(perUnit)) return plain;
  return {
    ...plain,
    pricePerUnit: perUnit / 100,
    formatted: { ...formatted, pricePerUnit: formatMoney(perUnit, currency) },
  };
}

function profit({ currency, discountedPrice }: PriceData, itemCost: number) {
  const earned = fromEuros(discountedPrice) - fromEuros(itemCost);
  return {
    itemCost,
    formattedItemCost: formatMoney(fromEuros(itemCost), currency),
    profit: earned / 100,
    formattedProfit: formatMoney(earned, currency),
    profitMargin: discountedPrice > 0 ? divide(earned * 100, fromEuros(discountedPrice)) / 100 : 0,
  };
}

const range = (values: readonly number[]) =>
  values.length > 0
    ? { minValue: Math.min(...values), maxValue: Math.max(...values) }
    : { minValue: 0, maxValue: 0 };

const known = (values: readonly number[]) => (values.length > 0 ? range(values) : undefined);

interface Priced {
  euros: number;
  weight: number | undefined;
}

/** A function that works out the same only once. */
function once<Given extends object, Result>(work: (given: Given) => Result) {
  const known = new Map<string, Result>();
  return (given: Given): Result => {
    const key = Object.values(given).join('/');
    const result = known.get(key) ?? work(given);
    known.set(key, result);
    return result;
  };
}

function derivePrices(product: Product): void {
  // Many variants share a price and a cost: each is worked out and written out once.
  const pricingOf = once(({ euros, weight }: Priced) => pricing(product, euros, weight));
  const profitOf = once(({ euros, weight, itemCost }: Priced & { itemCost: number }) =>
    profit(pricingOf({ euros, weight }), itemCost),
  );

  const own = pricing(product, product.priceData?.price ?? 0, product.weight);
  product.price = own;
  product.priceData = own;
  product.convertedPriceData = own;
  const cost = product.costAndProfitData?.itemCost;
  if (cost !== undefined) product.costAndProfitData = profit(own, cost);
  for (const { variant } of product.variants) {
    if (!variant) continue;
    const priced = { euros: variant.priceData?.price ?? own.price, weight: variant.weight };
    const priceData = pricingOf(priced);
    variant.priceData = priceData;
    variant.convertedPriceData = priceData;
    const itemCost = variant.costAndProfitData?.itemCost ?? cost;
    if (itemCost !== undefined) variant.costAndProfitData = profitOf({ ...priced, itemCost });
  }
  const offered = product.variants.filter(isVisible).map(({ variant }) => variant);
  product.priceRange = range(offered.map((variant) => variant?.priceData?.discountedPrice ?? 0));
  product.weightRange = known(offered.flatMap((variant) => variant?.weight ?? []));
  product.costRange = known(
    offered.flatMap((variant) => variant?.costAndProfitData?.itemCost ?? []),
  );
}

function deriveStock(product: Product): void {
  const offered = product.variants.filter(isVisible);
  const available = offered.filter(isInStock);
  const tracked = offered.some(({ stock }) => stock?.trackQuantity);
  const everything = available.length === offered.length && offered.length > 0;
  const some = everything ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
  product.stock = {
    trackInventory: tracked,
    inStock: available.length > 0,
    inventoryStatus: available.length === 0 ? 'OUT_OF_STOCK' : some,
    ...(tracked && {
      quantity: offered.reduce((sum, { stock }) => sum + (stock?.quantity ?? 0), 0),
    }),
  };
}

/** What a choice is among these variants: offered at all, and in stock. */
export function choiceState(variants: readonly Variant[], option: string, description: string) {
  const offered = variants.filter(
    (variant) => variant.choices[option] === description && isVisible(variant),
  );
  return { visible: offered.length > 0, inStock: offered.some(isInStock) };
}

/** Works out anew, in place, all that follows from a product's variants, prices and stock. */
export function derive(product: Product): Product {
  derivePrices(product);
  deriveStock(product);
  for (const { name, choices } of product.productOptions) {
    for (const choice of choices) {
      Object.assign(choice, choiceState(product.variants, name, choice.description));
    }
  }
  return product;
}
