import type { Media, MediaItem } from '@vitrine/client';

/**
 * What a collection leads with: its main media where that can be looked at, or else the first of its
 * media that can. Sounds, documents and archives have nothing to show. See docs/reference/collections.md.
 */
export const getCollectionMedia = (media: Media | undefined): MediaItem | undefined =>
  [media?.mainMedia, ...(media?.items ?? [])].find(
    (item) => item?.image ?? item?.thumbnail ?? item?.video?.files[0],
  );
