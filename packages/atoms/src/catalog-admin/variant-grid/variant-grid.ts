import { ApplicationError, all, ValidationError } from '@vitrine/client';
import { type Product, queryProductVariants, type Variant } from '@vitrine/client/catalog';
import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import type { StockChange, StockViolation } from '../../ports.ts';
import { clientAtom } from '../../storefront.ts';
import { setStockAtom, updateProductVariantsAtom } from '../admin-variants.ts';
import {
  applyPaste,
  type CellChange,
  type CellConflict,
  type CellGrid,
  type CellPosition,
  type CellRange,
  type CellRow,
  type CellValue,
  clearRange,
  copyRange,
  createCellGrid,
  fillCells,
  fillRange,
  type GridSchema,
  getChanges,
  getGridRow,
  getRange,
  isSameCell,
  moveTo,
  type PastePlan,
  planPaste,
  rebaseGrid,
  redoStep,
  revertCells,
  selectAllCells,
  undoStep,
  writeCells,
} from './cell-grid.ts';
import { parseTsv, toTsv } from './tsv.ts';
import {
  type CellProblem,
  createVariantSchema,
  getCellProblem,
  isNumberColumn,
  type NumberSummary,
  OPTION_PREFIX,
  summarizeNumbers,
  toOverrideGroups,
  toQuantity,
  toVariantRow,
} from './variant-columns.ts';

/** A change of the grid by its user. */
export type VariantGridAction =
  /** Moves the active cell; with `extend`, the range grows to it. */
  | { move: CellPosition; extend?: boolean }
  | 'select-all'
  /** Opens a cell for typing: with its text, or with another one that replaces it. */
  | { edit: CellPosition; text?: string }
  | 'stop-editing'
  /** Writes what was typed into a cell. */
  | { type: string; at: CellPosition }
  | 'clear'
  | 'fill-down'
  | 'fill-right'
  /** Shows over which cells the fill handle would repeat the range; `undefined` for none. */
  | { previewFill: CellRange | undefined }
  /** Repeats the range over a larger one, as by its fill handle. */
  | { fill: CellRange }
  /** Writes the cells of a pasted table that fit. */
  | { paste: PastePlan }
  | 'undo'
  | 'redo'
  /** Reverts one cell, or all. */
  | { revert: { rowId: string; column: string } }
  | 'discard';

/** Why a cell can't be saved, or was not. */
export type VariantCellIssue =
  | { kind: CellProblem }
  /** Another user has saved another value meanwhile. */
  | { kind: 'conflict'; theirs: CellValue }
  /** The platform rejected the value. */
  | { kind: 'rejected'; text: string };

/** An issue with its cell. */
export type VariantGridIssue = VariantCellIssue & { rowId: string; column: string };

/** One row as its component shows it. It keeps its identity while nothing of the row changes. */
export interface VariantGridRow {
  /** `_id` of the variant. */
  rowId: string;
  /** Position of the row, from 0. */
  index: number;
  /** Values by the IDs of the columns, with the changes that are not saved. */
  values: CellRow;
  /** Columns with changes that are not saved. */
  changed: ReadonlySet<string>;
  /** By the IDs of the columns. */
  issues: Readonly<Record<string, VariantCellIssue>>;
  /** Index of the active column, if the active cell is in the row. */
  active: number | undefined;
  /** Indexes of the selected columns, if the range covers the row. */
  selected: { start: number; end: number; isLast: boolean } | undefined;
  /** The open cell, with the text that it begins with. */
  editing: { column: number; text: string } | undefined;
  /** Indexes of the columns that the fill handle would fill. */
  filling: { start: number; end: number } | undefined;
}

/** The result of saving, as of an editor. */
export type VariantGridOutcome = 'saved' | 'unchanged' | 'invalid' | 'conflict' | 'failed';

/** What the bar of the grid shows. */
export interface VariantGridState {
  /** Changes that are not saved. */
  changes: readonly CellChange[];
  /** Cells that can't be saved, or were not, row by row. */
  issues: readonly VariantGridIssue[];
  /** Problems that belong to no cell. */
  others: readonly string[];
  /** Whether the changes are being saved. */
  isSaving: boolean;
  /** Result of the last save, until the next change; `canUndo` until it is undone. */
  lastSave: { outcome: VariantGridOutcome; at: Date; canUndo: boolean } | undefined;
  /** Whether there is a step to undo; saving is none. */
  canUndo: boolean;
  /** Whether a step was undone. */
  canRedo: boolean;
}

/** The atoms of the grid of one product's variants. */
export interface VariantGrid {
  /** Its columns, and how their texts are read and written. */
  readonly schema: GridSchema;
  /** `_id` of the product. */
  readonly productId: string;
  /** `_id` of each variant, in the order of the rows. */
  readonly rowIdsAtom: Atom<readonly string[]>;
  /** The state of one row. */
  readonly getRowAtom: (rowId: string) => Atom<VariantGridRow>;
  /** The cell with the focus. */
  readonly activeAtom: Atom<CellPosition>;
  /** The selected cells; the active one is a corner of them. */
  readonly rangeAtom: Atom<CellRange>;
  /** Sum, average and number of the selected amounts; undefined for fewer than two. */
  readonly summaryAtom: Atom<NumberSummary | undefined>;
  /** Changes, issues and the last save, of the whole grid. */
  readonly stateAtom: Atom<VariantGridState>;
  /** Applies what the user has done. */
  readonly actAtom: WritableAtom<null, [action: VariantGridAction], void>;
  /** Returns the selected cells as a spreadsheet reads them. */
  readonly copyAtom: WritableAtom<null, [], string>;
  /** Returns what a paste would do; it changes nothing. */
  readonly planPasteAtom: WritableAtom<null, [text: string], PastePlan>;
  /**
   * Shows variants that were read again. Changes stay; those of a cell that another user has changed, too,
   * are conflicts.
   */
  readonly receiveAtom: WritableAtom<null, [variants: readonly Variant[]], void>;
  /**
   * Saves all changes with one request, and those of stock with another one through the `StockPort`,
   * after reading the variants again. A cell that another user has changed to another value is a
   * conflict: nothing is sent, and the next save sends it. If only stock fails, the other changes are
   * saved.
   *
   * @param now the time in milliseconds
   */
  readonly saveAtom: WritableAtom<null, [now: number], Promise<VariantGridOutcome>>;
  /**
   * Writes the values before the last save; cells that were changed again since stay as they are.
   * Returns the outcome.
   */
  readonly undoSaveAtom: WritableAtom<null, [now: number], Promise<VariantGridOutcome>>;
  /** Hides the result of the last save. */
  readonly dismissAtom: WritableAtom<null, [], void>;
}

/** Variants a request. */
const VARIANT_LIMIT = 100;

async function readVariants(get: Getter, productId: string): Promise<Variant[]> {
  const first = await queryProductVariants(get(clientAtom), productId, {
    includeMerchantSpecificData: true,
    paging: { limit: VARIANT_LIMIT },
  });
  const variants: Variant[] = [];
  for await (const variant of all(first)) variants.push(variant);
  return variants;
}

/** Returns the rows in the order of the options' choices, so that the first option groups them. */
function toRows(
  { productOptions }: Pick<Product, 'productOptions'>,
  variants: readonly Variant[],
): (readonly [string, CellRow])[] {
  const getPositions = ({ choices }: Variant) =>
    productOptions.map((option) =>
      option.choices.findIndex(({ description }) => description === choices[option.name]),
    );
  const compare = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((position, index) => position !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };
  return variants
    .map((variant) => ({ variant, positions: getPositions(variant) }))
    .sort((one, other) => compare(one.positions, other.positions))
    .map(({ variant }) => [variant._id, toVariantRow(variant)] as const);
}

/** An action that changes values or the selection. */
type GridAction = Exclude<
  VariantGridAction,
  { edit: CellPosition } | 'stop-editing' | { previewFill: CellRange | undefined }
>;

type RowIssues = Readonly<Record<string, VariantCellIssue>>;

interface Cell {
  grid: CellGrid;
  editing: { rowId: string; column: number; text: string } | undefined;
  filling: CellRange | undefined;
  /** Conflicts and rejections, until their cells change. */
  issues: ReadonlyMap<string, RowIssues>;
  others: readonly string[];
  isSaving: boolean;
  lastSave: VariantGridState['lastSave'];
  /** The changes of the last save. */
  saved: readonly CellChange[];
}

const noIssues: RowIssues = {};

/** Returns the issues of a row: of its values in a currency, and those of the last save. */
function getRowIssues(
  { grid, issues }: Cell,
  rowId: string,
  currency: string | undefined,
): RowIssues {
  const edits = grid.edits.get(rowId);
  const own = issues.get(rowId) ?? noIssues;
  if (!edits) return own;
  const found: Record<string, VariantCellIssue> = {};
  for (const [column, value] of Object.entries(edits)) {
    const kind = getCellProblem(column, value, currency);
    if (kind) found[column] = { kind };
  }
  return Object.keys(found).length > 0 ? { ...own, ...found } : own;
}

/** Drops the issues of cells that have another value now. */
function dropSolved(issues: Cell['issues'], before: CellGrid, after: CellGrid): Cell['issues'] {
  const next = new Map<string, RowIssues>();
  let isSame = true;
  for (const [rowId, own] of issues) {
    const [old, current] = [getGridRow(before, rowId), getGridRow(after, rowId)];
    const left = Object.entries(own).filter(([column]) => isSameCell(old[column], current[column]));
    if (left.length === Object.keys(own).length) next.set(rowId, own);
    else {
      isSame = false;
      if (left.length > 0) next.set(rowId, Object.fromEntries(left));
    }
  }
  return isSame ? issues : next;
}

interface FoundIssue {
  rowId: string;
  column: string;
  issue: VariantCellIssue;
}

/** Adds issues to those of before. */
function toIssueMap(found: readonly FoundIssue[], before?: Cell['issues']): Cell['issues'] {
  const issues = new Map(before);
  for (const { rowId, column, issue } of found) {
    issues.set(rowId, { ...issues.get(rowId), [column]: issue });
  }
  return issues;
}

const toConflictIssue = ({ theirs, rowId, column }: CellConflict): FoundIssue => ({
  ...{ rowId, column },
  issue: { kind: 'conflict', theirs },
});

/** Options of a grid of variants. */
export interface VariantGridOptions {
  /** The product of the variants. Prices and costs have the decimals of its currency. */
  product: Pick<Product, '_id' | 'productOptions' | 'discount' | 'priceData'>;
  /** All variants, with costs: `adminVariantsAtom`. */
  variants: readonly Variant[];
  /** BCP 47 tag of the language in which numbers are typed, pasted and copied. */
  locale: string;
  /** Whether stock can be changed, which needs a `StockPort`. Default false. */
  canEditStock?: boolean;
}

/**
 * Creates the state of the grid of a product's variants: values, changes, the range, undo and redo, and
 * saving. Each row has an atom that changes only with the row. See docs/reference/catalog-admin.mdx.
 *
 * @example
 * const grid = createVariantGrid({ product, variants, locale: 'en' });
 * store.set(grid.actAtom, { type: '26.50', at: { row: 0, column: 2 } });
 * await store.set(grid.saveAtom, Date.now()); // 'saved'
 */
export function createVariantGrid({
  product,
  variants,
  locale,
  canEditStock,
}: VariantGridOptions): VariantGrid {
  const { _id: productId } = product;
  const currency = product.priceData?.currency;
  const schema = createVariantSchema(product, locale, canEditStock);
  const cellAtom = atom<Cell>({
    grid: createCellGrid(toRows(product, variants)),
    editing: undefined,
    filling: undefined,
    issues: new Map(),
    others: [],
    isSaving: false,
    lastSave: undefined,
    saved: [],
  });
  const gridAtom = atom((get) => get(cellAtom).grid);

  const act = (grid: CellGrid, action: GridAction): CellGrid => {
    if (action === 'select-all') return selectAllCells(grid, schema);
    if (action === 'clear') return clearRange(grid, schema);
    if (action === 'fill-down') return fillCells(grid, schema, 'down');
    if (action === 'fill-right') return fillCells(grid, schema, 'right');
    if (action === 'undo') return undoStep(grid, schema);
    if (action === 'redo') return redoStep(grid, schema);
    if (action === 'discard') return revertCells(grid, schema);
    if ('move' in action) return moveTo(grid, schema, action.move, action.extend);
    if ('fill' in action) return fillRange(grid, schema, getRange(grid), action.fill);
    if ('paste' in action) return applyPaste(grid, schema, action.paste);
    if ('revert' in action) return revertCells(grid, schema, [action.revert]);
    const { at, type } = action;
    const value = schema.read(schema.columns[at.column]?.id ?? '', type);
    return writeCells(grid, schema, [{ ...at, value }]);
  };

  const actAtom = atom(null, (get, set, action: VariantGridAction) => {
    const before = get(cellAtom);
    if (action === 'stop-editing') return set(cellAtom, { ...before, editing: undefined });
    if (typeof action === 'object' && 'previewFill' in action) {
      return set(cellAtom, { ...before, filling: action.previewFill });
    }
    if (typeof action === 'object' && 'edit' in action) {
      const { row, column } = action.edit;
      const rowId = before.grid.rows[row];
      const { id = '', isEditable = false } = schema.columns[column] ?? {};
      if (rowId === undefined || !isEditable) return;
      const values = getGridRow(before.grid, rowId);
      const text = action.text ?? schema.toText(id, values, rowId);
      return set(cellAtom, { ...before, editing: { rowId, column, text } });
    }
    const grid = act(before.grid, action);
    if (grid === before.grid) return;
    const hasChanged = grid.edits !== before.grid.edits;
    set(cellAtom, {
      ...before,
      grid,
      issues: dropSolved(before.issues, before.grid, grid),
      ...(hasChanged && { lastSave: undefined, others: [] }),
    });
  });

  const rowAtoms = new Map<string, Atom<VariantGridRow>>();
  const createRowAtom = (rowId: string) => {
    const lastAtom = atom((): { inputs: readonly unknown[]; row?: VariantGridRow } => ({
      inputs: [],
    }));
    return atom((get): VariantGridRow => {
      const cell = get(cellAtom);
      const { grid } = cell;
      const last = get(lastAtom);
      const index = grid.rows.indexOf(rowId);
      const { top, bottom, start, end } = getRange(grid);
      const isSelected = index >= top && index <= bottom;
      const active = grid.active.row === index ? grid.active.column : undefined;
      const editing = cell.editing?.rowId === rowId ? cell.editing : undefined;
      const isIn = (range: CellRange) => index >= range.top && index <= range.bottom;
      const filling = cell.filling && isIn(cell.filling) ? cell.filling : undefined;
      const inputs = [
        ...[editing, filling?.start, filling?.end],
        ...[index, active, isSelected && start, isSelected && end, isSelected && index === bottom],
        ...[grid.base.get(rowId), grid.edits.get(rowId), cell.issues.get(rowId)],
      ];
      if (last.row && inputs.every((input, at) => input === last.inputs[at])) return last.row;
      last.inputs = inputs;
      last.row = {
        ...{ rowId, index, active },
        values: getGridRow(grid, rowId),
        changed: new Set(Object.keys(grid.edits.get(rowId) ?? {})),
        issues: getRowIssues(cell, rowId, currency),
        selected: isSelected ? { start, end, isLast: index === bottom } : undefined,
        editing: editing && { column: editing.column, text: editing.text },
        filling: filling && { start: filling.start, end: filling.end },
      };
      return last.row;
    });
  };
  const getRowAtom = (rowId: string) => {
    const known = rowAtoms.get(rowId) ?? createRowAtom(rowId);
    rowAtoms.set(rowId, known);
    return known;
  };

  const stateAtom = atom((get): VariantGridState => {
    const cell = get(cellAtom);
    const { grid, isSaving, lastSave, others } = cell;
    const issues = grid.rows.flatMap((rowId) =>
      Object.entries(getRowIssues(cell, rowId, currency)).map(([column, issue]) => ({
        ...issue,
        ...{ rowId, column },
      })),
    );
    return {
      ...{ issues, others, isSaving, lastSave },
      changes: getChanges(grid),
      canUndo: grid.past.length > 0,
      canRedo: grid.future.length > 0,
    };
  });

  const summaryAtom = atom((get) => {
    const grid = get(gridAtom);
    const { top, bottom, start, end } = getRange(grid);
    const columns = schema.columns.slice(start, end + 1).filter(({ id }) => isNumberColumn(id));
    return summarizeNumbers(
      grid.rows.slice(top, bottom + 1).flatMap((rowId) => {
        const row = getGridRow(grid, rowId);
        return columns.map(({ id }) => row[id] ?? '');
      }),
      currency,
    );
  });

  const receiveAtom = atom(null, (get, set, received: readonly Variant[]) => {
    const before = get(cellAtom);
    // While a save is on its way, the platform has some of the changes already.
    if (before.isSaving) return;
    const { grid, conflicts } = rebaseGrid(before.grid, toRows(product, received));
    const issues = toIssueMap(conflicts.map(toConflictIssue), before.issues);
    set(cellAtom, { ...before, grid, issues });
  });

  const end = (
    before: Cell,
    outcome: VariantGridOutcome,
    now: number,
    more: Partial<Cell> = {},
  ): Cell => ({
    ...before,
    isSaving: false,
    lastSave: { outcome, at: new Date(now), canUndo: outcome === 'saved' },
    ...more,
  });

  /** Ends the changes that were saved, and shows the variants that were read after it. */
  const keep = (grid: CellGrid, saved: readonly CellChange[], stored?: readonly Variant[]) => {
    const base = new Map(grid.base);
    for (const { rowId, column, after } of saved) {
      base.set(rowId, { ...base.get(rowId), [column]: after });
    }
    // First without what was saved, so that only other changes stay changes.
    const { grid: kept } = rebaseGrid(grid, [...base]);
    return stored ? rebaseGrid(kept, toRows(product, stored)) : { grid: kept, conflicts: [] };
  };

  const saveAtom = atom(null, async (get, set, now: number): Promise<VariantGridOutcome> => {
    const start = get(cellAtom);
    let saved: readonly CellChange[] = [];
    const finish = (outcome: VariantGridOutcome, more?: Partial<Cell>) => {
      set(cellAtom, (cell) =>
        end({ ...cell, grid: keep(cell.grid, saved).grid }, outcome, now, more),
      );
      return outcome;
    };
    if (start.isSaving) return 'unchanged';
    const hasProblem = getChanges(start.grid).some(
      ({ column, after }) => getCellProblem(column, after, currency) !== undefined,
    );
    if (hasProblem) return finish('invalid');
    set(cellAtom, { ...start, isSaving: true, issues: new Map(), others: [], lastSave: undefined });
    let sent: readonly CellChange[] = [];
    try {
      const current = await readVariants(get, productId);
      const { grid, conflicts } = rebaseGrid(get(gridAtom), toRows(product, current));
      if (conflicts.length > 0) {
        return finish('conflict', { grid, issues: toIssueMap(conflicts.map(toConflictIssue)) });
      }
      set(cellAtom, (cell) => ({ ...cell, grid }));
      const changes = getChanges(grid).filter(
        ({ column, after }) => getCellProblem(column, after, currency) === undefined,
      );
      if (changes.length === 0) return finish('unchanged');
      sent = changes.filter(({ column }) => column !== 'stock');
      if (sent.length > 0) {
        const overrides = toOverrideGroups(sent).map(({ override }) => override);
        await set(updateProductVariantsAtom, { productId, variants: [...overrides] });
        saved = sent;
      }
      const stock = changes.filter(({ column }) => column === 'stock');
      if (stock.length > 0) {
        const result = await set(setStockAtom, { productId, changes: stock.map(toStockChange) });
        if (result.outcome === 'rejected') {
          return finish('invalid', { issues: toStockIssues(result.violations) });
        }
        if (result.outcome === 'changed') {
          const stored = await readVariants(get, productId);
          const next = keep(get(gridAtom), saved, stored);
          const issues = toIssueMap(next.conflicts.map(toConflictIssue));
          return finish('conflict', { grid: next.grid, issues });
        }
        saved = changes;
      }
    } catch (error) {
      if (error instanceof ValidationError) {
        return finish('invalid', getRejections(error, sent));
      }
      if (error instanceof ApplicationError) return finish('invalid', { others: [error.message] });
      return finish('failed');
    }
    // Emptied cells have the product's values now, which only the platform knows.
    const stored = await readVariants(get, productId).catch(() => undefined);
    const rows = new Map(stored && toRows(product, stored));
    const known = saved.map((change): CellChange => {
      const value = rows.get(change.rowId)?.[change.column];
      return change.after === '' && value !== undefined ? { ...change, after: value } : change;
    });
    set(cellAtom, (cell) =>
      end({ ...cell, grid: keep(cell.grid, saved, stored).grid, saved: known }, 'saved', now),
    );
    return 'saved';
  });

  const undoSaveAtom = atom(null, async (get, set, now: number): Promise<VariantGridOutcome> => {
    const { saved, grid } = get(cellAtom);
    const reverted = saved.filter(({ rowId, column, after }) =>
      isSameCell(getGridRow(grid, rowId)[column], after),
    );
    const writes = reverted.map(({ rowId, column, before }) => ({
      row: grid.rows.indexOf(rowId),
      column: schema.columns.findIndex(({ id }) => id === column),
      value: before,
    }));
    set(cellAtom, (cell) => ({ ...cell, grid: writeCells(cell.grid, schema, writes) }));
    const outcome = await set(saveAtom, now);
    if (outcome === 'saved') {
      set(cellAtom, (cell) => ({
        ...cell,
        saved: [],
        lastSave: cell.lastSave && { ...cell.lastSave, canUndo: false },
      }));
    }
    return outcome;
  });

  return {
    ...{ schema, productId, getRowAtom, stateAtom, actAtom, summaryAtom, receiveAtom },
    rowIdsAtom: atom((get) => get(gridAtom).rows),
    activeAtom: atom((get) => get(gridAtom).active),
    rangeAtom: stableRangeAtom(gridAtom),
    copyAtom: atom(null, (get) => toTsv(copyRange(get(gridAtom), schema))),
    planPasteAtom: atom(null, (get, _set, text: string) =>
      planPaste(get(gridAtom), schema, parseTsv(text)),
    ),
    ...{ saveAtom, undoSaveAtom },
    dismissAtom: atom(null, (_get, set) =>
      set(cellAtom, (cell) => ({ ...cell, lastSave: undefined })),
    ),
  };
}

const toStockChange = ({ rowId, before, after }: CellChange): StockChange => ({
  variantId: rowId,
  quantity: toQuantity(after),
  expected: toQuantity(before),
});

const toStockIssues = (violations: readonly StockViolation[]): Cell['issues'] =>
  toIssueMap(
    violations.map(({ variantId, description }) => ({
      ...{ rowId: variantId, column: 'stock' },
      issue: { kind: 'rejected', text: description },
    })),
  );

/** The range, with the same identity while its ends stay the same. */
function stableRangeAtom(gridAtom: Atom<CellGrid>): Atom<CellRange> {
  const lastAtom = atom((): { range?: CellRange } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    const range = getRange(get(gridAtom));
    const keys = ['top', 'bottom', 'start', 'end'] as const;
    if (last.range && keys.every((key) => last.range?.[key] === range[key])) return last.range;
    last.range = range;
    return range;
  });
}

/** Assigns the violations of `updateProductVariants` to the cells that were sent. */
function getRejections(
  error: ValidationError,
  sent: readonly CellChange[],
): Pick<Cell, 'issues' | 'others'> {
  const groups = toOverrideGroups(sent);
  const found: FoundIssue[] = [];
  const others: string[] = [];
  for (const { field, description } of error.details.validationError.fieldViolations) {
    const [, index, column] = /^variants\[(\d+)\]\.(\w+)/.exec(field) ?? [];
    const cells = (groups[Number(index)]?.changes ?? []).filter((one) => one.column === column);
    const text = description ?? '';
    if (cells.length === 0) others.push(text || field);
    for (const { rowId, column: id } of cells) {
      found.push({ rowId, column: id, issue: { kind: 'rejected', text } });
    }
  }
  return { issues: toIssueMap(found), others };
}

/** Returns the choices of a row, in the order of the options. */
export const getRowChoices = (schema: GridSchema, values: CellRow): readonly string[] =>
  schema.columns.flatMap(({ id }) =>
    id.startsWith(OPTION_PREFIX) ? [String(values[id] ?? '')] : [],
  );
