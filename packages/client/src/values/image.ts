/** An image reference. Sizes are in pixels. See docs/reference/catalog.mdx. */
export interface Image {
  id?: string;
  url: string;
  width?: number;
  height?: number;
  altText?: string;
  filename?: string;
}

/** One rendition of a video. Sizes are in pixels. */
export interface VideoResolution {
  url: string;
  width: number;
  height: number;
  /** For example `mp4`. */
  format: string;
  poster?: Image;
}

/** A video reference. See docs/reference/catalog.mdx. */
export interface Video {
  id?: string;
  url?: string;
  filename?: string;
  posters?: Image[];
  resolutions?: VideoResolution[];
  /** After this moment the URLs no longer work: read the entity again. */
  urlExpirationDate?: Date;
}
