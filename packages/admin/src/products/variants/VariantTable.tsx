'use client';

import {
  type CellPosition,
  type GridSchema,
  OPTION_PREFIX,
  type PastePlan,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useAnnounce, useUi } from '@vitrine/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ListRows } from '../../list/ListRows.tsx';
import { withNeighbors } from '../../list/virtual-row.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './VariantGrid.css.ts';
import { VariantRow } from './VariantRow.tsx';
import { useVariantGridContext } from './variant-grid-context.ts';
import { getColumnLabel } from './variant-labels.ts';
import '../../messages/en/variants.ts';

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

const getRowId = (rowId: string) => rowId;

const isNumericHeader = (id: string) =>
  ['price', 'cost', 'margin', 'shoppersPay', 'weight', 'stock'].includes(id);

const columnWidths: Readonly<Record<string, string>> = {
  cost: '88px',
  sku: 'minmax(112px, 2fr)',
  shoppersPay: '112px',
  margin: '80px',
  weight: '88px',
  stock: '88px',
  visible: '80px',
};

/**
 * Widths of the columns; those of texts take what is left. The grid of three options fits a window of
 * 1280 px.
 */
function getWidth(id: string, index: number): string {
  // The first column has the pictures, too.
  if (id.startsWith(OPTION_PREFIX)) return index === 0 ? 'minmax(104px, 1fr)' : 'minmax(80px, 1fr)';
  return columnWidths[id] ?? '96px';
}

/** The least width of the grid, in px: narrower regions scroll. */
const getMinWidth = ({ columns }: GridSchema): number =>
  columns.reduce((sum, { id }, index) => sum + Number(/\d+/.exec(getWidth(id, index))?.[0]), 0);

/** Returns the widths of all columns, for CSS. */
export const getColumnWidths = ({ columns }: GridSchema): string =>
  columns.map(({ id }, index) => getWidth(id, index)).join(' ');

/** What keys and buttons do with the selected cells. */
export type CellAction = 'fill-down' | 'fill-right' | 'clear' | 'undo' | 'redo';

interface VariantTableProps {
  rowIds: readonly string[];
  /** The rows whose first option differs from that of the row above. */
  firsts: ReadonlySet<string>;
  /** Number of selected cells. */
  cellCount: number;
  run: (action: CellAction) => void;
  /** Goes to the next or the previous cell with an issue. */
  goToIssue: (step: 1 | -1) => void;
  /** Called with what a pasted text would write. */
  onPaste: (plan: PastePlan) => void;
}

/** Whether an element is at least this wide, in px. */
function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) =>
      setWide(entry !== undefined && entry.contentRect.width >= width),
    );
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element, width]);
  return isWide;
}

/** The cells, with the keys and the clipboard of a spreadsheet. */
export function VariantTable({
  rowIds,
  firsts,
  cellCount,
  run,
  goToIssue,
  onPaste,
}: VariantTableProps) {
  const t = useAdminTranslate();
  const { direction } = useUi();
  const announce = useAnnounce();
  const { grid, schema, product, act, root, hasFocus, columns } = useVariantGridContext();
  const copy = useSetAtom(grid.copyAtom);
  const planPaste = useSetAtom(grid.planPasteAtom);
  const active = useAtomValue(grid.activeAtom);
  const range = useAtomValue(grid.rangeAtom);
  const { changes, lastSave } = useAtomValue(grid.stateAtom);

  const minWidth = getMinWidth(schema);
  const region = useRef<HTMLDivElement>(null);
  const fits = useIsWide(region, minWidth);

  const move = (event: KeyboardEvent): CellPosition | undefined => {
    const { row, column } = active;
    const hasMod = event.ctrlKey || event.metaKey;
    const last = { row: rowIds.length - 1, column: schema.columns.length - 1 };
    const forward = direction === 'rtl' ? -1 : 1;
    switch (event.key) {
      case 'ArrowDown':
        return { row: hasMod ? last.row : row + 1, column };
      case 'ArrowUp':
        return { row: hasMod ? 0 : row - 1, column };
      case 'ArrowRight':
        return { row, column: hasMod ? (forward > 0 ? last.column : 0) : column + forward };
      case 'ArrowLeft':
        return { row, column: hasMod ? (forward > 0 ? 0 : last.column) : column - forward };
      case 'Home':
        return { row: hasMod ? 0 : row, column: 0 };
      case 'End':
        return { row: hasMod ? last.row : row, column: last.column };
      case 'PageDown':
        return { row: row + PAGE, column };
      case 'PageUp':
        return { row: row - PAGE, column };
      default:
        return undefined;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const hasMod = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const { id = '', isEditable = false } = schema.columns[active.column] ?? {};
    const handled = () => event.preventDefault();
    if (event.altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      goToIssue(key === 'ArrowDown' ? 1 : -1);
      return handled();
    }
    const target = event.altKey ? undefined : move(event);
    if (target) {
      act({ move: target, extend: event.shiftKey });
      return handled();
    }
    if (hasMod) {
      if (key === 'a') act('select-all');
      else if (key === 'd') run(event.shiftKey ? 'fill-right' : 'fill-down');
      // After a save, the command of the bar undoes the save.
      else if (key === 'z' && !event.shiftKey && lastSave?.canUndo && changes.length === 0) return;
      else if (key === 'z') run(event.shiftKey ? 'redo' : 'undo');
      else if (key === 'y') run('redo');
      else return;
      return handled();
    }
    if (event.altKey) return;
    if (key === 'Delete' || key === 'Backspace') {
      run('clear');
      return handled();
    }
    if (key === 'Enter' && event.shiftKey) {
      act({ move: { ...active, row: active.row - 1 } });
      return handled();
    }
    const isTyped = event.key.length === 1;
    if (!isTyped && key !== 'Enter' && key !== 'F2') return;
    handled();
    if (!isEditable) return announce(t('admin.variants.readOnly'));
    if (id === 'visible') {
      if (key !== ' ' && key !== 'Enter') return;
      const box = root.current?.querySelector(
        `[data-row="${active.row}"][data-column="${active.column}"] [data-checked]`,
      );
      return act({ type: box ? 'false' : 'true', at: active });
    }
    act({ edit: active, ...(isTyped && { text: event.key }) });
  };

  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copy());
    announce(t('admin.variants.copied', { count: cellCount }));
    if (event.type === 'cut') act('clear');
  };
  const pasteText = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    onPaste(planPaste(text));
  };

  // Rows of a table element can't have the columns of a grid, and these cells have their own keys.
  const gridProps = {
    role: 'grid',
    'aria-label': t('admin.variants.grid', { name: product.name }),
    'aria-multiselectable': true,
    'aria-rowcount': rowIds.length + 1,
    'aria-colcount': schema.columns.length,
    className: css.grid,
    style: { minInlineSize: minWidth },
    onKeyDown,
    onCopy,
    onCut: onCopy,
    onPaste: pasteText,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = root.current?.contains(relatedTarget) === true;
    },
  };
  return (
    <div ref={region} data-fits={fits ? '' : undefined} className={css.region}>
      <div ref={root} {...gridProps}>
        <div
          {...{ role: 'row', 'aria-rowindex': 1 }}
          className={css.headRow}
          style={{ gridTemplateColumns: columns }}
        >
          {schema.columns.map(({ id }, index) => (
            <div
              key={id}
              {...{ role: 'columnheader', 'aria-colindex': index + 1 }}
              data-numeric={isNumericHeader(id) ? '' : undefined}
              data-centered={id === 'visible' ? '' : undefined}
              className={`${css.head} ${index === 0 ? css.first : ''}`}
            >
              <bdi>{getColumnLabel(id, t)}</bdi>
            </div>
          ))}
        </div>
        <ListRows
          items={rowIds}
          getId={getRowId}
          rows={root}
          total={rowIds.length}
          rowHeight={css.rowHeight}
          // The keys move from the active cell; the handle that fills is in the last row.
          kept={[...withNeighbors(active.row), range.bottom]}
          renderRow={(rowId) => (
            <VariantRow key={rowId} rowId={rowId} isFirst={firsts.has(rowId)} />
          )}
          renderSpacer={(height) => <div style={{ blockSize: height }} />}
        />
      </div>
    </div>
  );
}
