import { idOf } from '../core/random.ts';

/** A name as part of an address: "Ring vase" is `ring-vase`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const productIdOf = (slug: string): string => idOf(`product/${slug}`);
export const collectionIdOf = (slug: string): string => idOf(`collection/${slug}`);

/** The id of the one variant of a product without options. */
export const ONLY_VARIANT = '00000000-0000-0000-0000-000000000000';

/** The id of a product's n-th combination: the product's own with another end, so made at once. */
export const variantIdOf = (productId: string, index: number): string =>
  productId.slice(0, 24) + index.toString(16).padStart(12, '0');

/** Where a shop keeps the pre-order terms of a variant. */
export const preorderKey = (productId: string, variantId: string) => `${productId}-${variantId}`;

/** The number on the label under an object. */
export const skuOf = (number: number, values: readonly string[] = []): string =>
  [`FH-${String(number).padStart(3, '0')}`, ...values.map(slugOf)].join('-');

/** Where the shop's own site is. */
export const SITE_URL = 'https://fennhouse.example';
