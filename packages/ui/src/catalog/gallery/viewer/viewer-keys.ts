import type { Direction } from '../../../provider/locale.ts';
import { getGalleryAction } from '../gallery-keys.ts';
import type { Point } from './zoom.ts';

/** Action of a key in the viewer. */
export type ViewerAction =
  | { kind: 'zoom'; direction: 'in' | 'out' | 'whole' }
  | { kind: 'pan'; by: Point }
  | { kind: 'show'; index: number };

/** How far an arrow key moves an enlarged image, in px. */
const STRIDE = 80;

const zooms: Readonly<Record<string, 'in' | 'out' | 'whole'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'whole',
};

// An arrow key moves the view in its direction, so the image moves in the opposite one.
const pans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

/** State of the viewer when a key is pressed. */
export interface ViewerState {
  index: number;
  count: number;
  isEnlarged: boolean;
  direction: Direction;
}

/**
 * Returns the action of a key: `+`, `-` and `0` change the zoom; arrows pan an enlarged image, and
 * move to the next or previous one, in reading direction, if it is unzoomed.
 */
export function getViewerAction(
  key: string,
  { index, count, isEnlarged, direction }: ViewerState,
): ViewerAction | undefined {
  const zoom = Object.hasOwn(zooms, key) && zooms[key];
  if (zoom) return { kind: 'zoom', direction: zoom };
  const by = Object.hasOwn(pans, key) && pans[key];
  if (isEnlarged && by) return { kind: 'pan', by };
  const next = getGalleryAction(key, index, count, direction);
  return next === undefined ? undefined : { kind: 'show', index: next };
}
