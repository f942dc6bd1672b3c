import {
  addProductsToCollection,
  type CollectionChanges,
  createCollection,
  deleteCollection,
  type NewCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@vitrine/client/catalog-admin';
import type { Collection } from '@vitrine/client/collections';
import { catalogKeys } from '../catalog/keys.ts';
import { collectionKeys } from '../collections/index.ts';
import { patchPages } from '../lists/patch-pages.ts';
import { mutationAtom } from '../query/mutation-atom.ts';
import type { Patch } from '../query/patches.ts';
import { catalogReaderKeys } from './keys.ts';
import { membershipPatches } from './product-patches.ts';

/** Creates a collection; its data is the collection. See docs/reference/catalog-admin.mdx. */
export const createCollectionAtom = mutationAtom<NewCollection, Collection>({
  mutationFn: async (collection, { client }) =>
    (await createCollection(client, collection)).collection,
  invalidates: catalogReaderKeys,
});

/** A collection, and what to change about it. */
export interface CollectionUpdate {
  /** `_id` of the collection. */
  collectionId: string;
  /** The changed fields; the others stay. */
  collection: CollectionChanges;
}

/**
 * Updates the given fields of a collection; its data is the collection. See
 * docs/reference/catalog-admin.mdx.
 */
export const updateCollectionAtom = mutationAtom<CollectionUpdate, Collection>({
  mutationFn: async ({ collectionId, collection }, { client }) =>
    (await updateCollection(client, collectionId, collection)).collection,
  invalidates: catalogReaderKeys,
});

/** Shows a collection as changed, or as deleted if the change returns null: on its own and in every list. */
function collectionPatches(
  collectionId: string,
  change: (collection: Collection) => Collection | null,
): Patch[] {
  const changed = (collection: Collection | null) =>
    collection?._id === collectionId ? change(collection) : collection;
  return [
    { queryKey: collectionKeys.collection(collectionId), apply: changed },
    { queryKey: collectionKeys.bySlugs, apply: changed },
    { queryKey: catalogKeys.collectionsBySlug, apply: changed },
    patchPages<Collection>(collectionKeys.lists, changed),
  ];
}

/** Shows a collection as deleted: on its own and in every list. */
export const collectionRemovedPatches = (collectionId: string): Patch[] =>
  collectionPatches(collectionId, () => null);

/** A collection, and whether shoppers see it. */
export interface CollectionVisibilityChange {
  /** `_id` of the collection. */
  collectionId: string;
  /** Whether shoppers see it afterwards. */
  visible: boolean;
}

/**
 * Hides a collection from shoppers, or shows it, immediately on the page; its products stay as they are.
 * Changes of one collection run one after the other. See docs/reference/catalog-admin.mdx.
 */
export const setCollectionVisibleAtom = mutationAtom<CollectionVisibilityChange, Collection>({
  mutationFn: async ({ collectionId, visible }, { client }) =>
    (await updateCollection(client, collectionId, { visible })).collection,
  scope: ({ collectionId }) => `collection/${collectionId}`,
  optimistic: ({ collectionId, visible }) =>
    collectionPatches(collectionId, (collection) => ({ ...collection, visible })),
  invalidates: catalogReaderKeys,
});

/**
 * Deletes a collection by its id, but not its products, immediately on the page. See
 * docs/reference/catalog-admin.mdx.
 */
export const deleteCollectionAtom = mutationAtom<string, void>({
  mutationFn: (collectionId, { client }) => deleteCollection(client, collectionId),
  optimistic: collectionRemovedPatches,
  invalidates: catalogReaderKeys,
});

/** A collection, and products to add or remove. */
export interface CollectionMembers {
  /** `_id` of the collection. */
  collectionId: string;
  /** `_id` of each product. */
  productIds: string[];
}

/** Products go in and out in the order of the writes. */
const productsScope = ({ collectionId }: CollectionMembers) =>
  `collection-products/${collectionId}`;

/** Adds products to a collection, immediately on the page. See docs/reference/catalog-admin.mdx. */
export const addProductsToCollectionAtom = mutationAtom<CollectionMembers, void>({
  mutationFn: ({ collectionId, productIds }, { client }) =>
    addProductsToCollection(client, collectionId, productIds),
  scope: productsScope,
  optimistic: ({ collectionId, productIds }) => membershipPatches(collectionId, productIds, true),
  invalidates: catalogReaderKeys,
});

/**
 * Removes products from a collection, immediately on the page, including its lists. See
 * docs/reference/catalog-admin.mdx.
 */
export const removeProductsFromCollectionAtom = mutationAtom<CollectionMembers, void>({
  mutationFn: ({ collectionId, productIds }, { client }) =>
    removeProductsFromCollection(client, collectionId, productIds),
  scope: productsScope,
  optimistic: ({ collectionId, productIds }) => membershipPatches(collectionId, productIds, false),
  invalidates: catalogReaderKeys,
});
