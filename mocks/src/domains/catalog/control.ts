import { derive } from '../../fixtures/shop/derive.ts';
import type { Product } from '../../fixtures/shop/shop.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { noticeStock } from '../back-in-stock/notify.ts';
import { announceProductChanged, announceProductDeleted } from '../catalog-admin/announcements.ts';
import { translateChoices, variantsWith } from './variants.ts';

/**
 * Changes to the catalog by the merchant, for stories and tests. Choices may have their English
 * names in every language of the shop.
 */
export interface CatalogControl {
  /** The product with this slug, in wire shape. A slug that does not exist is a `TypeError`. */
  product(slug: string): Product;
  /**
   * Sets the stock: of all combinations, or of those with these choices. Back-in-stock
   * notifications are sent a moment later.
   */
  setStock(slug: string, quantity: number, choices?: Record<string, string>): void;
  /** Sets the price before any reduction, in euros: of all combinations, or of some. */
  setPrice(slug: string, euros: number, choices?: Record<string, string>): void;
  /** Sets the reduction of a product; nothing ends it. */
  setDiscount(slug: string, off?: { amount: number } | { percent: number }): void;
  /** Hides a product from visitors. Cart lines show that it is no longer available. */
  hide(slug: string): void;
  /** Removes a product. */
  delete(slug: string): void;
}

export function catalogControl(context: PlatformContext): CatalogControl {
  function bySlug(slug: string): Product {
    const product = context.shop.products.find((candidate) => candidate.slug === slug);
    if (!product)
      throw new TypeError(`There is no product "${slug}". Use the slug of one in the shop.`);
    return product;
  }

  function getVariants(product: Product, choices: Record<string, string>) {
    const variants = variantsWith(product.variants, translateChoices(context.shop, choices));
    if (variants.length > 0) return variants;
    throw new TypeError(`"${product.slug}" isn’t available as ${JSON.stringify(choices)}.`);
  }

  function changed(product: Product): void {
    product.lastUpdated = context.timestamp();
    derive(product, context.shop.language);
    noticeStock(context, product);
  }

  return {
    product: bySlug,
    setStock(slug, quantity, choices = {}) {
      const product = bySlug(slug);
      for (const variant of getVariants(product, choices)) {
        variant.stock = { trackQuantity: true, quantity, inStock: quantity > 0 };
      }
      changed(product);
    },
    setPrice(slug, euros, choices) {
      const product = bySlug(slug);
      for (const { variant } of getVariants(product, choices ?? {})) {
        if (variant?.priceData) variant.priceData = { ...variant.priceData, price: euros };
      }
      if (!choices && product.priceData) product.priceData = { ...product.priceData, price: euros };
      changed(product);
      announceProductChanged(context, product, ['priceData', 'variants']);
    },
    setDiscount(slug, off) {
      const product = bySlug(slug);
      product.discount = !off
        ? { type: 'NONE', value: 0 }
        : 'percent' in off
          ? { type: 'PERCENT', value: off.percent }
          : { type: 'AMOUNT', value: off.amount };
      changed(product);
      announceProductChanged(context, product, ['discount', 'priceData', 'variants']);
    },
    hide(slug) {
      const product = bySlug(slug);
      product.visible = false;
      announceProductChanged(context, product, ['visible']);
    },
    delete(slug) {
      const product = bySlug(slug);
      const { products } = context.shop;
      products.splice(products.indexOf(product), 1);
      announceProductDeleted(context, product);
    },
  };
}
