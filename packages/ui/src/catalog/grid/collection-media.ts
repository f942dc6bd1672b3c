import type { Media, MediaItem } from '@vitrine/client';

/**
 * Returns a collection's lead media: its main item if it is viewable, otherwise its first viewable
 * one. Audio, documents and archives are not viewable. See docs/reference/collections.mdx.
 */
export const getCollectionMedia = (media: Media | undefined): MediaItem | undefined =>
  [media?.mainMedia, ...(media?.items ?? [])].find(
    (item) => item?.image ?? item?.thumbnail ?? item?.video?.files[0],
  );
