import type { Filter } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { updateProduct } from '@vitrine/client/catalog-admin';
import { matchesFilter } from '../../query/matches-filter.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { fromScaled, toScaled } from '../../utils/decimals.ts';
import { catalogReaderKeys } from '../keys.ts';
import { productPatches } from '../product-patches.ts';
import { getShoppersPay } from '../variant-grid/variant-columns.ts';

/** A product and its new price before the discount. */
export interface ProductPriceChange {
  /** `_id` of the product. */
  productId: string;
  /** A decimal string in the store's currency. */
  price: string;
}

/** Decimals with which amounts of the catalog are added. */
const SCALE = 6;

const scale = (value: number) => toScaled(value.toFixed(SCALE), SCALE);

/** Adds the difference of two amounts to a third one, without rounding errors; zero at the least. */
function shift(value: number, from: number, to: number): number {
  const shifted = scale(value) + scale(to) - scale(from);
  return shifted > 0n ? Number(fromScaled(shifted, SCALE)) : 0;
}

/**
 * Returns a product with another price, as the platform will have it: variants keep their price
 * differences. What shoppers pay is rounded to the decimals of the currency.
 */
export function withPrice(product: Product, price: number): Product {
  const { priceData, priceRange, discount } = product;
  if (!priceData) return product;
  const before = priceData.price;
  // Formatted texts would be those of the earlier price.
  const { formatted: _formatted, pricePerUnit: _perUnit, ...rest } = priceData;
  const paid = getShoppersPay(String(price), discount, priceData.currency);
  const discountedPrice = paid === undefined ? price : Number(paid);
  return {
    ...product,
    priceData: { ...rest, price, discountedPrice },
    variants: product.variants.map((one) => {
      const { variant } = one;
      if (!variant?.priceData) return one;
      const { formatted: _text, pricePerUnit: _own, ...own } = variant.priceData;
      const priceOfVariant = {
        ...own,
        price: shift(own.price, before, price),
        discountedPrice: shift(own.discountedPrice, rest.discountedPrice, discountedPrice),
      };
      return { ...one, variant: { ...variant, priceData: priceOfVariant } };
    }),
    ...(priceRange && {
      priceRange: {
        minValue: shift(priceRange.minValue, rest.discountedPrice, discountedPrice),
        maxValue: shift(priceRange.maxValue, rest.discountedPrice, discountedPrice),
      },
    }),
  };
}

/**
 * Sets the price of a product, immediately on the page; its variants keep their price differences.
 * Its data is the product. Changes of one product run one after the other.
 */
export const setProductPriceAtom = mutationAtom<ProductPriceChange, Product>({
  mutationFn: async ({ productId, price }, { client }) =>
    (await updateProduct(client, productId, { priceData: { price: Number(price) } })).product,
  scope: ({ productId }) => `product/${productId}`,
  optimistic: ({ productId, price }) =>
    productPatches([productId], (product) => withPrice(product, Number(price))),
  invalidates: catalogReaderKeys,
});

/** A product, and whether shoppers see it. */
export interface ProductVisibilityChange {
  /** `_id` of the product. */
  productId: string;
  /** Whether shoppers see it afterwards. */
  visible: boolean;
}

/** Whether a list with this filter still contains a product with this visibility. */
const keepsVisibility = (filter: Filter | undefined, visible: boolean): boolean =>
  matchesFilter(filter?.visible, [visible]) !== false;

/**
 * Hides a product from shoppers, or shows it, immediately on the page; lists of the other products
 * drop it. Its data is the product. Changes of one product run one after the other.
 */
export const setProductVisibleAtom = mutationAtom<ProductVisibilityChange, Product>({
  mutationFn: async ({ productId, visible }, { client }) =>
    (await updateProduct(client, productId, { visible })).product,
  scope: ({ productId }) => `product/${productId}`,
  optimistic: ({ productId, visible }) =>
    productPatches([productId], (product, filter) =>
      keepsVisibility(filter, visible) ? { ...product, visible } : null,
    ),
  invalidates: catalogReaderKeys,
});
