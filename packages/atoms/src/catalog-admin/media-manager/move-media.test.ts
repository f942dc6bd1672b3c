import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveMedia } from './move-media.ts';

const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 12 });

describe('H12 moveMedia', () => {
  it('moves several together, in their own order, and loses none', () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.boolean()), fc.integer(), (ids, flags, to) => {
        const moved = ids.filter(() => flags.next().value);
        const result = moveMedia(ids, moved.toReversed(), to);
        expect([...result].sort()).toEqual([...ids].sort());
        const others = ids.filter((id) => !moved.includes(id));
        expect(result.filter((id) => !moved.includes(id))).toEqual(others);
        const start = Math.max(0, Math.min(to, others.length));
        expect(result.slice(start, start + moved.length)).toEqual(moved);
      }),
    );
  });

  it('has the same result when it is repeated', () => {
    fc.assert(
      fc.property(lists, fc.nat(12), fc.nat(12), (ids, index, to) => {
        const moved = ids.slice(index, index + 2);
        const once = moveMedia(ids, moved, to);
        expect(moveMedia(once, moved, to)).toEqual(once);
      }),
    );
  });

  it('knows both ends', () => {
    expect(moveMedia(['a', 'b', 'c'], ['b'], 'first')).toEqual(['b', 'a', 'c']);
    expect(moveMedia(['a', 'b', 'c'], ['a', 'x'], 'last')).toEqual(['b', 'c', 'a']);
  });
});
