import type * as client from '@vitrine/client';
import type { MediaItem } from '../../fixtures/shop/media.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { changeProduct, productToChange } from './change.ts';
import {
  addToMediaLibrary,
  createMediaItem,
  getMediaLibrary,
  type ServedFile,
} from './media-library.ts';

/** A point of an image, as shares of its size. */
export interface FocalPoint {
  /** Share of the width, from the left edge. */
  x: number;
  /** Share of the height, from the top edge. */
  y: number;
}

interface UploadContext {
  /** Stops the upload. */
  signal: AbortSignal;
  /** Called with the share of the file that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  /**
   * Makes the file available under the ID of its media item. By default, the page has it, and it is not
   * read: the size is that of an imported file.
   */
  serve?: (mediaId: string) => ServedFile;
}

/**
 * Uploads, texts, focal points, order and library of media, in the shape of the `MediaPort` of
 * `@vitrine/atoms`: what a host's own server offers besides the platform's calls.
 */
export interface MediaControl {
  /** Adds an image to the library, with a size of 1200 by 1200 pixels: the file is not read. */
  upload(file: File, context: UploadContext): Promise<{ mediaId: string }>;
  /** Returns the focal points of those items that have one, by ID. */
  readFocalPoints(mediaIds: readonly string[]): Promise<Record<string, FocalPoint>>;
  /** Changes alt text and focal point of one item; what is left out stays. */
  updateDetails(change: {
    mediaId: string;
    altText?: string;
    focalPoint?: FocalPoint | null;
  }): Promise<void>;
  /** Sets the order of a product's media; items that are left out follow. */
  setOrder(productId: string, mediaIds: readonly string[]): Promise<void>;
  /** Returns up to 24 items whose title or alt text contains the search text. */
  readLibrary(query: {
    search: string;
    after?: string | undefined;
  }): Promise<{ items: client.MediaItem[]; next?: string }>;
  /**
   * Makes uploads stop at a share of the file, until the returned function is called: they wait, or fail
   * with `isFailing`. `names` limits it to files with these names.
   */
  stopUploads(options: {
    share: number;
    names?: readonly string[];
    isFailing?: boolean;
  }): () => void;
  /** Makes the other functions reject, until the returned function is called. */
  disconnect(): () => void;
}

/** Items of a page of the library. */
const LIBRARY_PAGE = 24;

const focalPoints: Slot<Map<string, FocalPoint>> = { create: () => new Map() };

interface Stop {
  share: number;
  names?: readonly string[];
  isFailing?: boolean;
  released: Promise<void>;
}

/** Rejects when the signal aborts. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const getFormat = ({ type, name }: File) =>
  /^(?:image|video)\/(\w+)$/.exec(type)?.[1] ?? name.split('.').at(-1) ?? 'jpg';

const withText = (item: MediaItem, altText: string): MediaItem => {
  const changed = <Part extends { altText?: string | undefined }>(part: Part): Part => ({
    ...part,
    altText,
  });
  return {
    ...item,
    ...(item.image && { image: changed(item.image) }),
    ...(item.thumbnail && { thumbnail: changed(item.thumbnail) }),
  };
};

export function mediaControl(context: PlatformContext): MediaControl {
  const stops = new Set<Stop>();
  let disconnected = 0;
  const requireConnection = () => {
    if (disconnected > 0) throw new TypeError('Failed to fetch');
  };

  return {
    async upload(file, { signal, onProgress, serve = () => ({ url: URL.createObjectURL(file) }) }) {
      const isStopped = ({ names }: Stop) => !names || names.includes(file.name);
      onProgress(0);
      for (const stop of [...stops].filter(isStopped)) {
        onProgress(stop.share);
        if (stop.isFailing) throw new TypeError('Failed to fetch');
        await Promise.race([stop.released, whenAborted(signal)]);
      }
      signal.throwIfAborted();
      onProgress(1);
      const item = createMediaItem(context, { title: file.name, format: getFormat(file), serve });
      addToMediaLibrary(context, [item]);
      return { mediaId: item.id };
    },
    async readFocalPoints(mediaIds) {
      requireConnection();
      const points = context.use(focalPoints);
      return Object.fromEntries(
        mediaIds.flatMap((id) => {
          const point = points.get(id);
          return point ? [[id, point]] : [];
        }),
      );
    },
    async updateDetails({ mediaId, altText, focalPoint }) {
      requireConnection();
      const points = context.use(focalPoints);
      if (focalPoint) points.set(mediaId, focalPoint);
      else if (focalPoint === null) points.delete(mediaId);
      if (altText === undefined) return;
      const change = (item: MediaItem) => (item.id === mediaId ? withText(item, altText) : item);
      for (const product of context.shop.products) {
        changeProduct(context, product, ['media', 'productOptions'], (draft) => {
          const changed = <Media extends NonNullable<typeof draft.media>>(media: Media): Media => ({
            ...media,
            ...(media.mainMedia && { mainMedia: change(media.mainMedia) }),
            items: media.items.map(change),
          });
          if (draft.media) draft.media = changed(draft.media);
          for (const { choices } of draft.productOptions) {
            for (const choice of choices) if (choice.media) choice.media = changed(choice.media);
          }
        });
      }
    },
    async setOrder(productId, mediaIds) {
      requireConnection();
      changeProduct(context, productToChange(context, productId), ['media'], (draft) => {
        const byId = new Map(draft.media?.items.map((item) => [item.id, item]));
        const named = [...new Set(mediaIds)].flatMap((id) => byId.get(id) ?? []);
        const others = (draft.media?.items ?? []).filter(({ id }) => !mediaIds.includes(id));
        const items = [...named, ...others];
        draft.media = { ...(items[0] && { mainMedia: items[0] }), items };
      });
    },
    async readLibrary({ search, after }) {
      requireConnection();
      const text = search.trim().toLowerCase();
      const found = getMediaLibrary(context).filter(({ title, image }) =>
        `${title} ${image?.altText ?? ''}`.toLowerCase().includes(text),
      );
      const start = Number(after ?? 0);
      const end = start + LIBRARY_PAGE;
      return {
        items: found.slice(start, end).map(({ id, ...item }) => ({ _id: id, ...item })),
        ...(end < found.length && { next: String(end) }),
      };
    },
    stopUploads(options) {
      let resolve = () => {};
      const released = new Promise<void>((release) => {
        resolve = release;
      });
      const stop = { ...options, released };
      stops.add(stop);
      return () => {
        stops.delete(stop);
        resolve();
      };
    },
    disconnect() {
      disconnected += 1;
      let isEnded = false;
      return () => {
        if (!isEnded) disconnected -= 1;
        isEnded = true;
      };
    },
  };
}
