import type { Direction } from '../../../provider/locale.ts';
import { getGalleryAction } from '../gallery-keys.ts';
import type { Point } from './zoom.ts';

/** What a key does in the viewer. */
export type ViewerAction =
  | { kind: 'zoom'; direction: 'in' | 'out' | 'whole' }
  | { kind: 'pan'; by: Point }
  | { kind: 'show'; index: number };

/** How far an arrow moves an enlarged picture, in px. */
const STRIDE = 80;

const zooms: Readonly<Record<string, 'in' | 'out' | 'whole'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'whole',
};

// An arrow looks further in its direction: the picture goes the other way.
const pans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

/** Where the viewer stands when a key is pressed. */
export interface ViewerState {
  index: number;
  count: number;
  isEnlarged: boolean;
  direction: Direction;
}

/**
 * What a key does: `+`, `-` and `0` change the size; arrows look around an enlarged picture, and go
 * to the next or the former one, in reading direction, where it is whole.
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
