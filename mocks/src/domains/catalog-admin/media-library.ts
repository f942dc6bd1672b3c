import type { MediaItem } from '../../fixtures/shop/media.ts';
import { invalid, missing } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { type JsonObject, optionalText } from '../../platform/requests/fields.ts';
import { parseWebUrl } from '../../platform/requests/web-url.ts';

/** Media once used by a product, which can be added to a product again by id. */
const library: Slot<Map<string, MediaItem>> = { create: () => new Map() };

/** The size of a file that is not read: a URL is not fetched on import. */
const SIZE = { width: 1200, height: 1200 };

/** Maximum number of stored items; the oldest are removed. */
const MAX_ITEMS = 10_000;

const VIDEOS = new Set(['mp4', 'webm', 'mov']);

/** Stores items that are removed from a product. */
export function addToMediaLibrary(context: PlatformContext, items: readonly MediaItem[]): void {
  const storedItems = context.use(library);
  for (const item of items) storedItems.set(item.id, item);
  for (const id of storedItems.keys()) {
    if (storedItems.size <= MAX_ITEMS) return;
    storedItems.delete(id);
  }
}

/** All items of the shop's library: of products, of collections, and those that were removed. */
export function getMediaLibrary(context: PlatformContext): MediaItem[] {
  const { products, collections } = context.shop;
  const used = [...products, ...collections].flatMap(({ media }) => media?.items ?? []);
  const items = [...context.use(library).values(), ...used];
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function fromLibrary(context: PlatformContext, id: string): MediaItem {
  const { products, collections } = context.shop;
  const storedItem = context.use(library).get(id);
  if (storedItem) return storedItem;
  for (const { media } of [...products, ...collections]) {
    const item = media?.items.find((one) => one.id === id);
    if (item) return item;
  }
  throw missing('MEDIA_NOT_FOUND', `There is no media item ${id}.`);
}

function imported(context: PlatformContext, url: string, field: string): MediaItem {
  const webUrl = parseWebUrl(url);
  if (!webUrl) {
    throw invalid({
      field,
      violatedRule: 'FORMAT',
      description: 'must be an absolute http or https address',
    });
  }
  const title = webUrl.pathname.split('/').at(-1) ?? '';
  const format = /\.([a-z0-9]{2,5})$/i.exec(title)?.[1]?.toLowerCase() ?? 'jpg';
  return createMediaItem(context, { title, format, serve: () => ({ url }) });
}

/** Where a file is, and its size in pixels. */
export interface ServedFile {
  /** Where a page loads the file. */
  url: string;
  /** Width of an image, in px; 1200 if it is not known. */
  width?: number;
  /** Height of an image, in px; 1200 if it is not known. */
  height?: number;
}

/** Creates the item of a video or an image, which `serve` makes available under its ID. */
export function createMediaItem(
  context: PlatformContext,
  {
    title,
    format,
    serve,
  }: { title: string; format: string; serve: (mediaId: string) => ServedFile },
): MediaItem {
  const id = `${context.nextId('media')}.${format}`;
  const file = { ...SIZE, ...serve(id), format };
  if (VIDEOS.has(format)) {
    return { id, mediaType: 'video', title, video: { files: [file], stillFrameMediaId: '' } };
  }
  return { id, mediaType: 'image', title, image: file, thumbnail: file };
}

/** Returns the media item: an existing one by its id, or one imported from its URL. */
export function getMediaItem(context: PlatformContext, media: JsonObject, path: string): MediaItem {
  const mediaId = optionalText(media, 'mediaId', `${path}.mediaId`);
  const url = optionalText(media, 'url', `${path}.url`);
  if (Boolean(mediaId) === Boolean(url)) {
    throw invalid({
      field: path,
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: 'must have either mediaId or url',
    });
  }
  return mediaId ? fromLibrary(context, mediaId) : imported(context, url ?? '', `${path}.url`);
}
