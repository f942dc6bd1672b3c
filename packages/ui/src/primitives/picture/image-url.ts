import { createContext, useContext } from 'react';

/**
 * Says where a picture of a certain width is, for hosts whose image server can scale:
 * `(url, { width }) => `${url}?w=${width}``.
 */
export type ImageUrl = (url: string, size: { width: number }) => string;

/** Hands the host's image server to all pictures below it: `<ImageUrlProvider value={...}>`. */
export const ImageUrlProvider = createContext<ImageUrl | null>(null);

/** Widths in px at which a picture is offered; a browser takes the nearest that is enough. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/** The `srcset` of a picture up to its own width, or none where the host cannot scale. */
export function srcSetOf(
  url: string,
  width: number | undefined,
  imageUrl: ImageUrl | null,
): string | undefined {
  if (!imageUrl) return undefined;
  const smaller = WIDTHS.filter((one) => width === undefined || one < width);
  const widths = width === undefined ? smaller : [...smaller, width];
  return widths.map((one) => `${imageUrl(url, { width: one })} ${one}w`).join(', ');
}

export const useImageUrl = (): ImageUrl | null => useContext(ImageUrlProvider);
