import { createContext, useContext } from 'react';

/** A point of a picture, from its top left corner, 0 to 1 each. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** How large a picture is shown, in px, and what of it must not be cut away. */
export interface ImageSize {
  width: number;
  /** Where the frame's ratio is known: the host may cut the picture to it. */
  height?: number;
  focus?: FocalPoint;
}

/**
 * Says where a picture of a certain size is, for hosts whose image server can scale:
 * `(url, { width }) => `${url}?w=${width}``.
 */
export type ImageUrl = (url: string, size: ImageSize) => string;

/** Hands the host's image server to all pictures below it: `<ImageUrlProvider value={...}>`. */
export const ImageUrlProvider = createContext<ImageUrl | null>(null);

/** Widths in px at which a picture is offered; a browser takes the nearest that is enough. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/** Pixels of a screen for one px of the page. */
const PIXEL_DENSITIES = [1, 2, 3];

/** The `srcset` of a picture up to its own width, or none where the host cannot scale. */
export function getSrcSet(
  url: string,
  width: number | undefined,
  imageUrl: ImageUrl | null,
  toSize: (width: number) => ImageSize = (one) => ({ width: one }),
): string | undefined {
  if (!imageUrl) return undefined;
  const smaller = WIDTHS.filter((one) => width === undefined || one < width);
  const widths = width === undefined ? smaller : [...smaller, width];
  return widths.map((one) => `${imageUrl(url, toSize(one))} ${one}w`).join(', ');
}

/** The `srcset` of a picture that is always `shown` px wide: one for each density it is enough for. */
export function getDensities(
  url: string,
  shown: number,
  width: number | undefined,
  imageUrl: ImageUrl | null,
  toSize: (width: number) => ImageSize = (one) => ({ width: one }),
): string | undefined {
  if (!imageUrl) return undefined;
  const enough = PIXEL_DENSITIES.filter((one) => one === 1 || !width || one * shown <= width);
  return enough.map((one) => `${imageUrl(url, toSize(one * shown))} ${one}x`).join(', ');
}

export const useImageUrl = (): ImageUrl | null => useContext(ImageUrlProvider);
