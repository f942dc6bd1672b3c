/** An image reference. Sizes are in pixels. See docs/reference/catalog.mdx. */
export interface Image {
  /** ID of the file on the platform. */
  id?: string;
  /** Absolute URL. */
  url: string;
  /** Width of the original. */
  width?: number;
  /** Height of the original. */
  height?: number;
  /** Description for users who do not see the image. */
  altText?: string;
  /** Name of the original file. */
  filename?: string;
}

/** One rendition of a video. Sizes are in pixels. */
export interface VideoResolution {
  /** Absolute URL. */
  url: string;
  /** Width of this rendition. */
  width: number;
  /** Height of this rendition. */
  height: number;
  /** For example `mp4`. */
  format: string;
  /** Still image to show before playback. */
  poster?: Image;
}

/** A video reference. See docs/reference/catalog.mdx. */
export interface Video {
  /** ID of the file on the platform. */
  id?: string;
  /** Absolute URL. */
  url?: string;
  /** Name of the original file. */
  filename?: string;
  /** Still images to show before playback. */
  posters?: Image[];
  /** Renditions in several sizes and formats. */
  resolutions?: VideoResolution[];
  /** After this moment the URLs no longer work: read the entity again. */
  urlExpirationDate?: Date;
}
