import type { RowUpdate } from '@vitrine/atoms';
import type { ReactNode, RefCallback, RefObject } from 'react';

/** What a row of a virtual list passes to its `tr`, so that its place and height are known. */
export interface VirtualRowProps {
  ref?: RefCallback<HTMLTableRowElement>;
  'data-index'?: number;
  'aria-rowindex'?: number;
}

export interface ListRowsProps<Item> {
  items: readonly Item[];
  getId: (item: Item) => string;
  /** The element that contains the rows. */
  rows: RefObject<HTMLElement | null>;
  /** Number of rows in all pages. */
  total: number;
  /** Usual height of a row, in px. */
  rowHeight: number;
  /** Renders a row; `index` and `measure` are undefined in a list that is not virtual. */
  renderRow: (item: Item, index?: number, measure?: RefCallback<HTMLTableRowElement>) => ReactNode;
  /** The visible columns of a table. */
  columns?: readonly unknown[];
  /** Indexes of rows that stay in the page. By default, the focused row and its neighbors. */
  kept?: readonly number[];
  /** Renders the space of rows that are not in the page; by default, a row of a table. */
  renderSpacer?: (height: number) => ReactNode;
}

/** A row and the rows next to it, which keys move to. */
export const withNeighbors = (index: number): readonly number[] => [index - 1, index, index + 1];

/** What a row of an owner's list knows of the list. */
export interface ListRowProps<Item, Column> {
  /** The visible rows, for a selection with Shift. */
  rows: readonly Item[];
  isSelected: boolean;
  /** The visible columns in their order. */
  columns: readonly Column[];
  /** Who has just changed it. */
  update: RowUpdate | undefined;
  /** Its place in a virtual list. */
  index: number | undefined;
  measure: RefCallback<HTMLTableRowElement> | undefined;
}

/** Returns the attributes of a row’s `tr` in a virtual list; none in another. */
export const getVirtualRowProps = (
  index: number | undefined,
  measure: RefCallback<HTMLTableRowElement> | undefined,
): VirtualRowProps =>
  index === undefined || !measure
    ? {}
    : // The header is the first row.
      { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 };
