import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countHiddenNames, withName, withoutGuestName } from './guest-names.ts';

describe('guest names', () => {
  it('Q7 keep their positions while one is typed', () => {
    expect(withName(['Ann'], { index: 2, name: 'Cai', count: 3 })).toEqual(['Ann', '', 'Cai']);
    expect(withName(['Ann', 'Ben'], { index: 0, name: 'Ada', count: 1 })).toEqual(['Ada', 'Ben']);
  });

  it('move up when one is removed, which is restored first', () => {
    const names = withoutGuestName(['Ann', 'Ben', 'Cai', 'Dot'], { index: 1, count: 3 });
    expect(names).toEqual(['Ann', 'Cai', 'Ben', 'Dot']);
    expect(countHiddenNames(names, 2)).toBe(2);
    expect(countHiddenNames(['Ann', ' '], 1)).toBe(0);
  });

  it('R34 are never lost', () => {
    const guestPosition = fc.record({ index: fc.nat(9), count: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 })),
        guestPosition,
        (names, { index, count }) => {
          const at = index % count;
          const after = withoutGuestName(names, { index: at, count });
          expect([...after].filter(Boolean).sort()).toEqual([...names].sort());
        },
      ),
    );
  });
});
