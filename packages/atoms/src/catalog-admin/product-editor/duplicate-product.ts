import type { Product } from '@vitrine/client/catalog';
import {
  addProductMedia,
  addProductsToCollection,
  createProduct,
  type MediaInput,
  updateProductVariants,
  type VariantOverride,
} from '@vitrine/client/catalog-admin';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { catalogReaderKeys } from '../keys.ts';
import { getVariantKey } from './plan-variants.ts';
import { toNewProduct, toProductFormValues } from './product-form-values.ts';

/** A product with its costs, and the name of its copy. */
export interface ProductDuplicate {
  /** The product to copy. */
  product: Product;
  /** Name of the copy that shoppers read. */
  name: string;
}

/** Returns the media of a product, with the choice that shows each of them. */
const toMediaInputs = ({ media, productOptions }: Product): MediaInput[] =>
  (media?.items ?? []).map(({ _id }) => {
    const [choice] = productOptions.flatMap(({ name, choices }) =>
      choices
        .filter((one) => one.media?.items.some((item) => item._id === _id))
        .map(({ description }) => ({ option: name, choice: description })),
    );
    return { mediaId: _id, ...(choice && { choice }) };
  });

/** Returns what the variants of a copy have of their own. */
const toVariantOverrides = (product: Product, copy: Product): VariantOverride[] => {
  const ids = new Map(copy.variants.map(({ _id, choices }) => [getVariantKey(choices), _id]));
  return product.variants.flatMap(({ choices, variant }): VariantOverride[] => {
    const id = ids.get(getVariantKey(choices));
    if (id === undefined || !variant) return [];
    const { priceData, costAndProfitData, weight, sku, visible } = variant;
    return [
      {
        variantIds: [id],
        visible,
        ...(priceData && { price: priceData.price }),
        ...(costAndProfitData?.itemCost !== undefined && { cost: costAndProfitData.itemCost }),
        ...(weight !== undefined && { weight }),
        ...(sku && { sku }),
      },
    ];
  });
};

/**
 * Creates a hidden copy of a product, with its media, its variants' own values and its collections; its
 * data is the copy. Stock is not copied. If a request after the first one fails, the copy exists without
 * the rest. See docs/reference/catalog-admin.mdx.
 */
export const duplicateProductAtom = mutationAtom<ProductDuplicate, Product>({
  mutationFn: async ({ product, name }, { client }) => {
    const values = { ...toProductFormValues(product), name, slug: '', visible: false };
    const { product: copy } = await createProduct(client, {
      ...toNewProduct(values),
      additionalInfoSections: product.additionalInfoSections,
      ...(product.pricePerUnitData && { pricePerUnitData: product.pricePerUnitData }),
    });
    const media = toMediaInputs(product);
    if (media.length > 0) await addProductMedia(client, copy._id, media);
    const variants = product.manageVariants ? toVariantOverrides(product, copy) : [];
    if (variants.length > 0) await updateProductVariants(client, copy._id, variants);
    for (const collectionId of product.collectionIds) {
      await addProductsToCollection(client, collectionId, [copy._id]);
    }
    return copy;
  },
  invalidates: catalogReaderKeys,
});
