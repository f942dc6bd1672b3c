import type { Product } from '@vitrine/client/catalog';
import {
  addProductsToCollection,
  bulkUpdateProductsProperty,
  deleteProduct,
  removeProductsFromCollection,
  updateProduct,
} from '@vitrine/client/catalog-admin';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { catalogReaderKeys } from '../keys.ts';
import { type BatchRunAtom, createBatchRunner, isRunUnderWay } from './batch-runner.ts';

/** One change of products. An empty ribbon or brand removes it. */
export type ProductsChange =
  | { kind: 'visible'; visible: boolean }
  | { kind: 'ribbon'; text: string }
  | { kind: 'brand'; text: string }
  | { kind: 'add-to-collection'; collectionId: string }
  | { kind: 'remove-from-collection'; collectionId: string }
  | { kind: 'delete' };

/** One product, as it was, and its change. */
export interface ProductChange {
  /** The product before the change. */
  product: Product;
  /** The change to make. */
  change: ProductsChange;
}

/** Products of one request, for changes that the platform makes to many at once. */
const MAX_PRODUCTS = 100;

const isSingle = ({ kind }: ProductsChange) => kind === 'visible' || kind === 'delete';

/** Groups equal changes into requests. */
export function toChangeBatches(tasks: readonly ProductChange[]): readonly ProductChange[][] {
  const batches: ProductChange[][] = [];
  const open = new Map<string, ProductChange[]>();
  for (const task of tasks) {
    const key = JSON.stringify(task.change);
    const batch = open.get(key);
    if (batch && !isSingle(task.change) && batch.length < MAX_PRODUCTS) {
      batch.push(task);
    } else {
      const started = [task];
      batches.push(started);
      open.set(key, started);
    }
  }
  return batches;
}

/**
 * Returns the changes that reverse others, from the products as they were; none for what was already
 * so, and for deleted products.
 */
export const reverseProductChanges = (
  changes: readonly ProductChange[],
): readonly ProductChange[] =>
  changes.flatMap(({ product, change }): ProductChange[] => {
    const { visible, ribbon = '', brand = '', collectionIds } = product;
    if (change.kind === 'visible') {
      return visible === change.visible ? [] : [{ product, change: { ...change, visible } }];
    }
    if (change.kind === 'ribbon' || change.kind === 'brand') {
      const text = change.kind === 'ribbon' ? ribbon : brand;
      return text === change.text ? [] : [{ product, change: { ...change, text } }];
    }
    if (change.kind === 'delete') return [];
    const { kind, collectionId } = change;
    const isMember = collectionIds.includes(collectionId);
    if (kind === 'add-to-collection') {
      return isMember
        ? []
        : [{ product, change: { kind: 'remove-from-collection', collectionId } }];
    }
    return isMember ? [{ product, change: { kind: 'add-to-collection', collectionId } }] : [];
  });

/**
 * Changes many products: `{ start: changes }`. Hiding, showing and deleting take a request for each
 * product, four at a time; the other changes take one for up to 100. The state has the result of each
 * product. See docs/reference/catalog-admin.mdx.
 */
export const changeProductsAtom: BatchRunAtom<ProductChange> = createBatchRunner<ProductChange>({
  toBatches: toChangeBatches,
  send: async (tasks, { get }) => {
    const { client } = get(storefrontAtom);
    const [first] = tasks;
    if (!first) return new Map();
    const { change, product } = first;
    const ids = tasks.map((task) => task.product._id);
    if (change.kind === 'visible') {
      await updateProduct(client, product._id, { visible: change.visible });
    } else if (change.kind === 'delete') {
      await deleteProduct(client, product._id);
    } else if (change.kind === 'add-to-collection') {
      await addProductsToCollection(client, change.collectionId, ids);
    } else if (change.kind === 'remove-from-collection') {
      await removeProductsFromCollection(client, change.collectionId, ids);
    } else {
      const { results } = await bulkUpdateProductsProperty(client, ids, {
        [change.kind]: change.text,
      });
      return new Map(
        results.flatMap(({ itemMetadata: { originalIndex, success, error } }) => {
          const task = tasks[originalIndex];
          return task && !success ? [[task, toItemError(error)]] : [];
        }),
      );
    }
    return new Map();
  },
  onSettled: ({ get }) => {
    const { queryClient } = get(storefrontAtom);
    for (const queryKey of catalogReaderKeys) void queryClient.invalidateQueries({ queryKey });
  },
});

/** The failure of one product in the response of a bulk request. */
const toItemError = (details: { code?: string; description?: string } | undefined): Error =>
  new Error(details?.description ?? details?.code ?? 'The product was not changed.');

/** Whether a change of products is under way. Unlike its progress, this changes only twice a run. */
export const isChangingProductsAtom = atom((get): boolean =>
  isRunUnderWay(get(changeProductsAtom)),
);
