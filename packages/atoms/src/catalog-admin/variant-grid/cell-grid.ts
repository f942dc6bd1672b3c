/** A text that its column can't read. It stays in the cell, as it was typed. */
export interface InvalidCell {
  /** The text as it was typed or pasted. */
  typed: string;
}

/** The value of a cell: its canonical text, or a text that the column can't read. */
export type CellValue = string | InvalidCell;

/** Values by the IDs of the columns. */
export type CellRow = Readonly<Record<string, CellValue>>;

/** The columns of a grid, and how their texts are read and written. */
export interface GridSchema {
  /** In the order of the grid. */
  columns: readonly { id: string; isEditable: boolean }[];
  /** Reads what was typed or pasted. */
  read: (column: string, text: string) => CellValue;
  /** Returns the text of a cell as it is shown and copied. */
  toText: (column: string, row: CellRow, rowId: string) => string;
}

/** A cell by its indexes. */
export interface CellPosition {
  /** From 0. */
  row: number;
  /** From 0. */
  column: number;
}

/** Cells between two corners, both included. */
export interface CellRange {
  /** Index of the first row, from 0. */
  top: number;
  /** Index of the last row. */
  bottom: number;
  /** Index of the first column, from 0. */
  start: number;
  /** Index of the last column. */
  end: number;
}

/** A new value of one cell. */
export interface CellWrite extends CellPosition {
  /** What the cell should have. */
  value: CellValue;
}

/** One change of a cell. */
export interface CellChange {
  /** ID of the row. */
  rowId: string;
  /** ID of the column. */
  column: string;
  /** The value before the change. */
  before: CellValue;
  /** The value after the change. */
  after: CellValue;
}

/** The state of a grid: pure data, which every operation copies. */
export interface CellGrid {
  rows: readonly string[];
  /** The values as they are saved, by the ID of the row. */
  base: ReadonlyMap<string, CellRow>;
  /** Values that differ from those, by the ID of the row. Rows without changes are missing. */
  edits: ReadonlyMap<string, CellRow>;
  /** The cell with the focus. */
  active: CellPosition;
  /** The opposite corner of the range. */
  anchor: CellPosition;
  past: readonly (readonly CellChange[])[];
  future: readonly (readonly CellChange[])[];
}

/** Steps that can be undone. */
const MAX_STEPS = 200;

const origin: CellPosition = { row: 0, column: 0 };

/** Creates a grid without changes. */
export const createCellGrid = (rows: readonly (readonly [id: string, CellRow])[]): CellGrid => ({
  rows: rows.map(([id]) => id),
  base: new Map(rows),
  edits: new Map(),
  active: origin,
  anchor: origin,
  past: [],
  future: [],
});

/** Whether two values are equal. */
export const isSameCell = (one: CellValue | undefined, other: CellValue | undefined): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one.typed === other.typed);

/** Returns the values of a row, with its changes. */
export function getGridRow({ base, edits }: CellGrid, rowId: string): CellRow {
  const saved = base.get(rowId) ?? {};
  const changed = edits.get(rowId);
  return changed ? { ...saved, ...changed } : saved;
}

/** The selected cells. */
export const getRange = ({ active, anchor }: CellGrid): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  start: Math.min(active.column, anchor.column),
  end: Math.max(active.column, anchor.column),
});

const toIndexes = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Sets values without a step to undo. Rows that do not change keep their identity. */
function withValues(
  grid: CellGrid,
  values: readonly { rowId: string; column: string; value: CellValue }[],
): CellGrid {
  const edits = new Map(grid.edits);
  for (const { rowId, column, value } of values) {
    const { [column]: _own, ...others } = edits.get(rowId) ?? {};
    const row = isSameCell(grid.base.get(rowId)?.[column], value)
      ? others
      : { ...others, [column]: value };
    if (Object.keys(row).length > 0) edits.set(rowId, row);
    else edits.delete(rowId);
  }
  return { ...grid, edits };
}

/** Changes cells as one step to undo. Read-only cells and equal values are left out. */
export function writeCells(
  grid: CellGrid,
  schema: GridSchema,
  writes: readonly CellWrite[],
): CellGrid {
  const step = writes.flatMap(({ row, column: index, value }): CellChange[] => {
    const rowId = grid.rows[row];
    const column = schema.columns[index];
    if (rowId === undefined || !column?.isEditable) return [];
    const before = getGridRow(grid, rowId)[column.id] ?? '';
    return isSameCell(before, value) ? [] : [{ rowId, column: column.id, before, after: value }];
  });
  if (step.length === 0) return grid;
  const values = step.map(({ rowId, column, after }) => ({ rowId, column, value: after }));
  return {
    ...withValues(grid, values),
    past: [...grid.past, step].slice(-MAX_STEPS),
    future: [],
  };
}

/** Moves to the cells of a step, so that the user sees what has changed. */
function showStep(grid: CellGrid, schema: GridSchema, step: readonly CellChange[]): CellGrid {
  const positions = step.map(({ rowId, column }) => ({
    row: grid.rows.indexOf(rowId),
    column: schema.columns.findIndex(({ id }) => id === column),
  }));
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || first.row < 0 || last.row < 0) return grid;
  return { ...grid, anchor: first, active: last };
}

/** Undoes the newest step. */
export function undoStep(grid: CellGrid, schema: GridSchema): CellGrid {
  const step = grid.past.at(-1);
  if (!step) return grid;
  const values = step.map(({ rowId, column, before }) => ({ rowId, column, value: before }));
  return showStep(
    {
      ...withValues(grid, values.toReversed()),
      past: grid.past.slice(0, -1),
      future: [...grid.future, step],
    },
    schema,
    step,
  );
}

/** Repeats the step that was undone last. */
export function redoStep(grid: CellGrid, schema: GridSchema): CellGrid {
  const step = grid.future.at(-1);
  if (!step) return grid;
  const values = step.map(({ rowId, column, after }) => ({ rowId, column, value: after }));
  return showStep(
    {
      ...withValues(grid, values),
      past: [...grid.past, step],
      future: grid.future.slice(0, -1),
    },
    schema,
    step,
  );
}

/** Reverts cells to their saved values, as one step. Without keys, all of them. */
export function revertCells(
  grid: CellGrid,
  schema: GridSchema,
  only?: readonly { rowId: string; column: string }[],
): CellGrid {
  const changed = only ?? getChanges(grid).map(({ rowId, column }) => ({ rowId, column }));
  return writeCells(
    grid,
    schema,
    changed.map(({ rowId, column }) => ({
      row: grid.rows.indexOf(rowId),
      column: schema.columns.findIndex(({ id }) => id === column),
      value: grid.base.get(rowId)?.[column] ?? '',
    })),
  );
}

/** All cells that differ from their saved values, in the order of the rows. */
export const getChanges = ({ rows, base, edits }: CellGrid): readonly CellChange[] =>
  rows.flatMap((rowId) =>
    Object.entries(edits.get(rowId) ?? {}).map(([column, after]) => ({
      rowId,
      column,
      before: base.get(rowId)?.[column] ?? '',
      after,
    })),
  );

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** Moves the active cell to a position; with `extend`, the range grows to it. */
export function moveTo(
  grid: CellGrid,
  schema: GridSchema,
  position: CellPosition,
  extend = false,
): CellGrid {
  const active = {
    row: clamp(position.row, grid.rows.length - 1),
    column: clamp(position.column, schema.columns.length - 1),
  };
  return { ...grid, active, anchor: extend ? grid.anchor : active };
}

/** Selects all cells; the active cell is the first one. */
export const selectAllCells = (grid: CellGrid, schema: GridSchema): CellGrid => ({
  ...grid,
  active: origin,
  anchor: { row: grid.rows.length - 1, column: schema.columns.length - 1 },
});

/** Returns the texts of the selected cells, as they are copied. */
export function copyRange(grid: CellGrid, schema: GridSchema, range = getRange(grid)): string[][] {
  return toIndexes(range.top, range.bottom).map((rowIndex) => {
    const rowId = grid.rows[rowIndex] ?? '';
    const row = getGridRow(grid, rowId);
    return toIndexes(range.start, range.end).map((index) =>
      schema.toText(schema.columns[index]?.id ?? '', row, rowId),
    );
  });
}

/** Empties the selected cells. */
export function clearRange(grid: CellGrid, schema: GridSchema): CellGrid {
  const range = getRange(grid);
  return writeCells(
    grid,
    schema,
    toIndexes(range.top, range.bottom).flatMap((row) =>
      toIndexes(range.start, range.end).map((column) => ({
        ...{ row, column },
        value: schema.read(schema.columns[column]?.id ?? '', ''),
      })),
    ),
  );
}

/** What a paste would do. */
export interface PastePlan {
  /** The cells to change, without those that can't be edited. */
  writes: readonly CellWrite[];
  /** The pasted texts. */
  table: readonly (readonly string[])[];
  /** The cells that it covers. */
  range: CellRange;
  /** Size of the pasted table. */
  size: { rows: number; columns: number };
  /** Rows and columns of the table that lie outside of the grid. */
  overflow: { rows: number; columns: number };
  /** Number of cells in columns that can't be edited, and that have another text. */
  readOnly: number;
}

/**
 * Plans a paste at the range: one cell fills the range, a table whose multiple the range is repeats,
 * and any other table begins at the first cell of the range.
 */
export function planPaste(
  grid: CellGrid,
  schema: GridSchema,
  table: readonly (readonly string[])[],
): PastePlan {
  const { top, bottom, start, end } = getRange(grid);
  const size = { rows: table.length, columns: table[0]?.length ?? 0 };
  const selected = { rows: bottom - top + 1, columns: end - start + 1 };
  const isMultiple = selected.rows % size.rows === 0 && selected.columns % size.columns === 0;
  const covered = isMultiple ? selected : size;
  const fitting = {
    rows: Math.min(covered.rows, grid.rows.length - top),
    columns: Math.min(covered.columns, schema.columns.length - start),
  };
  const range = {
    ...{ top, start },
    bottom: top + fitting.rows - 1,
    end: start + fitting.columns - 1,
  };
  let readOnly = 0;
  const writes = toIndexes(range.top, range.bottom).flatMap((row) =>
    toIndexes(range.start, range.end).flatMap((column): CellWrite[] => {
      const text = table[(row - top) % size.rows]?.[(column - start) % size.columns] ?? '';
      const { id = '', isEditable = false } = schema.columns[column] ?? {};
      if (isEditable) return [{ row, column, value: schema.read(id, text) }];
      const rowId = grid.rows[row] ?? '';
      const shown = schema.toText(id, getGridRow(grid, rowId), rowId);
      if (text.trim() !== shown.trim()) readOnly += 1;
      return [];
    }),
  );
  return {
    ...{ writes, table, range, size, readOnly },
    overflow: {
      rows: covered.rows - fitting.rows,
      columns: covered.columns - fitting.columns,
    },
  };
}

/** Whether a paste drops nothing. */
export const fitsGrid = ({ overflow, readOnly }: PastePlan): boolean =>
  overflow.rows === 0 && overflow.columns === 0 && readOnly === 0;

/** Writes the cells of a plan, and selects them. */
export function applyPaste(grid: CellGrid, schema: GridSchema, plan: PastePlan): CellGrid {
  const { top, bottom, start, end } = plan.range;
  return {
    ...writeCells(grid, schema, plan.writes),
    active: { row: top, column: start },
    anchor: { row: bottom, column: end },
  };
}

/** Repeats the texts of one range over another one that contains it. */
export function fillRange(
  grid: CellGrid,
  schema: GridSchema,
  source: CellRange,
  target: CellRange,
): CellGrid {
  const height = source.bottom - source.top + 1;
  const width = source.end - source.start + 1;
  const wrap = (offset: number, length: number) => ((offset % length) + length) % length;
  const writes = toIndexes(target.top, target.bottom).flatMap((row) =>
    toIndexes(target.start, target.end).flatMap((column): CellWrite[] => {
      const fromRow = source.top + wrap(row - source.top, height);
      const fromColumn = source.start + wrap(column - source.start, width);
      if (fromRow === row && fromColumn === column) return [];
      const values = getGridRow(grid, grid.rows[fromRow] ?? '');
      const from = schema.columns[fromColumn]?.id ?? '';
      const to = schema.columns[column]?.id ?? '';
      // Within a column, values need no reading: an invalid one stays as it was typed.
      const value =
        from === to
          ? (values[from] ?? '')
          : schema.read(to, schema.toText(from, values, grid.rows[fromRow] ?? ''));
      return [{ row, column, value }];
    }),
  );
  return {
    ...writeCells(grid, schema, writes),
    anchor: { row: target.top, column: target.start },
    active: { row: target.bottom, column: target.end },
  };
}

/**
 * Fills the range with its first row, or with its first column; a range of one row or column takes the
 * values of the one before it.
 */
export function fillCells(
  grid: CellGrid,
  schema: GridSchema,
  direction: 'down' | 'right',
): CellGrid {
  const range = getRange(grid);
  const { top, bottom, start, end } = range;
  const { active, anchor } = grid;
  let filled = grid;
  if (direction === 'down') {
    const first = top === bottom ? top - 1 : top;
    if (first < 0) return grid;
    filled = fillRange(
      grid,
      schema,
      { ...range, top: first, bottom: first },
      { ...range, top: first },
    );
  } else {
    const first = start === end ? start - 1 : start;
    if (first < 0) return grid;
    filled = fillRange(
      grid,
      schema,
      { ...range, start: first, end: first },
      { ...range, start: first },
    );
  }
  return { ...filled, active, anchor };
}

/** A cell that another user has changed since it was edited here. */
export interface CellConflict {
  /** ID of the row. */
  rowId: string;
  /** ID of the column. */
  column: string;
  /** The value that was entered here. */
  mine: CellValue;
  /** The value that is saved now. */
  theirs: CellValue;
}

/**
 * Replaces the saved values by newer ones. Changes stay; those of cells that another user has changed
 * to another value meanwhile are returned.
 */
export function rebaseGrid(
  grid: CellGrid,
  rows: readonly (readonly [id: string, CellRow])[],
): { grid: CellGrid; conflicts: readonly CellConflict[] } {
  const base = new Map<string, CellRow>();
  for (const [id, row] of rows) {
    const before = grid.base.get(id);
    const isSame =
      before !== undefined && Object.keys(row).every((key) => isSameCell(row[key], before[key]));
    base.set(id, isSame ? before : row);
  }
  const changes = getChanges(grid).filter(({ rowId }) => base.has(rowId));
  const conflicts = changes.flatMap(({ rowId, column, before, after }): CellConflict[] => {
    const theirs = base.get(rowId)?.[column] ?? '';
    const isTaken = !isSameCell(theirs, before) && !isSameCell(theirs, after);
    return isTaken ? [{ rowId, column, mine: after, theirs }] : [];
  });
  const ids = rows.map(([id]) => id);
  const isSameOrder =
    ids.length === grid.rows.length && ids.every((id, at) => id === grid.rows[at]);
  const cleared: CellGrid = {
    ...grid,
    base,
    rows: isSameOrder ? grid.rows : ids,
    edits: new Map([...grid.edits].filter(([id]) => base.has(id))),
    active: { ...grid.active, row: clamp(grid.active.row, ids.length - 1) },
    anchor: { ...grid.anchor, row: clamp(grid.anchor.row, ids.length - 1) },
  };
  const values = changes.map(({ rowId, column, after }) => ({ rowId, column, value: after }));
  const stale = values.filter(({ rowId, column, value }) =>
    isSameCell(base.get(rowId)?.[column], value),
  );
  return { grid: stale.length > 0 ? withValues(cleared, stale) : cleared, conflicts };
}
