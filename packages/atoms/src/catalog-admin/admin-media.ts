import {
  addProductMedia,
  addProductMediaToChoices,
  type ChoiceMedia,
  type MediaInput,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@vitrine/client/catalog-admin';
import { mutationAtom } from '../query/mutation-atom.ts';
import { catalogReaderKeys } from './keys.ts';
import { withMediaOrder, withoutChoiceMedia, withoutMedia } from './media-patches.ts';
import { productPatches } from './product-patches.ts';
import { orderMedia } from './reorder-media.ts';

/** Changes of one product's media that overlapped would undo each other on the platform. */
export const mediaScope = ({ productId }: { productId: string }) => `product-media/${productId}`;

/** A product, and media items for it. */
export interface ProductMedia {
  /** `_id` of the product. */
  productId: string;
  /** The items to add, each optionally to a choice. */
  media: MediaInput[];
}

/** Adds media items to a product, after the existing ones. See docs/reference/catalog-admin.mdx. */
export const addProductMediaAtom = mutationAtom<ProductMedia, void>({
  mutationFn: ({ productId, media }, { client }) => addProductMedia(client, productId, media),
  scope: mediaScope,
  invalidates: catalogReaderKeys,
});

/** A product, and some of its media items. */
export interface ProductMediaIds {
  /** `_id` of the product. */
  productId: string;
  /** `_id` of each media item. */
  mediaIds: string[];
}

/**
 * Removes media items from a product, immediately on the page; without ids, all of them. See
 * docs/reference/catalog-admin.mdx.
 */
export const removeProductMediaAtom = mutationAtom<ProductMediaIds, void>({
  mutationFn: ({ productId, mediaIds }, { client }) =>
    removeProductMedia(client, productId, mediaIds),
  scope: mediaScope,
  optimistic: ({ productId, mediaIds }) =>
    productPatches([productId], (product) => withoutMedia(product, mediaIds)),
  invalidates: catalogReaderKeys,
});

/**
 * Reorders the media items of a product, immediately on the page. Items that are not listed come
 * last. It takes several requests; if one fails, the platform's state is restored. See
 * docs/reference/catalog-admin.mdx.
 */
export const orderProductMediaAtom = mutationAtom<ProductMediaIds, void>({
  mutationFn: ({ productId, mediaIds }, { client }) => orderMedia(client, productId, mediaIds),
  scope: mediaScope,
  optimistic: ({ productId, mediaIds }) =>
    productPatches([productId], (product) => withMediaOrder(product, mediaIds)),
  invalidates: catalogReaderKeys,
});

/** A product, and media items of its choices. */
export interface ProductChoiceMedia {
  /** `_id` of the product. */
  productId: string;
  /** Choices, each with IDs of the product's media. */
  media: ChoiceMedia[];
}

/** Assigns media items of the product to choices. See docs/reference/catalog-admin.mdx. */
export const addProductMediaToChoicesAtom = mutationAtom<ProductChoiceMedia, void>({
  mutationFn: ({ productId, media }, { client }) =>
    addProductMediaToChoices(client, productId, media),
  scope: mediaScope,
  invalidates: catalogReaderKeys,
});

/**
 * Removes media items from choices, immediately on the page; they stay on the product. See
 * docs/reference/catalog-admin.mdx.
 */
export const removeProductMediaFromChoicesAtom = mutationAtom<ProductChoiceMedia, void>({
  mutationFn: ({ productId, media }, { client }) =>
    removeProductMediaFromChoices(client, productId, media),
  scope: mediaScope,
  optimistic: ({ productId, media }) =>
    productPatches([productId], (product) => withoutChoiceMedia(product, media)),
  invalidates: catalogReaderKeys,
});
