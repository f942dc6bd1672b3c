'use client';

import {
  type CellRange,
  isNumberColumn,
  OPTION_PREFIX,
  useAtomValue,
  type VariantGridRow,
} from '@vitrine/atoms';
import { Icon, Picture, useUi, VisuallyHidden } from '@vitrine/ui';
import { Check } from 'lucide-react';
import {
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './VariantGrid.css.ts';
import { useVariantGridContext } from './variant-grid-context.ts';
import { getColumnLabel, getInputMode, getIssueText, isBelowCost } from './variant-labels.ts';
import '../../messages/en/variants.ts';

/** Pieces from which stock is no longer low. */
const LOW_STOCK = 5;

interface VariantRowProps {
  rowId: string;
  /** Whether the row begins a group of the first option. */
  isFirst: boolean;
}

/** One variant. It renders only when something of its own row changes. */
export const VariantRow = memo(function VariantRow({ rowId, isFirst }: VariantRowProps) {
  const { grid, schema, columns } = useVariantGridContext();
  const row = useAtomValue(grid.getRowAtom(rowId));
  return (
    <div
      {...{ role: 'row', 'aria-rowindex': row.index + 2 }}
      className={css.row}
      style={{ gridTemplateColumns: columns }}
    >
      {schema.columns.map((_, column) => (
        <VariantCell key={schema.columns[column]?.id} row={row} column={column} isFirst={isFirst} />
      ))}
    </div>
  );
});

interface VariantCellProps {
  row: VariantGridRow;
  column: number;
  isFirst: boolean;
}

function VariantCell({ row, column, isFirst }: VariantCellProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { schema, product, act, root, hasFocus } = useVariantGridContext();
  const cell = useRef<HTMLDivElement>(null);
  const issueId = useId();
  const { id = '', isEditable = false } = schema.columns[column] ?? {};
  const { index, values, issues, active, selected, filling, editing } = row;
  const isActive = active === column;
  const isEditing = editing?.column === column;
  const isIn = (range: { start: number; end: number } | undefined) =>
    range !== undefined && column >= range.start && column <= range.end;
  const isSelected = isIn(selected);
  const hasHandle = selected?.isLast === true && column === selected.end;
  const issue = issues[id];
  const isChanged = row.changed.has(id);
  const isOption = id.startsWith(OPTION_PREFIX);
  const isNumeric = isNumberColumn(id) || id === 'margin' || id === 'shoppersPay';

  // The focus follows the active cell while it is in the grid.
  useLayoutEffect(() => {
    if (!isActive || isEditing) return;
    if (hasFocus.current && document.activeElement !== cell.current) cell.current?.focus();
  }, [isActive, isEditing, hasFocus]);

  // The grid handles the keys of its cells.
  const props = {
    role: isOption ? 'rowheader' : 'gridcell',
    tabIndex: isActive && !isEditing ? 0 : -1,
    'aria-colindex': column + 1,
    'aria-selected': isSelected,
    'aria-readonly': !isEditable || undefined,
    'aria-invalid': issue !== undefined || undefined,
    'aria-describedby': issue ? issueId : undefined,
    'data-row': index,
    'data-column': column,
    'data-current': isActive ? '' : undefined,
    'data-selected': isSelected ? '' : undefined,
    'data-filling': isIn(filling) ? '' : undefined,
    'data-changed': isChanged ? '' : undefined,
    'data-readonly': !isEditable && !isOption && id !== 'margin' ? '' : undefined,
    'data-numeric': isNumeric ? ('' as const) : undefined,
    className: `${css.cell} ${column === 0 ? css.first : ''}`,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || isEditing) return;
      act({ move: { row: index, column }, extend: event.shiftKey });
      // A press on selected text would drag it.
      if (event.shiftKey) event.preventDefault();
      cell.current?.focus({ preventScroll: true });
    },
    onPointerEnter: (event: PointerEvent<HTMLDivElement>) => {
      if (event.buttons === 1 && root.current?.dataset.dragging !== 'fill' && !isEditing) {
        if (event.pointerType === 'mouse') act({ move: { row: index, column }, extend: true });
      }
    },
    onDoubleClick: () => {
      if (id !== 'visible') act({ edit: { row: index, column } });
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      const isOnBox = event.target instanceof Element && event.target.closest('[data-box]');
      if (id === 'visible' && isOnBox) {
        act({ type: values.visible === 'true' ? 'false' : 'true', at: { row: index, column } });
      }
    },
  };
  return (
    <div ref={cell} {...props}>
      {isEditing ? (
        <CellInput row={row} column={column} label={getColumnLabel(id, t)} />
      ) : (
        <CellContent row={row} id={id} isFirst={isFirst} />
      )}
      {isChanged && <VisuallyHidden>, {t('admin.variants.changed')}</VisuallyHidden>}
      {issue && (
        <VisuallyHidden id={issueId}>
          {getIssueText(schema, id, values[id] ?? '', issue, {
            t,
            locale,
            currency: product.priceData?.currency,
          })}
        </VisuallyHidden>
      )}
      {hasHandle && !isEditing && <FillHandle />}
    </div>
  );
}

function CellContent({ row, id, isFirst }: { row: VariantGridRow; id: string; isFirst: boolean }) {
  const t = useAdminTranslate();
  const { schema, product } = useVariantGridContext();
  const { values } = row;
  const text = schema.toText(id, values, row.rowId);
  if (id === schema.columns[0]?.id && id.startsWith(OPTION_PREFIX)) {
    const choice = product.productOptions[0]?.choices.find(
      ({ description }) => description === text,
    );
    const image = choice?.media?.mainMedia?.image ?? choice?.media?.items[0]?.image;
    return (
      <span className={css.group} data-repeated={isFirst ? undefined : ''}>
        <span className={css.picture}>
          {isFirst && image && (
            <Picture
              image={image}
              name=""
              decorative
              width={24}
              ratio={4 / 5}
              className={css.frame}
            />
          )}
        </span>
        <bdi className={css.text}>{text}</bdi>
      </span>
    );
  }
  if (id === 'visible') {
    const isVisible = values.visible === 'true';
    if (typeof values.visible === 'object') return <span className={css.text}>{text}</span>;
    return (
      <>
        <span
          aria-hidden="true"
          data-box=""
          className={css.box}
          data-checked={isVisible ? '' : undefined}
        >
          {isVisible && <Icon as={Check} size="small" />}
        </span>
        <VisuallyHidden>
          {t(isVisible ? 'admin.variants.visible' : 'admin.variants.notVisible')}
        </VisuallyHidden>
      </>
    );
  }
  if (id === 'stock') {
    if (text === '') return <span className={css.text}>{t('admin.variants.untracked')}</span>;
    if (typeof values.stock === 'object') return <span className={css.text}>{text}</span>;
    const left = Number(values.stock);
    if (left > LOW_STOCK) return <span className={css.text}>{text}</span>;
    return <StatusMark kind={left === 0 ? 'failed' : 'needs-action'}>{text}</StatusMark>;
  }
  if (id === 'margin') {
    const isBelow = isBelowCost(values, product);
    return (
      <span className={css.text} data-below={isBelow ? '' : undefined}>
        {text || '–'}
        {isBelow && <VisuallyHidden>, {t('admin.variants.belowCost')}</VisuallyHidden>}
      </span>
    );
  }
  return <bdi className={css.text}>{text || (id === 'shoppersPay' ? '–' : '')}</bdi>;
}

interface CellInputProps {
  row: VariantGridRow;
  column: number;
  label: string;
}

/** The field of the open cell. Its text is its own, so that typing renders nothing else. */
function CellInput({ row: { index, editing }, column, label }: CellInputProps) {
  const { act, schema } = useVariantGridContext();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    const { length } = input.current?.value ?? '';
    input.current?.setSelectionRange(length, length);
  }, []);
  /** Closes the field; the focus goes to the cell, from where the grid moves it on. */
  const leave = (move?: { row: number; column: number }) => {
    isDone.current = true;
    const cell = input.current?.parentElement;
    act('stop-editing');
    cell?.focus({ preventScroll: true });
    if (move) act({ move: { row: index + move.row, column: column + move.column } });
  };
  const commit = (move?: { row: number; column: number }) => {
    act({ type: input.current?.value ?? '', at: { row: index, column } });
    leave(move);
  };
  const { id = '' } = schema.columns[column] ?? {};
  return (
    <input
      ref={input}
      type="text"
      aria-label={label}
      inputMode={getInputMode(id)}
      autoComplete="off"
      spellCheck={false}
      defaultValue={editing?.text}
      className={css.input}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={(event) => {
        if (isDone.current) return;
        isDone.current = true;
        act({ type: event.currentTarget.value, at: { row: index, column } });
        act('stop-editing');
      }}
      onKeyDown={(event) => {
        // Keys of the grid, such as the arrows, belong to the field now.
        event.stopPropagation();
        const step = event.shiftKey ? -1 : 1;
        if (event.key === 'Enter') commit({ row: step, column: 0 });
        else if (event.key === 'Tab') commit({ row: 0, column: step });
        else if (event.key === 'Escape') leave();
        else if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
          // The command with the same key follows, and saves what is typed, too.
          return commit();
        } else return;
        event.preventDefault();
      }}
    />
  );
}

/** Drags the range over further rows or columns. Keys do the same: fill down and fill right. */
function FillHandle() {
  const { grid, act, root } = useVariantGridContext();
  const source = useAtomValue(grid.rangeAtom);
  const getTarget = (event: PointerEvent): CellRange | undefined => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-row]');
    if (!(over instanceof HTMLElement) || !root.current?.contains(over)) return undefined;
    const row = Number(over.dataset.row);
    const column = Number(over.dataset.column);
    const beyondRows = Math.max(source.top - row, row - source.bottom, 0);
    const beyondColumns = Math.max(source.start - column, column - source.end, 0);
    if (beyondRows === 0 && beyondColumns === 0) return undefined;
    return beyondRows >= beyondColumns
      ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
      : { ...source, start: Math.min(source.start, column), end: Math.max(source.end, column) };
  };
  const setDragging = (isDragging: boolean) => {
    if (!root.current) return;
    if (isDragging) root.current.dataset.dragging = 'fill';
    else delete root.current.dataset.dragging;
  };
  return (
    <span
      aria-hidden="true"
      className={css.handle}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          act({ previewFill: getTarget(event) });
        }
      }}
      onPointerUp={(event) => {
        const target = getTarget(event);
        setDragging(false);
        act({ previewFill: undefined });
        if (target) act({ fill: target });
      }}
      onPointerCancel={() => {
        setDragging(false);
        act({ previewFill: undefined });
      }}
    />
  );
}
