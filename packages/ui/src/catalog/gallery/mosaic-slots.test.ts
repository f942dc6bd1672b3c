import { describe, expect, it } from 'vitest';
import { getMosaicSlots } from './mosaic-slots.ts';

describe('getMosaicSlots', () => {
  it('starts with one item, then alternates two and one', () => {
    expect(getMosaicSlots(4)).toEqual(['main', 'pair', 'pair', 'wide']);
    expect(getMosaicSlots(7)).toEqual(['main', 'pair', 'pair', 'wide', 'pair', 'pair', 'wide']);
  });

  it('leaves no gap for any number of items', () => {
    for (let count = 0; count <= 24; count += 1) {
      const pairs = getMosaicSlots(count).filter((slot) => slot === 'pair').length;
      expect(pairs % 2, `${count} pictures`).toBe(0);
    }
  });
});
