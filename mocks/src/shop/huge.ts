import { idOf } from '../core/random.ts';
import { ONLY_VARIANT, preorderKey, productIdOf, skuOf, slugOf, variantIdOf } from './names.ts';
import type { Product, Shop } from './shop.ts';

/** How many products a huge shop has. */
export const HUGE = 10_000;

const DAY = 24 * 60 * 60 * 1000;

/** Products with more variants than this are in a huge shop once. */
const FEW_VARIANTS = 50;

/** A copy to the ground of what is plain data; many times faster than a structured clone. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]);
  return copy as Value;
}

/** Another edition of a product: alike in all that is seen, with a name and ids of its own. */
function edition(original: Product, round: number, number: number): Product {
  const name = `${original.name}, edition ${round}`;
  const slug = slugOf(name);
  const id = productIdOf(slug);
  const day = new Date(Date.parse(original.createdDate ?? '') - round * DAY).toISOString();
  // What is changed in one edition must not show in another.
  const copy = copyOf(original);
  return {
    ...copy,
    id,
    name,
    slug,
    sku: skuOf(number),
    numericId: String(number),
    inventoryItemId: idOf(`inventory/${slug}`),
    productPageUrl: { base: copy.productPageUrl?.base ?? '', path: `/product-page/${slug}` },
    variants: copy.variants.map((variant, index) => ({
      ...variant,
      id: variant.id === ONLY_VARIANT ? ONLY_VARIANT : variantIdOf(id, index),
      ...(variant.variant && {
        variant: { ...variant.variant, sku: skuOf(number, Object.values(variant.choices)) },
      }),
    })),
    lastUpdated: day,
    createdDate: day,
  };
}

function copyPreorders(preorders: Shop['preorders'], from: Product, to: Product): void {
  for (const [index, { id }] of from.variants.entries()) {
    const terms = preorders.get(preorderKey(from.id, id));
    const same = to.variants[index];
    if (terms && same) preorders.set(preorderKey(to.id, same.id), { ...terms });
  }
}

/** The same shop with so many products: its own first, then later editions of them. */
export function withManyProducts(shop: Shop, count = HUGE): Shop {
  const originals = shop.products.filter(({ variants }) => variants.length <= FEW_VARIANTS);
  const preorders = new Map(shop.preorders);
  const products = [...shop.products];
  for (let round = 2; products.length < count && originals.length > 0; round += 1) {
    for (const original of originals.slice(0, count - products.length)) {
      const copy = edition(original, round, products.length + 1);
      copyPreorders(preorders, original, copy);
      products.push(copy);
    }
  }
  return { ...shop, products, preorders };
}

/** The same shop before anything has come in. */
export const withoutProducts = (shop: Shop): Shop => ({
  ...shop,
  products: [],
  collections: [],
  preorders: new Map(),
});
