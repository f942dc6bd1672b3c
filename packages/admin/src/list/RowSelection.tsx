'use client';

import type { RowSelectionChange } from '@vitrine/atoms';
import { Checkbox, Table, VisuallyHidden } from '@vitrine/ui';
import { useRef } from 'react';
import { ActionBarButton } from '../frame/ActionBar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './List.css.ts';

interface RowCheckboxProps<Item> {
  item: Item;
  /** The visible rows, for a selection with Shift. */
  rows: readonly Item[];
  isSelected: boolean;
  change: (change: RowSelectionChange<Item>) => void;
  /** Accessible name. */
  label: string;
  className: string;
}

/** The cell that selects a row; with Shift, all rows from the last selected one. */
export function RowCheckbox<Item>({
  item,
  rows,
  isSelected,
  change,
  label,
  className,
}: RowCheckboxProps<Item>) {
  const hasShift = useRef(false);
  return (
    <Table.Cell role="cell" className={className}>
      <Checkbox
        checked={isSelected}
        onClick={(event) => {
          hasShift.current = event.shiftKey;
        }}
        onCheckedChange={() => change({ toggle: item, ...(hasShift.current && { rows }) })}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </Table.Cell>
  );
}

interface PageCheckboxProps<Item> extends Omit<RowCheckboxProps<Item>, 'item' | 'isSelected'> {
  /** How many of the rows are selected. */
  selectedCount: number;
}

/** The column header that selects all visible rows. */
export function PageCheckbox<Item>({
  rows,
  selectedCount,
  change,
  label,
  className,
}: PageCheckboxProps<Item>) {
  const areAllSelected = rows.length > 0 && selectedCount === rows.length;
  return (
    <Table.ColumnHeader className={className}>
      <Checkbox
        checked={areAllSelected || (selectedCount > 0 && 'indeterminate')}
        onCheckedChange={() => change({ rows, on: !areAllSelected })}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </Table.ColumnHeader>
  );
}

/** A list whose selection can have all matching rows; its messages begin with `admin.` and this name. */
type ListArea = 'orders' | 'products';

interface SelectionMessageProps {
  area: ListArea;
  count: number;
  /** When all matching rows were read, in milliseconds. */
  completeAt: number | undefined;
}

/** How many rows are selected, for the bar of a list. */
export function SelectionMessage({ area, count, completeAt }: SelectionMessageProps) {
  const t = useAdminTranslate();
  const { time } = useMomentFormats();
  if (completeAt !== undefined) {
    return t(`admin.${area}.allSelected`, { count, time: time(new Date(completeAt)) });
  }
  return (
    <>
      <span className={css.onlyWide}>{t(`admin.${area}.selected`, { count })}</span>
      <span className={css.onlyNarrow}>{t(`admin.${area}.selectedShort`, { count })}</span>
    </>
  );
}

interface SelectAllButtonProps {
  area: ListArea;
  /** How many rows match. */
  total: number;
  actions: { selectAll: () => Promise<void>; isSelectingAll: boolean };
}

/**
 * Selects all rows that match, also those of other pages. It goes away then, so put it first in the
 * bar: the buttons after it stay under the pointer.
 */
export function SelectAllButton({ area, total, actions }: SelectAllButtonProps) {
  const t = useAdminTranslate();
  return (
    <ActionBarButton
      emphasis="link"
      className={css.onlyWide}
      pending={actions.isSelectingAll}
      onClick={() => void actions.selectAll()}
    >
      {actions.isSelectingAll
        ? t(`admin.${area}.selectingAll`)
        : t(`admin.${area}.selectAll`, { count: total })}
    </ActionBarButton>
  );
}
