'use client';

import type { RowSelectionChange } from '@vitrine/atoms';
import { Checkbox, Table, VisuallyHidden } from '@vitrine/ui';
import { useRef } from 'react';

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
