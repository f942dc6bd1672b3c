import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { createRowSelection, type RowSelectionChange } from './row-selection.ts';

interface Row {
  id: string;
  status?: string;
}

const rows: readonly Row[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const [a, b, , d] = rows as [Row, Row, Row, Row];

function select(...changes: RowSelectionChange<Row>[]) {
  const store = createStore();
  const selectionAtom = createRowSelection<Row>(({ id }) => id);
  for (const change of changes) store.set(selectionAtom, change);
  const { items, ...rest } = store.get(selectionAtom);
  return { ids: [...items.keys()].join(''), rows: [...items.values()], ...rest };
}

describe('H9 createRowSelection', () => {
  it('selects and deselects a row', () => {
    expect(select({ toggle: b }).ids).toBe('b');
    expect(select({ toggle: b }, { toggle: d }, { toggle: b }).ids).toBe('d');
  });

  it('extends from the last row to this one, in both directions', () => {
    expect(select({ toggle: b }, { toggle: d, rows }).ids).toBe('bcd');
    expect(select({ toggle: d }, { toggle: a, rows }).ids).toBe('dabc');
  });

  it('selects only the row where the last one is not visible', () => {
    expect(select({ toggle: a }, { toggle: d, rows: rows.slice(2) }).ids).toBe('ad');
    expect(select({ toggle: d, rows }).ids).toBe('d');
  });

  it('keeps the rows of other pages when a page is selected or deselected', () => {
    const page = rows.slice(2);
    expect(select({ toggle: a }, { rows: page, on: true }).ids).toBe('acde');
    expect(select({ toggle: a }, { rows: page, on: true }, { rows: page, on: false }).ids).toBe(
      'a',
    );
  });

  it('knows when all matching rows were read, until a row changes by hand', () => {
    const all = { all: rows, at: 1_000 };
    expect(select({ toggle: { id: 'z' } }, all)).toMatchObject({ ids: 'abcde', completeAt: 1_000 });
    expect(select(all, { toggle: a })).not.toHaveProperty('completeAt');
    expect(select(all, { update: [{ id: 'a', status: 'PAID' }] }).completeAt).toBe(1_000);
  });

  it('takes newer data of selected rows only, and drops rows that no longer exist', () => {
    const paid = { id: 'a', status: 'PAID' };
    const updated = select({ toggle: a }, { update: [paid, { id: 'b', status: 'PAID' }] });
    expect(updated.rows).toEqual([paid]);
    expect(select({ toggle: a }, { toggle: b }, { remove: [a] }).ids).toBe('b');
    expect(select({ toggle: a }, 'clear').ids).toBe('');
  });
});
