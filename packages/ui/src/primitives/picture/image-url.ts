import { createContext, useContext } from 'react';

/** A point of an image, relative to its top left corner, 0 to 1 each. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Display size of an image in px, and the point that must not be cropped. */
export interface ImageSize {
  width: number;
  /** Set if the frame's aspect ratio is fixed: the host may crop the image to it. */
  height?: number;
  focus?: FocalPoint;
}

/**
 * Returns the URL of an image in a certain size, for hosts whose image server can scale: `(url, {
 * width }) => `${url}?w=${width}``.
 */
export type ImageUrl = (url: string, size: ImageSize) => string;

/** Provides the host's image server to all images below it: `<ImageUrlProvider value={...}>`. */
export const ImageUrlProvider = createContext<ImageUrl | null>(null);

/** Widths in px in which an image is available. Browsers choose the smallest sufficient one. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/** Pixels of a screen for one px of the page. */
const PIXEL_DENSITIES = [1, 2, 3];

/** Returns the `srcset` of an image up to its own width; undefined if the host cannot scale. */
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

/**
 * Returns the `srcset` of an image with a fixed width of `shown` px: one entry for each density
 * that its size allows.
 */
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
