import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getChangedKeys, isSameValue, mergeValues } from './merge-values.ts';

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.boolean(), fc.array(fc.constantFrom('x')));
const values = fc.record({ title: value, city: value, slug: value, dates: value });

describe('mergeValues', () => {
  it('loses no change: each field has the value of a user who changed it', () => {
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const merged = mergeValues(before, mine, theirs);
        const conflicts = new Set(merged.conflicts.map(({ key }) => key));
        for (const key of ['title', 'city', 'slug', 'dates'] as const) {
          const [iDid, theyDid] = [mine, theirs].map((one) => !isSameValue(before[key], one[key]));
          const result = merged.values[key];
          if (!iDid && !theyDid) expect(result).toEqual(before[key]);
          else if (!theyDid) expect(result).toEqual(mine[key]);
          else if (!iDid) expect([result, merged.taken.includes(key)]).toEqual([theirs[key], true]);
          else expect(conflicts.has(key)).toBe(!isSameValue(mine[key], theirs[key]));
        }
      }),
    );
  });

  it('has the same result for both users who change different fields', () => {
    fc.assert(
      fc.property(values, values, values, (before, { title, city }, { slug, dates }) => {
        const [mine, theirs] = [
          { ...before, title, city },
          { ...before, slug, dates },
        ];
        const merged = mergeValues(before, mine, theirs);
        expect(merged.conflicts).toEqual([]);
        expect(merged.values).toEqual({ title, city, slug, dates });
        expect(mergeValues(before, theirs, mine).values).toEqual(merged.values);
      }),
    );
  });

  it('is empty without another user', () => {
    fc.assert(
      fc.property(values, values, (before, mine) => {
        expect(mergeValues(before, mine, before)).toEqual({
          ...{ values: mine, taken: [], conflicts: [] },
        });
      }),
    );
  });
});

it('getChangedKeys compares lists and records by content', () => {
  const before = { title: 'A', dates: [{ day: '1' }], tags: ['x'] };
  expect(getChangedKeys(before, { title: 'A', dates: [{ day: '1' }], tags: ['y'] })).toEqual([
    'tags',
  ]);
});
