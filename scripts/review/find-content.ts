import { PNG } from 'pngjs';
import type { Box } from './report.ts';

/** Pixels around the content, so that its edges are visible. */
const MARGIN = 16;

/**
 * Finds the part of the screenshots of a story that has something in it: a button on a wide canvas is a
 * small part of it. Edges are empty if they have the color of the first pixel of the first screenshot.
 *
 * @returns nothing if a screenshot has only one color.
 */
export function findContent(pictures: readonly Buffer[]): Box | undefined {
  const images = pictures.map((picture) => PNG.sync.read(picture));
  const ground = images[0]?.data.readUInt32BE(0);
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = -1;
  let bottom = -1;
  for (const { width, height, data } of images) {
    for (let index = 0; index < width * height; index += 1) {
      if (data.readUInt32BE(index * 4) === ground) continue;
      const x = index % width;
      const y = Math.floor(index / width);
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (right < 0) return undefined;
  const x = Math.max(0, left - MARGIN);
  const y = Math.max(0, top - MARGIN);
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  return {
    ...{ x, y },
    width: Math.min(width, right + 1 + MARGIN) - x,
    height: Math.min(height, bottom + 1 + MARGIN) - y,
  };
}
