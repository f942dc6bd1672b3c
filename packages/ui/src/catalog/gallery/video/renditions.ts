import type { MediaFile } from '@vitrine/client';

/** One resolution of a film, in each format that it comes in. */
export interface Rendition {
  /** Lines of the picture; what people call 720p. 0 where it is not known. */
  lines: number;
  /** Width in pixels, 0 where it is not known. */
  width: number;
  files: readonly MediaFile[];
}

/** The shorter side counts: a film that stands upright has the resolution of one that lies. */
const getLines = ({ width, height }: MediaFile) => Math.min(width, height);

/**
 * The resolutions of a film from the finest to the coarsest. A file without an address is none, and
 * one whose size is not known counts only where all are like that.
 */
export function getRenditions(files: readonly MediaFile[]): Rendition[] {
  const there = files.filter(({ url }) => url);
  const known = there.filter((file) => getLines(file) > 0);
  const groups = new Map<number, MediaFile[]>();
  for (const file of known.length > 0 ? known : there) {
    groups.set(getLines(file), [...(groups.get(getLines(file)) ?? []), file]);
  }
  return [...groups]
    .map(([lines, same]) => ({
      lines,
      width: Math.max(...same.map(({ width }) => width)),
      files: same,
    }))
    .sort((one, other) => other.lines - one.lines);
}

/**
 * The resolution to begin with: the coarsest that fills a frame of so many pixels, else the finest.
 *
 * @param frameWidth in pixels of the screen, not of the page.
 */
export function pickRendition(
  renditions: readonly Rendition[],
  frameWidth: number,
): Rendition | undefined {
  return renditions.findLast(({ width }) => width >= frameWidth) ?? renditions[0];
}
