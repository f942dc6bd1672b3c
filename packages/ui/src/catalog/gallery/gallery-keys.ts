import type { Direction } from '../../provider/locale.ts';

/** The arrow keys forward and back in reading direction. */
const getArrowKeys = (direction: Direction): readonly [string, string] =>
  direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

/**
 * Returns the target of a key in a row of `count` images: arrows move forward or back in reading
 * direction, Home and End to the ends. Stays at the ends; undefined for other keys.
 */
export function getGalleryAction(
  key: string,
  index: number,
  count: number,
  direction: Direction,
): number | undefined {
  const [forward, back] = getArrowKeys(direction);
  const targets = new Map([
    [forward, index + 1],
    [back, index - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

/** Maps up and down in a column to back and forward in a row. */
export function alongColumn(key: string, direction: Direction): string {
  const [forward, back] = getArrowKeys(direction);
  if (key === 'ArrowDown') return forward;
  return key === 'ArrowUp' ? back : key;
}
