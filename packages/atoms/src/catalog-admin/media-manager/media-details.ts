import type { MediaItem } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import {
  addProductMediaToChoices,
  removeProductMediaFromChoices,
} from '@vitrine/client/catalog-admin';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { ownerPortAtom } from '../../owner-port-atom.ts';
import type {
  MediaDetailsChange,
  MediaFocalPoint,
  MediaLibraryPage,
  MediaPort,
} from '../../ports.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import type { Patch } from '../../query/patches.ts';
import { type QueryAtom, queryAtom } from '../../query/query-atom.ts';
import { clientAtom } from '../../storefront.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { mediaScope } from '../admin-media.ts';
import { catalogReaderKeys } from '../keys.ts';
import { withAltText, withChoicesOfMedia, withMediaOrder } from '../media-patches.ts';
import { productPatches } from '../product-patches.ts';

/** The port of media; null if the host has left it out. */
export const mediaPortAtom = ownerPortAtom('media');

const requirePort = (port: MediaPort | null): MediaPort => {
  if (port) return port;
  throw new TypeError('There is no MediaPort: pass "media" to createStorefront.');
};

/** Every query of focal points, and those of one product. */
const focalPointsKey = (productId: string) => ['catalog', 'media-focal-points', productId];

/** Focal points by the ID of their media item. */
export type MediaFocalPoints = Readonly<Record<string, MediaFocalPoint>>;

/** The focal points of a product's media. Without a `MediaPort` there are none. */
export const mediaFocalPointsAtom: (product: Product) => QueryAtom<MediaFocalPoints> = weakFamily(
  ({ _id, media }: Product) =>
    queryAtom<MediaFocalPoints>((get) => {
      const port = get(mediaPortAtom);
      const client = get(clientAtom);
      const mediaIds = (media?.items ?? []).map((item) => item._id);
      return {
        queryKey: [...focalPointsKey(_id), mediaIds],
        queryFn: ({ signal }) => port?.readFocalPoints(mediaIds, { client, signal }) ?? {},
      };
    }),
  ({ _id, media }) => [_id, ...(media?.items ?? []).map((item) => item._id)].join(),
);

/** A product, and a change of one of its media items. */
export interface ProductMediaDetails extends MediaDetailsChange {
  /** `_id` of the product. */
  productId: string;
}

/** Changes alt text and focal point of a media item, immediately on the page. Needs a `MediaPort`. */
export const updateMediaDetailsAtom = mutationAtom<ProductMediaDetails, void>({
  mutationFn: ({ productId: _productId, ...change }, { client, get }) =>
    requirePort(get(mediaPortAtom)).updateDetails(change, { client }),
  scope: mediaScope,
  optimistic: ({ productId, mediaId, altText, focalPoint }) => {
    const focalPatch: Patch<MediaFocalPoints> = {
      queryKey: focalPointsKey(productId),
      apply: (points) => {
        const { [mediaId]: _before, ...others } = points;
        return focalPoint ? { ...others, [mediaId]: focalPoint } : others;
      },
    };
    return [
      ...(altText === undefined
        ? []
        : productPatches([productId], (product) => withAltText(product, mediaId, altText))),
      ...(focalPoint === undefined ? [] : [focalPatch]),
    ];
  },
  invalidates: catalogReaderKeys,
});

/** A product, and the order of its media items. */
export interface ProductMediaOrder {
  /** `_id` of the product. */
  productId: string;
  /** `_id` of each media item in the new order; the first one is the main one. */
  mediaIds: readonly string[];
}

/** Sets the order of a product's media, immediately on the page. Needs a `MediaPort`. */
export const setMediaOrderAtom = mutationAtom<ProductMediaOrder, void>({
  mutationFn: ({ productId, mediaIds }, { client, get }) =>
    requirePort(get(mediaPortAtom)).setOrder(productId, mediaIds, { client }),
  scope: mediaScope,
  optimistic: ({ productId, mediaIds }) =>
    productPatches([productId], (product) => withMediaOrder(product, mediaIds)),
  invalidates: catalogReaderKeys,
});

/** Media items of a product, and whether each choice of an option shows them. */
export interface MediaChoices {
  /** `_id` of the product. */
  productId: string;
  /** Name of the option. */
  option: string;
  /** `_id` of each media item. */
  mediaIds: readonly string[];
  /** By the description of the choice; choices that are left out stay as they are. */
  shown: Readonly<Record<string, boolean>>;
}

/**
 * Assigns media items to choices of an option and removes them from others, immediately on the page. The
 * platform accepts media of one option only. See docs/reference/catalog-admin.mdx.
 */
export const setMediaChoicesAtom = mutationAtom<MediaChoices, void>({
  mutationFn: async ({ productId, option, mediaIds, shown }, { client }) => {
    const choices = (isShown: boolean) =>
      Object.keys(shown)
        .filter((choice) => shown[choice] === isShown)
        .map((choice) => ({ option, choice, mediaIds: [...mediaIds] }));
    const [added, removed] = [choices(true), choices(false)];
    if (removed.length > 0) await removeProductMediaFromChoices(client, productId, removed);
    if (added.length > 0) await addProductMediaToChoices(client, productId, added);
  },
  scope: mediaScope,
  optimistic: ({ productId, option, mediaIds, shown }) =>
    productPatches([productId], (product) => withChoicesOfMedia(product, option, mediaIds, shown)),
  invalidates: catalogReaderKeys,
});

/** Returns the option whose choices have media; undefined if none has. There can be one only. */
export const getMediaOption = ({ productOptions }: Product) =>
  productOptions.find(({ choices }) => choices.some(({ media }) => media));

/** Returns the alt text of a media item; undefined if it has none. */
export const getAltText = ({ image, thumbnail, video }: MediaItem): string | undefined =>
  (video ? thumbnail?.altText : image?.altText)?.trim() || undefined;

/** The state of a list of library items. */
export interface MediaLibraryState {
  /** `idle` until the first search; `pending` also while a further page is loading. */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Items of all loaded pages. */
  items: readonly MediaItem[];
  /** Whether there is a further page. */
  hasNext: boolean;
  /** Whether a further page is loading. */
  isLoadingMore: boolean;
}

/** Reads the library: `{ search }` begins again, `'more'` adds the next page. Never rejects. */
export type MediaLibraryAtom = WritableAtom<
  MediaLibraryState,
  [change: { search: string } | 'more'],
  Promise<void>
>;

/** Creates the list of the shop's media library. Needs a `MediaPort`. */
export function createMediaLibrary(): MediaLibraryAtom {
  const cellAtom = atom<MediaLibraryState>({
    status: 'idle',
    items: [],
    hasNext: false,
    isLoadingMore: false,
  });
  let search = '';
  let next: MediaLibraryPage['next'];
  let run = new AbortController();
  return atom(
    (get) => get(cellAtom),
    async (get, set, change) => {
      run.abort();
      run = new AbortController();
      const { signal } = run;
      const isMore = change === 'more';
      if (!isMore) {
        search = change.search;
        next = undefined;
      }
      set(cellAtom, (state) => ({ ...state, status: 'pending', isLoadingMore: isMore }));
      try {
        const port = requirePort(get(mediaPortAtom));
        const query = { search, after: next ?? undefined };
        const page = await port.readLibrary(query, { client: get(clientAtom), signal });
        if (signal.aborted) return;
        next = page.next;
        set(cellAtom, (state) => ({
          status: 'success',
          items: isMore ? [...state.items, ...page.items] : page.items,
          hasNext: Boolean(page.next),
          isLoadingMore: false,
        }));
      } catch {
        if (signal.aborted) return;
        set(cellAtom, (state) => ({
          ...state,
          // The items of the search before would look like its results.
          ...(!isMore && { items: [], hasNext: false }),
          status: 'error',
          isLoadingMore: false,
        }));
      }
    },
  );
}
