import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFollowedIndex } from './follow-media.ts';

describe('followPlace', () => {
  it('begins again with another lead', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 1, ['moss', 'room'])).toBe(0);
  });

  it('stays with the picture on show when some come or go', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 2, ['chalk', 'wick'])).toBe(1);
    expect(getFollowedIndex(['chalk', 'room'], 1, ['chalk', 'wick', 'room'])).toBe(2);
  });

  it('stays near when the picture on show is gone', () => {
    expect(getFollowedIndex(['chalk', 'room', 'wick'], 2, ['chalk', 'room'])).toBe(1);
    expect(getFollowedIndex(['chalk'], 0, [])).toBe(0);
  });

  it('keeps the place while the set is the same, and never leaves it', () => {
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
