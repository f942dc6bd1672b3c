import type { Direction } from '../../provider/locale.ts';

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
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const targets = new Map([
    [onwards, index + 1],
    [backwards, index - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

/** Maps up and down in a column to back and forward in a row. */
export function alongColumn(key: string, direction: Direction): string {
  const [on, back] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'ArrowDown') return on;
  return key === 'ArrowUp' ? back : key;
}
