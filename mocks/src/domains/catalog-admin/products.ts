import { derive } from '../../fixtures/shop/derive.ts';
import { SITE_URL } from '../../fixtures/shop/names.ts';
import type { Product, Shop } from '../../fixtures/shop/shop.ts';
import { rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { type JsonObject, requireFields } from '../../platform/requests/fields.ts';
import { freeSlug } from '../../platform/requests/slug.ts';
import { announceProductCreated, announceProductDeleted } from './announcements.ts';
import { changeProduct, productToChange } from './change.ts';
import { addToMediaLibrary } from './media-library.ts';
import { setManageVariants, setOptions, syncVariants } from './options.ts';
import { type ProductWrite, readNewProduct, readProduct } from './product-fields.ts';
import { setBrand, setCost, setPrice, setRibbon, setWeight } from './properties.ts';

/** Maximum number of products in a store. */
const MAX_PRODUCTS = 50_000;

/** Returns the requested slug, if no other product has it. */
function checkedSlug({ products }: Shop, product: Product, slug: string): string {
  if (products.every((other) => other.slug !== slug || other.id === product.id)) return slug;
  throw rejection('DUPLICATE_SLUG', `Another product has the slug "${slug}".`, {
    status: 409,
    data: { slug },
  });
}

const getPageUrl = (slug: string) => ({ base: SITE_URL, path: `/product-page/${slug}` });

/** Null clears a field; an omitted field stays unchanged. */
const cleared = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** Applies written fields to a product; derived fields are calculated later. */
function applyWrite(context: PlatformContext, product: Product, write: ProductWrite): void {
  const { name, slug, description, sku, weight, priceData, costAndProfitData: cost } = write;
  if (name !== undefined) product.name = name;
  if (slug !== undefined) {
    product.slug = checkedSlug(context.shop, product, slug);
    product.productPageUrl = getPageUrl(slug);
  }
  if (write.visible !== undefined) product.visible = write.visible;
  if (write.productType !== undefined) product.productType = write.productType;
  if (description !== undefined) product.description = description ?? '';
  if (write.ribbon !== undefined) setRibbon(product, cleared(write.ribbon));
  if (write.brand !== undefined) setBrand(product, cleared(write.brand));
  if (write.discount !== undefined) product.discount = write.discount;
  if (write.seoData !== undefined) product.seoData = write.seoData;
  if (write.pricePerUnitData !== undefined) {
    product.pricePerUnitData = cleared(write.pricePerUnitData);
  }
  if (write.additionalInfoSections !== undefined) {
    product.additionalInfoSections = write.additionalInfoSections;
  }
  // Writing back a product that was read must not overwrite its variants' own values.
  if (weight !== undefined && cleared(weight) !== product.weight) {
    setWeight(product, cleared(weight));
  }
  if (cost !== undefined && cleared(cost) !== product.costAndProfitData?.itemCost) {
    setCost(product, cleared(cost));
  }
  if (priceData !== undefined) setPrice(product, priceData);
  if (sku !== undefined && cleared(sku) !== product.sku) {
    product.sku = cleared(sku);
    if (!product.manageVariants) {
      for (const { variant } of product.variants) if (variant) variant.sku = product.sku;
    }
  }
  if (write.productOptions !== undefined) setOptions(context, product, write.productOptions);
  if (write.manageVariants !== undefined) setManageVariants(product, write.manageVariants);
}

const nextNumber = (products: readonly Product[]) =>
  products.reduce((most, { numericId }) => Math.max(most, Number(numericId) || 0), 0) + 1;

/** Handles `createProduct`. The newest product comes first in the store's default order. */
export function createProduct(context: PlatformContext, body: JsonObject): { product: Product } {
  const { shop } = context;
  const { name, price, write } = readNewProduct(requireFields(body, 'product'), 'product');
  if (shop.products.length >= MAX_PRODUCTS) {
    throw rejection('PRODUCTS_LIMIT_REACHED', `The shop has ${MAX_PRODUCTS} products.`, {
      data: { totalCount: shop.products.length },
    });
  }
  const slug = freeSlug(
    name,
    (candidate) => shop.products.some((one) => one.slug === candidate),
    'product',
  );
  const now = context.timestamp();
  const product: Product = {
    id: context.nextId('product'),
    name,
    slug,
    visible: true,
    productType: 'physical',
    description: '',
    priceData: { currency: shop.currency, price, discountedPrice: price },
    discount: { type: 'NONE', value: 0 },
    media: { items: [] },
    customTextFields: [],
    manageVariants: false,
    productOptions: [],
    variants: [],
    additionalInfoSections: [],
    ribbons: [],
    collectionIds: [],
    productPageUrl: getPageUrl(slug),
    numericId: String(nextNumber(shop.products)),
    inventoryItemId: context.nextId('inventory-item'),
    lastUpdated: now,
    createdDate: now,
  };
  syncVariants(context, product);
  applyWrite(context, product, write);
  shop.products.unshift(derive(product, shop.language));
  announceProductCreated(context, product);
  return { product };
}

/** Handles `updateProduct`. */
export function updateProduct(
  context: PlatformContext,
  id: string,
  body: JsonObject,
): { product: Product } {
  const product = productToChange(context, id);
  const write = readProduct(requireFields(body, 'product'), 'product');
  const fields = Object.keys(write) as (keyof ProductWrite)[];
  changeProduct(context, product, [...fields, 'variants'], (draft) =>
    applyWrite(context, draft, write),
  );
  return { product };
}

/** Handles `deleteProduct`. Cart lines show that it is no longer available. */
export function deleteProduct(context: PlatformContext, id: string): Record<never, never> {
  const product = productToChange(context, id);
  const { products } = context.shop;
  products.splice(products.indexOf(product), 1);
  addToMediaLibrary(context, product.media?.items ?? []);
  announceProductDeleted(context, product);
  return {};
}
