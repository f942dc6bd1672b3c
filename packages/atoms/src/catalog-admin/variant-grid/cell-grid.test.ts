import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPaste,
  type CellGrid,
  clearRange,
  copyRange,
  createCellGrid,
  fillCells,
  fillRange,
  fitsGrid,
  getChanges,
  getGridRow,
  getRange,
  moveTo,
  planPaste,
  rebaseGrid,
  redoStep,
  revertCells,
  selectAllCells,
  undoStep,
  writeCells,
} from './cell-grid.ts';
import { createVariantSchema } from './variant-columns.ts';

const schema = createVariantSchema(
  { productOptions: [{ name: 'Size', optionType: 'drop_down', choices: [] }] },
  'de',
);
const names = schema.columns.map(({ id }) => id);
const PRICE = names.indexOf('price');
const COST = names.indexOf('cost');
const SKU = names.indexOf('sku');

const toGrid = (count: number) =>
  createCellGrid(
    Array.from({ length: count }, (_, index) => [
      `v${index}`,
      {
        'option:Size': `${index} cm`,
        ...{ price: String(10 + index), cost: '4.5', weight: '0.2', sku: `S-${index}` },
        ...{ stock: '3', visible: 'true' },
      },
    ]),
  );

const getValues = (grid: CellGrid) => grid.rows.map((rowId) => getGridRow(grid, rowId));
const texts = (grid: CellGrid) => copyRange(selectAllCells(grid, schema), schema);

it('keeps the active cell in the grid', () => {
  const grid = toGrid(3);
  const last = { row: 2, column: names.length - 1 };
  expect(moveTo(grid, schema, { row: 3, column: names.length }).active).toEqual(last);
  expect(moveTo(grid, schema, { row: -1, column: -1 }).active).toEqual({ row: 0, column: 0 });
});

const position = fc.record({ row: fc.nat(3), column: fc.nat(names.length - 1) });
const typed = fc.oneof(
  fc.constantFrom('', '1', '26,5', '1.234,56', '-3', 'n/a', 'TRUE', 'falsch', '1e9', '12.5'),
  fc.string({ maxLength: 5 }),
);
type Operation = (grid: CellGrid) => CellGrid;
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(position, fc.boolean()).map(
    ([at, extend]): Operation =>
      (grid) =>
        moveTo(grid, schema, at, extend),
  ),
  fc.tuple(position, typed).map(
    ([at, text]): Operation =>
      (grid) =>
        writeCells(grid, schema, [{ ...at, value: schema.read(names[at.column] ?? '', text) }]),
  ),
  fc.constant<Operation>((grid) => clearRange(grid, schema)),
  fc.constantFrom('down' as const, 'right' as const).map(
    (direction): Operation =>
      (grid) =>
        fillCells(grid, schema, direction),
  ),
  fc.array(fc.array(typed, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map(
    (table): Operation =>
      (grid) =>
        applyPaste(grid, schema, planPaste(grid, schema, table)),
  ),
  fc.constant<Operation>((grid) => revertCells(grid, schema)),
);

describe('H5 undo and redo', () => {
  it('restore the grid after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20, size: 'max' }), (operations) => {
        const start = toGrid(4);
        const changed = operations.reduce((grid, change) => change(grid), start);
        let grid = changed;
        const steps = grid.past.length;
        for (let step = 0; step < steps; step += 1) grid = undoStep(grid, schema);
        expect(getValues(grid)).toEqual(getValues(start));
        expect(grid.edits.size).toBe(0);
        for (let step = 0; step < steps; step += 1) grid = redoStep(grid, schema);
        expect(getValues(grid)).toEqual(getValues(changed));
        expect(getChanges(grid)).toEqual(getChanges(changed));
      }),
    );
  });

  it('forget what was undone after another change', () => {
    const one = writeCells(toGrid(1), schema, [{ row: 0, column: PRICE, value: '1' }]);
    const other = writeCells(undoStep(one, schema), schema, [
      { row: 0, column: PRICE, value: '2' },
    ]);
    expect(getValues(redoStep(other, schema))[0]?.price).toBe('2');
  });
});

describe('changes', () => {
  it('end when a cell has its saved value again', () => {
    const changed = writeCells(toGrid(2), schema, [{ row: 0, column: PRICE, value: '99' }]);
    expect(getChanges(changed)).toEqual([
      { rowId: 'v0', column: 'price', before: '10', after: '99' },
    ]);
    const back = writeCells(changed, schema, [{ row: 0, column: PRICE, value: '10' }]);
    expect(getChanges(back)).toEqual([]);
  });

  it('never reach a read-only cell', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20, size: 'max' }), (operations) => {
        const start = toGrid(4);
        const grid = operations.reduce((before, change) => change(before), start);
        for (const [index, row] of getValues(grid).entries()) {
          expect(row['option:Size']).toBe(`${index} cm`);
          expect(row.stock).toBe('3');
        }
      }),
    );
  });

  it('leave the other rows as they are, by identity', () => {
    const start = writeCells(toGrid(3), schema, [{ row: 2, column: PRICE, value: '1' }]);
    const next = writeCells(start, schema, [{ row: 0, column: PRICE, value: '1' }]);
    expect(next.edits.get('v2')).toBe(start.edits.get('v2'));
    expect(next.base).toBe(start.base);
  });
});

describe('H4 copy and paste', () => {
  const editable = fc
    .array(fc.tuple(typed, typed), { minLength: 1, maxLength: 4 })
    .map((rows) => rows.map((row) => [...row]));

  it('returns what was pasted, and pasting that again changes nothing', () => {
    fc.assert(
      fc.property(editable, (table) => {
        const start = moveTo(toGrid(4), schema, { row: 0, column: PRICE });
        const plan = planPaste(start, schema, table);
        expect(fitsGrid(plan)).toBe(true);
        const pasted = applyPaste(start, schema, plan);
        const copied = copyRange(pasted, schema);
        for (const [row, cells] of table.entries()) {
          for (const [column, text] of cells.entries()) {
            const value = schema.read(names[PRICE + column] ?? '', text);
            // What can't be read is copied as it was typed; numbers in the form of the locale.
            if (typeof value === 'object') expect(copied[row]?.[column]).toBe(text);
            expect(schema.read(names[PRICE + column] ?? '', copied[row]?.[column] ?? '')).toEqual(
              value,
            );
          }
        }
        const again = applyPaste(pasted, schema, planPaste(pasted, schema, copied));
        expect(getValues(again)).toEqual(getValues(pasted));
        expect(copyRange(again, schema)).toEqual(copied);
      }),
    );
  });

  it('reads and writes numbers of the locale', () => {
    const start = moveTo(toGrid(2), schema, { row: 0, column: PRICE });
    const plan = planPaste(start, schema, [['1.234,56'], ['1,234.56']]);
    const grid = applyPaste(start, schema, plan);
    expect(getValues(grid).map(({ price }) => price)).toEqual(['1234.56', { typed: '1,234.56' }]);
    expect(copyRange(grid, schema)).toEqual([['1234,56'], ['1,234.56']]);
  });

  it('fills the range with one cell', () => {
    const start = moveTo(
      moveTo(toGrid(3), schema, { row: 0, column: PRICE }),
      schema,
      { row: 2, column: COST },
      true,
    );
    const grid = applyPaste(start, schema, planPaste(start, schema, [['7']]));
    expect(copyRange(grid, schema)).toEqual([
      ['7,00', '7,00'],
      ['7,00', '7,00'],
      ['7,00', '7,00'],
    ]);
  });

  it('names rows and columns that do not fit, and fills those that do', () => {
    const start = moveTo(toGrid(2), schema, { row: 1, column: SKU });
    const table = [
      ['A', '5', 'FALSE', 'x'],
      ['B', '3', 'TRUE', 'y'],
    ];
    const plan = planPaste(start, schema, table);
    expect([plan.overflow, plan.readOnly, fitsGrid(plan)]).toEqual([
      { rows: 1, columns: 1 },
      1,
      false,
    ]);
    const [, row] = getValues(applyPaste(start, schema, plan));
    expect([row?.sku, row?.stock, row?.visible]).toEqual(['A', '3', 'false']);
  });

  it('drops nothing when all of the grid is pasted onto itself', () => {
    const all = selectAllCells(toGrid(3), schema);
    const plan = planPaste(all, schema, texts(all));
    expect(fitsGrid(plan)).toBe(true);
    expect(applyPaste(all, schema, plan).edits.size).toBe(0);
  });
});

describe('H4 fill', () => {
  const range = (top: number, bottom: number) => (grid: CellGrid) =>
    moveTo(
      moveTo(grid, schema, { row: top, column: PRICE }),
      schema,
      { row: bottom, column: PRICE },
      true,
    );
  const prices = (grid: CellGrid) => getValues(grid).map(({ price }) => price);

  it('copies the first row down', () => {
    expect(prices(fillCells(range(0, 2)(toGrid(4)), schema, 'down'))).toEqual([
      '10',
      '10',
      '10',
      '13',
    ]);
  });

  it('takes the row above for a single row', () => {
    expect(prices(fillCells(range(2, 2)(toGrid(4)), schema, 'down'))).toEqual([
      '10',
      '11',
      '11',
      '13',
    ]);
    expect(prices(fillCells(range(0, 0)(toGrid(4)), schema, 'down'))).toEqual(prices(toGrid(4)));
  });

  it('copies the first column to the right', () => {
    const start = moveTo(
      moveTo(toGrid(1), schema, { row: 0, column: PRICE }),
      schema,
      { row: 0, column: COST },
      true,
    );
    expect(getValues(fillCells(start, schema, 'right'))[0]?.cost).toBe('10');
  });

  it('repeats a pattern, also upwards', () => {
    const start = range(2, 3)(toGrid(6));
    const source = getRange(start);
    const down = fillRange(start, schema, source, { ...source, bottom: 5 });
    expect(prices(down)).toEqual(['10', '11', '12', '13', '12', '13']);
    const up = fillRange(start, schema, source, { ...source, top: 0 });
    expect(prices(up)).toEqual(['12', '13', '12', '13', '14', '15']);
  });
});

describe('rebaseGrid', () => {
  const withPrice = (price: string) =>
    toGrid(2).rows.map((id) => [id, { ...getGridRow(toGrid(2), id), price }] as const);

  it('takes what others have changed, and keeps own changes', () => {
    const edited = writeCells(toGrid(2), schema, [{ row: 0, column: COST, value: '5' }]);
    const { grid, conflicts } = rebaseGrid(edited, withPrice('20'));
    expect(getValues(grid)).toMatchObject([
      { price: '20', cost: '5' },
      { price: '20', cost: '4.5' },
    ]);
    expect(conflicts).toEqual([]);
  });

  it('names cells that both have changed, unless to the same value', () => {
    const edited = writeCells(toGrid(2), schema, [
      { row: 0, column: PRICE, value: '20' },
      { row: 1, column: PRICE, value: '21' },
    ]);
    const { grid, conflicts } = rebaseGrid(edited, withPrice('20'));
    expect(conflicts).toEqual([{ rowId: 'v1', column: 'price', mine: '21', theirs: '20' }]);
    expect(getChanges(grid)).toEqual([{ rowId: 'v1', column: 'price', before: '20', after: '21' }]);
  });
});
