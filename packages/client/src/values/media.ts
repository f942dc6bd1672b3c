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
  /** Absolute URL. */
  url: string;
  /** Width of the file. */
  width: number;
  /** Height of the file. */
  height: number;
  /** For example `mp4` or `webm`. */
  format?: string;
  /** Description for users who do not see the image. */
  altText?: string;
}

/** A video with its renditions. The still frame is the id of an image item. */
export interface MediaVideo {
  /** Renditions of the same video. */
  files: MediaFile[];
  /** `_id` of the image item; empty if there is none. */
  stillFrameMediaId: string;
}

/**
 * An image, video or file of a product, a choice or a collection. See docs/reference/collections.mdx
 * and docs/reference/catalog.mdx.
 */
export interface MediaItem {
  /** ID of the item on the platform. Unique in its list. */
  _id: string;
  /** Determines which of `image` and `video` is set. */
  mediaType: MediaItemType;
  /** Title of the item, plain text. */
  title: string;
  /** With `image`: the original file. */
  image?: MediaFile;
  /** With `video`: its renditions. */
  video?: MediaVideo;
  /** Still image that represents the item. */
  thumbnail?: MediaFile;
}

/** The media of an entity: the main item, and all items in order. */
export interface Media {
  /** The first of `items`; missing without any. */
  mainMedia?: MediaItem;
  /** In the owner's order. */
  items: MediaItem[];
}
