'use client';

import { createContext, useContext } from 'react';

/** A point of an image, relative to its top left corner, 0 to 1 each. */
export interface FocalPoint {
  /** Share of the width, from the left edge. */
  x: number;
  /** Share of the height, from the top edge. */
  y: number;
}

/** Display size of an image in px, and the point that must not be cropped. */
export interface ImageSize {
  /** Width of the file to load. */
  width: number;
  /** Set if the frame's aspect ratio is fixed: the host may crop the image to it. */
  height?: number;
  /** Missing if the image has none: then its center stays. */
  focus?: FocalPoint;
}

/**
 * Returns the URL of an image in a certain size; the same URL if its server can't scale it.
 *
 * @example
 * // An image server with the width in the path.
 * const imageUrl: ImageUrl = (url, { width }) =>
 *   `https://images.example.com/width=${width}/${url}`;
 */
export type ImageUrl = (url: string, size: ImageSize) => string;

/** Images of the platform's media host, by the names that it gives them; `~` may be encoded. */
const MEDIA_URL =
  /^https:\/\/[^/?#@:]+\/media\/((?:\w+(?:~|%7E)mv2\w*|[0-9a-f]{32})\.(?:jpe?g|png|webp))$/i;

/** A height that limits no image, relative to its width. */
const UNLIMITED_HEIGHT = 4;

/**
 * Scales images of the platform's media host, which it recognizes by the shape of their URLs. An
 * image with a height is cropped to it, around its focal point. All other URLs stay the same: other
 * hosts, images that are scaled already, vector images and animations. Images use it unless an
 * `ImageUrlProvider` provides another function.
 */
export const platformImageUrl: ImageUrl = (url, { width, height, focus }) => {
  const file = MEDIA_URL.exec(url)?.[1];
  if (!file) return url;
  const crop = focus ? `fp_${focus.x.toFixed(2)}_${focus.y.toFixed(2)}` : 'al_c';
  const transform = height
    ? `fill/w_${width},h_${height},${crop},q_85,enc_auto`
    : `fit/w_${width},h_${width * UNLIMITED_HEIGHT},q_85,enc_auto`;
  return `${url}/v1/${transform}/${file}`;
};

/** How an image server takes the size of an image. */
export interface QueryImageUrlOptions {
  /** Name of the parameter for the width in px. */
  width: string;
  /** Name of the parameter for the height in px; without it, images are not cropped. */
  height?: string;
  /** Parameters for the focal point of a cropped image. */
  focus?: (point: FocalPoint) => Record<string, string>;
  /** Parameters of each image, such as the format. */
  parameters?: Record<string, string>;
  /** Origins of the images that the server scales. By default those of all absolute and relative URLs. */
  origins?: readonly string[];
}

/**
 * Creates an `ImageUrl` for servers that take the size as query parameters, as most image CDNs do.
 * Parameters that a URL already has are kept, except for those that are set here.
 *
 * @example
 * const imageUrl = createQueryImageUrl({
 *   width: 'w',
 *   height: 'h',
 *   focus: ({ x, y }) => ({ crop: 'focalpoint', 'fp-x': String(x), 'fp-y': String(y) }),
 *   parameters: { auto: 'format', fit: 'crop' },
 *   origins: ['https://example.imgix.net'],
 * });
 * const page = <ImageUrlProvider value={imageUrl}>{children}</ImageUrlProvider>;
 */
export function createQueryImageUrl(options: QueryImageUrlOptions): ImageUrl {
  return (url, { width, height, focus }) => {
    const isServed =
      !options.origins || (URL.canParse(url) && options.origins.includes(new URL(url).origin));
    if (!isServed || /^(?:data|blob):/i.test(url)) return url;
    const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
    const parameters = new URLSearchParams(query);
    const size = {
      ...options.parameters,
      [options.width]: String(width),
      ...(options.height && height && { [options.height]: String(height) }),
      ...(options.height && height && focus && options.focus?.(focus)),
    };
    for (const [name, value] of Object.entries(size)) parameters.set(name, value);
    return `${path}?${parameters}${hash}`;
  };
}

/**
 * Provides the function that scales all images below it: `<ImageUrlProvider value={...}>`. The
 * default is `platformImageUrl`; `null` shows images as they are.
 */
export const ImageUrlProvider = createContext<ImageUrl | null>(platformImageUrl);

/** Widths in px in which an image is available. Browsers choose the smallest sufficient one. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/** Pixels of a screen for one px of the page. */
const PIXEL_DENSITIES = [1, 2, 3];

type ToSize = (width: number) => ImageSize;

const toWidth: ToSize = (width) => ({ width });

/** Whether a function scales an image: the URLs of all its sizes differ from its own. */
export const canScale = (url: string, imageUrl: ImageUrl | null): imageUrl is ImageUrl =>
  imageUrl !== null && imageUrl(url, { width: 1 }) !== url;

/** Returns the `srcset` of an image up to its own width; undefined if it can't be scaled. */
export function getSrcSet(
  url: string,
  width: number | undefined,
  imageUrl: ImageUrl | null,
  toSize: ToSize = toWidth,
): string | undefined {
  if (!canScale(url, imageUrl)) return undefined;
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
  toSize: ToSize = toWidth,
): string | undefined {
  if (!canScale(url, imageUrl)) return undefined;
  const enough = PIXEL_DENSITIES.filter((one) => one === 1 || !width || one * shown <= width);
  return enough.map((one) => `${imageUrl(url, toSize(one * shown))} ${one}x`).join(', ');
}

export const useImageUrl = (): ImageUrl | null => useContext(ImageUrlProvider);
