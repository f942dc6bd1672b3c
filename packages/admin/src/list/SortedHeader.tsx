'use client';

import { Icon, Table, VisuallyHidden } from '@vitrine/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import * as css from './SortedHeader.css.ts';

interface SortedHeaderProps {
  /** The field that the column is sorted by. */
  field: string;
  /** The column's name. */
  column: string;
  /** Accessible name of the button, such as “Sort by date”. */
  sortLabel: string;
  /** The list's sort order, such as `created:desc`. */
  sort: string;
  onSort: (sort: string) => void;
  /** The direction of the first press. Default `asc`. */
  first?: 'asc' | 'desc';
  numeric?: boolean;
  className: string | undefined;
}

/** The header of a column that sorts the list by it, and by another press in the other direction. */
export function SortedHeader({
  field,
  column,
  sortLabel,
  sort,
  onSort,
  first = 'asc',
  numeric,
  className,
}: SortedHeaderProps) {
  const [current, direction] = sort.split(':');
  const isSorted = current === field;
  const isAscending = direction === 'asc';
  const other = isAscending ? 'desc' : 'asc';
  return (
    <Table.ColumnHeader
      numeric={numeric}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
      className={className}
    >
      <button
        type="button"
        className={css.button}
        onClick={() => onSort(`${field}:${isSorted ? other : first}`)}
      >
        <span aria-hidden="true">{column}</span>
        <VisuallyHidden>{sortLabel}</VisuallyHidden>
        {isSorted && <Icon as={isAscending ? ArrowUp : ArrowDown} size="small" />}
      </button>
    </Table.ColumnHeader>
  );
}
