import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRowsFor, layoutRows } from './grid-rows.ts';

const list = fc.record({
  count: fc.integer({ min: 0, max: 300 }),
  columns: fc.integer({ min: 1, max: 4 }),
  wide: fc.array(fc.integer({ min: 0, max: 299 }), { maxLength: 12, size: 'max' }),
});

describe('layoutRows', () => {
  it('puts each item in one row, in order, without exceeding the columns', () => {
    fc.assert(
      fc.property(list, ({ count, columns, wide }) => {
        const features = new Set(wide);
        const rows = layoutRows(count, features, columns);
        expect(rows.flat()).toEqual(Array.from({ length: count }, (_, index) => index));
        for (const row of rows) {
          const usedColumns = row.reduce(
            (total, index) => total + (features.has(index) ? 2 : 1),
            0,
          );
          expect(usedColumns).toBeLessThanOrEqual(Math.max(columns, 2));
        }
      }),
    );
  });

  it('fills every row but the last without wide tiles', () => {
    const rows = layoutRows(10_000, new Set(), 4);
    expect(rows).toHaveLength(2500);
    expect(rows.every((row) => row.length === 4)).toBe(true);
  });
});

describe('countRowsFor', () => {
  it('counts whole rows', () => {
    const rows = layoutRows(40, new Set([4]), 4);
    expect([0, 4, 5, 12, 400].map((itemCount) => countRowsFor(rows, itemCount))).toEqual([
      1, 1, 2, 4, 11,
    ]);
    expect(countRowsFor([], 12)).toBe(0);
  });
});
