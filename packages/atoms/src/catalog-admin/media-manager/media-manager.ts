import type { Product } from '@vitrine/client/catalog';
import { addProductMedia, addProductMediaToChoices } from '@vitrine/client/catalog-admin';
import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { productAtom } from '../../catalog/queries.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import type { QueryAtom } from '../../query/query-atom.ts';
import { mediaScope, removeProductMediaAtom } from '../admin-media.ts';
import { catalogReaderKeys } from '../keys.ts';
import { orderMedia } from '../reorder-media.ts';
import { mediaPortAtom, setMediaOrderAtom } from './media-details.ts';
import { createMediaUploads, type MediaUpload, type MediaUploads } from './media-uploads.ts';

/** The order of a product's media and the media of its choices at one time. */
export interface MediaSnapshot {
  /** `_id` of the product. */
  productId: string;
  /** `_id` of each media item, in the order of the product. */
  mediaIds: readonly string[];
  /** Choices that have media: names of option and choice, and `_id` of each item. */
  choices: readonly { option: string; choice: string; mediaIds: string[] }[];
}

function takeSnapshot({ _id, media, productOptions }: Product): MediaSnapshot {
  return {
    productId: _id,
    mediaIds: (media?.items ?? []).map((item) => item._id),
    choices: productOptions.flatMap(({ name: option, choices }) =>
      choices.flatMap(({ description: choice, media: own }) =>
        own ? [{ option, choice, mediaIds: own.items.map((item) => item._id) }] : [],
      ),
    ),
  };
}

/** Adds removed media items again, to their choices and in their place. */
const restoreMediaAtom = mutationAtom<MediaSnapshot & { removed: readonly string[] }, void>({
  mutationFn: async ({ productId, mediaIds, choices, removed }, { client, get }) => {
    const names = new Set(removed);
    const media = mediaIds.filter((id) => names.has(id)).map((mediaId) => ({ mediaId }));
    await addProductMedia(client, productId, media);
    const assignments = choices
      .map((one) => ({ ...one, mediaIds: one.mediaIds.filter((id) => names.has(id)) }))
      .filter((one) => one.mediaIds.length > 0);
    if (assignments.length > 0) await addProductMediaToChoices(client, productId, assignments);
    const port = get(mediaPortAtom);
    if (port) await port.setOrder(productId, mediaIds, { client });
    else await orderMedia(client, productId, mediaIds);
  },
  scope: mediaScope,
  invalidates: catalogReaderKeys,
});

/** The atoms of the media of one product. */
export interface MediaManager {
  /** The product with its media, as its owner sees it; writing reads it again. */
  readonly productAtom: QueryAtom<Product | null>;
  /** Whether the host can upload and order: it has provided a `MediaPort`. */
  readonly hasPortAtom: Atom<boolean>;
  /** Files that are not part of the product yet. */
  readonly uploadsAtom: Atom<readonly MediaUpload[]>;
  /** Adds files, cancels uploads, and tries them again. */
  readonly uploads: Omit<MediaUploads, 'uploadsAtom'>;
  /**
   * Sets the order, immediately on the page. Resolves with a function that restores the order before;
   * rejects if the host does not accept it.
   */
  readonly orderAtom: WritableAtom<
    null,
    [mediaIds: readonly string[]],
    Promise<() => Promise<unknown>>
  >;
  /**
   * Removes media items, immediately on the page. Resolves with a function that adds them again, to their
   * choices and in their place; rejects if the platform does not accept it.
   */
  readonly removeAtom: WritableAtom<
    null,
    [mediaIds: readonly string[]],
    Promise<() => Promise<unknown>>
  >;
}

/**
 * Creates the state of a product's media: their order, their details and the files that are uploaded.
 * Create one per product. Without a `MediaPort`, media are added by URL or ID with
 * `addProductMediaAtom`, and removed. See docs/reference/catalog-admin.mdx.
 *
 * @example
 * const manager = createMediaManager(productId);
 * store.set(manager.uploads.addAtom, [...input.files]);
 * const undo = await store.set(manager.orderAtom, moveMedia(ids, [id], 'first'));
 */
export function createMediaManager(productId: string): MediaManager {
  const shownAtom = productAtom(productId);
  const { uploadsAtom, ...uploads } = createMediaUploads(productId);

  const orderAtom = atom(null, async (get, set, mediaIds: readonly string[]) => {
    const before = (get(shownAtom).data?.media?.items ?? []).map((item) => item._id);
    await set(setMediaOrderAtom, { productId, mediaIds });
    return () => set(setMediaOrderAtom, { productId, mediaIds: before });
  });

  const removeAtom = atom(null, async (get, set, mediaIds: readonly string[]) => {
    const product = get(shownAtom).data;
    if (!product || mediaIds.length === 0) return async () => {};
    const snapshot = takeSnapshot(product);
    await set(removeProductMediaAtom, { productId, mediaIds: [...mediaIds] });
    return () => set(restoreMediaAtom, { ...snapshot, removed: mediaIds });
  });

  return {
    productAtom: shownAtom,
    hasPortAtom: atom((get) => get(mediaPortAtom) !== null),
    // A file is done once the product lists its item, so that no tile is missing in between.
    uploadsAtom: atom((get) => {
      const ids = new Set((get(shownAtom).data?.media?.items ?? []).map(({ _id }) => _id));
      return get(uploadsAtom).filter(
        ({ mediaId, status }) => status !== 'done' || (mediaId !== undefined && !ids.has(mediaId)),
      );
    }),
    uploads,
    orderAtom,
    removeAtom,
  };
}
