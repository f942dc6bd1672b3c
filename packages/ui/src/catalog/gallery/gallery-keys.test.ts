import { describe, expect, it } from 'vitest';
import { alongColumn, getGalleryAction } from './gallery-keys.ts';

describe('getGalleryAction', () => {
  it('moves forward and back in reading direction', () => {
    expect(getGalleryAction('ArrowRight', 1, 4, 'ltr')).toBe(2);
    expect(getGalleryAction('ArrowRight', 1, 4, 'rtl')).toBe(0);
    expect(getGalleryAction('ArrowLeft', 1, 4, 'rtl')).toBe(2);
  });

  it('moves to the ends and stays there', () => {
    expect(getGalleryAction('End', 0, 4, 'ltr')).toBe(3);
    expect(getGalleryAction('ArrowRight', 3, 4, 'ltr')).toBe(3);
    expect(getGalleryAction('Home', 3, 4, 'ltr')).toBe(0);
    expect(getGalleryAction('ArrowLeft', 0, 4, 'ltr')).toBe(0);
  });

  it('ignores all other keys', () => {
    expect(getGalleryAction('ArrowDown', 0, 4, 'ltr')).toBeUndefined();
    expect(getGalleryAction('Tab', 0, 4, 'ltr')).toBeUndefined();
  });
});

describe('alongColumn', () => {
  it('moves down to the next image and up to the one before, in both directions', () => {
    const move = (key: string, direction: 'ltr' | 'rtl') =>
      getGalleryAction(alongColumn(key, direction), 1, 4, direction);
    expect(move('ArrowDown', 'ltr')).toBe(2);
    expect(move('ArrowUp', 'ltr')).toBe(0);
    expect(move('ArrowDown', 'rtl')).toBe(2);
    expect(move('ArrowUp', 'rtl')).toBe(0);
  });

  it('keeps all other keys', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab']) {
      expect(alongColumn(key, 'ltr')).toBe(key);
    }
  });
});
