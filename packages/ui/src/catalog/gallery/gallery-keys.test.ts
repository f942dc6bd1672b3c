import { describe, expect, it } from 'vitest';
import { galleryKey } from './gallery-keys.ts';

describe('galleryKey', () => {
  it('goes on and back in reading direction', () => {
    expect(galleryKey('ArrowRight', 1, 4, 'ltr')).toBe(2);
    expect(galleryKey('ArrowRight', 1, 4, 'rtl')).toBe(0);
    expect(galleryKey('ArrowLeft', 1, 4, 'rtl')).toBe(2);
  });

  it('goes to the ends and stays there', () => {
    expect(galleryKey('End', 0, 4, 'ltr')).toBe(3);
    expect(galleryKey('ArrowRight', 3, 4, 'ltr')).toBe(3);
    expect(galleryKey('Home', 3, 4, 'ltr')).toBe(0);
    expect(galleryKey('ArrowLeft', 0, 4, 'ltr')).toBe(0);
  });

  it('leaves all other keys to the page', () => {
    expect(galleryKey('ArrowDown', 0, 4, 'ltr')).toBeUndefined();
    expect(galleryKey('Tab', 0, 4, 'ltr')).toBeUndefined();
  });
});
