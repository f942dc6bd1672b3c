import type { LineItem } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';
import { asScaled, countDecimalPlaces, isDecimal, toScaled } from '../utils/decimals.ts';
import type { AnalyticsItem, AnalyticsItems } from './analytics.ts';

/** Returns the exact difference of two decimal strings if the first one is greater. */
function getDifference(full = '', paid = ''): number | undefined {
  const scaled = asScaled(full, paid);
  if (!scaled || scaled.left <= scaled.right) return undefined;
  return Number(scaled.left - scaled.right) / 10 ** scaled.digits;
}

/** Adds up decimal strings times quantities, exactly. */
function getSum(parts: readonly { amount: string; quantity: number }[]): number {
  const decimals = Math.max(0, ...parts.map(({ amount }) => countDecimalPlaces(amount)));
  const sum = parts.reduce(
    (total, { amount, quantity }) => total + toScaled(amount, decimals) * BigInt(quantity),
    0n,
  );
  return Number(sum) / 10 ** decimals;
}

type ListedProduct = Pick<Product, '_id' | 'name'> & Partial<Pick<Product, 'brand' | 'priceData'>>;

const getPrice = ({ priceData }: ListedProduct): number | undefined => {
  const price = priceData?.discountedPrice;
  return price !== undefined && Number.isFinite(price) ? price : undefined;
};

/** Returns a product as an item of an event. */
export function toAnalyticsItem(product: ListedProduct): AnalyticsItem {
  const { _id, name, brand, priceData } = product;
  const price = getPrice(product);
  const discount = getDifference(String(priceData?.price), String(price));
  return {
    item_id: _id,
    item_name: name ?? '',
    ...(brand && { item_brand: brand }),
    ...(price !== undefined && { price }),
    ...(discount !== undefined && { discount }),
  };
}

/** Returns the parameters of an event about one product. */
export function toAnalyticsProduct(product: ListedProduct): AnalyticsItems {
  const price = getPrice(product);
  const currency = product.priceData?.currency;
  return {
    ...(currency && price !== undefined && { currency, value: price }),
    items: [toAnalyticsItem(product)],
  };
}

/** Pieces of a cart line. */
export interface LineQuantity {
  /** The line that the pieces are of; its own quantity does not count. */
  line: LineItem;
  /** Number of pieces, from 1. */
  quantity: number;
}

/** Returns cart lines with all their pieces. */
export const getAllPieces = (lines: readonly LineItem[]): LineQuantity[] =>
  lines.map((line) => ({ line, quantity: line.quantity }));

function fromLine({ line, quantity }: LineQuantity): AnalyticsItem {
  const { _id, catalogReference, productName, descriptionLines, price, fullPrice } = line;
  const variant = descriptionLines
    .map(({ plainText, colorInfo }) => (plainText ?? colorInfo)?.original)
    .filter(Boolean)
    .join(', ');
  const discount = getDifference(fullPrice?.amount, price?.amount);
  return {
    item_id: catalogReference?.catalogItemId ?? _id,
    item_name: productName?.original ?? '',
    ...(variant && { item_variant: variant }),
    ...(price && isDecimal(price.amount) && { price: Number(price.amount) }),
    ...(discount !== undefined && { discount }),
    quantity,
  };
}

/** Returns the parameters of an event about pieces of cart lines. */
export function toAnalyticsLines(
  lines: readonly LineQuantity[],
  { currency, coupon }: { currency?: string | undefined; coupon?: string | undefined } = {},
): AnalyticsItems {
  const priced = lines.flatMap(({ line: { price }, quantity }) =>
    price && isDecimal(price.amount) ? { amount: price.amount, quantity } : [],
  );
  return {
    ...(currency && priced.length > 0 && { currency, value: getSum(priced) }),
    ...(coupon && { coupon }),
    items: lines.map(fromLine),
  };
}
