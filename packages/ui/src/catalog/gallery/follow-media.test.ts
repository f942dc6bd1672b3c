import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFollowedIndex } from './follow-media.ts';

describe('getFollowedIndex', () => {
  it('starts over with a different first item', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 1, ['moss', 'room'])).toBe(0);
  });

  it('keeps the current image when others are added or removed', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 2, ['chalk', 'wick'])).toBe(1);
    expect(getFollowedIndex(['chalk', 'room'], 1, ['chalk', 'wick', 'room'])).toBe(2);
  });

  it('stays nearby when the current image is removed', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 2, ['chalk', 'room'])).toBe(1);
    expect(getFollowedIndex(['chalk'], 0, [])).toBe(0);
  });

  it('keeps the index for the same set, and never leaves its range', () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(ids, ids, fc.nat(), (before, after, at) => {
        const index = at % before.length;
        expect(getFollowedIndex(before, index, before)).toBe(index);
        expect(after[getFollowedIndex(before, index, after)]).toBeDefined();
      }),
    );
  });
});
