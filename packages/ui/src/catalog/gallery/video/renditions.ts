import type { MediaFile } from '@vitrine/client';

/** One resolution of a video, in all its formats. */
export interface Rendition {
  /** Lines of the video, as in 720p. 0 if unknown. */
  lines: number;
  /** Width in pixels, 0 if unknown. */
  width: number;
  files: readonly MediaFile[];
}

/** The shorter side counts: portrait and landscape videos have the same resolution. */
const getLines = ({ width, height }: MediaFile) => Math.min(width, height);

/**
 * Returns the resolutions of a video from the highest to the lowest. Skips files without a
 * URL, and those of unknown size unless all are.
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
 * Returns the initial resolution: the lowest that fills a frame of the given width, otherwise the
 * highest.
 *
 * @param frameWidth in device pixels, not CSS pixels.
 */
export function pickRendition(
  renditions: readonly Rendition[],
  frameWidth: number,
): Rendition | undefined {
  return renditions.findLast(({ width }) => width >= frameWidth) ?? renditions[0];
}
