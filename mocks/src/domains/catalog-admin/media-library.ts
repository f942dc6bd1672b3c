import type { MediaItem } from '../../fixtures/shop/media.ts';
import { invalid, missing } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import { type JsonObject, optionalText } from '../../platform/requests/fields.ts';

/** What was once on a product: it can be put on one again by its id. */
const library: Slot<Map<string, MediaItem>> = { create: () => new Map() };

/** The address is not looked at before someone shows it, so its size is the importer's usual one. */
const SIZE = { width: 1200, height: 1200 };

/** How many items are kept; the oldest go. */
const KEPT = 10_000;

const VIDEOS = new Set(['mp4', 'webm', 'mov']);

/** Keeps items that leave a product. */
export function addToMediaLibrary(context: PlatformContext, items: readonly MediaItem[]): void {
  const kept = context.use(library);
  for (const item of items) kept.set(item.id, item);
  for (const id of kept.keys()) {
    if (kept.size <= KEPT) return;
    kept.delete(id);
  }
}

function fromLibrary(context: PlatformContext, id: string): MediaItem {
  const { products, collections } = context.shop;
  const kept = context.use(library).get(id);
  if (kept) return kept;
  for (const { media } of [...products, ...collections]) {
    const item = media?.items.find((one) => one.id === id);
    if (item) return item;
  }
  throw missing('MEDIA_NOT_FOUND', `There is no media item ${id}.`);
}

function imported(context: PlatformContext, url: string, field: string): MediaItem {
  const { protocol, pathname } = URL.parse(url) ?? {};
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw invalid({
      field,
      violatedRule: 'FORMAT',
      description: 'must be an absolute http or https address',
    });
  }
  const title = pathname?.split('/').at(-1) ?? '';
  const format = /\.([a-z0-9]{2,5})$/i.exec(title)?.[1]?.toLowerCase() ?? 'jpg';
  const id = `${context.nextId('media')}.${format}`;
  const file = { url, ...SIZE, format };
  if (VIDEOS.has(format)) {
    return { id, mediaType: 'video', title, video: { files: [file], stillFrameMediaId: '' } };
  }
  return { id, mediaType: 'image', title, image: file, thumbnail: file };
}

/** The media item that is meant: a known one by its id, or one to import from its address. */
export function getMediaItem(
  context: PlatformContext,
  media: JsonObject,
  place: string,
): MediaItem {
  const mediaId = optionalText(media, 'mediaId', `${place}.mediaId`);
  const url = optionalText(media, 'url', `${place}.url`);
  if (Boolean(mediaId) === Boolean(url)) {
    throw invalid({
      field: place,
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: 'must have either mediaId or url',
    });
  }
  return mediaId ? fromLibrary(context, mediaId) : imported(context, url ?? '', `${place}.url`);
}
