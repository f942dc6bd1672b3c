/** Kinds of media item. See docs/reference/collections.mdx and docs/reference/catalog.mdx. */
export const MediaItemType = {
  unspecified_media_item_type: 'unspecified_media_item_type',
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  zip: 'zip',
} as const;
export type MediaItemType = (typeof MediaItemType)[keyof typeof MediaItemType];

/** One file of a media item. Sizes are in pixels. */
export interface MediaFile {
  url: string;
  width: number;
  height: number;
  /** For example `mp4` or `webm`. */
  format?: string;
  altText?: string;
}

/** A video with its renditions. The still frame is the id of an image item. */
export interface MediaVideo {
  files: MediaFile[];
  stillFrameMediaId: string;
}

/**
 * An image, video or file of a product, a choice or a collection. See docs/reference/collections.mdx
 * and docs/reference/catalog.mdx.
 */
export interface MediaItem {
  _id: string;
  mediaType: MediaItemType;
  title: string;
  image?: MediaFile;
  video?: MediaVideo;
  thumbnail?: MediaFile;
}

/** The media of an entity: the main item, and all items in order. */
export interface Media {
  mainMedia?: MediaItem;
  items: MediaItem[];
}
