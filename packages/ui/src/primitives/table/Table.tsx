'use client';

/** A data table: hairline rows, a sticky ink-ruled header, numbers at the end. */

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { classes } from '../../utils/classes.ts';
import { useOverflow } from '../../utils/hooks/use-overflow.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export interface TableRootProps extends ComponentProps<'div'> {
  /** Title of the table, which also names the scrollable region. */
  caption: ReactNode;
  /** Hides the caption visually, if a heading above has the same text. */
  captionHidden?: boolean;
}

/**
 * Rows on hairlines. If the table is wider than its container, or higher than the host's
 * `maxBlockSize`, it scrolls in a region that is reachable by keyboard.
 */
function Root({ caption, captionHidden, className, children, ...rest }: TableRootProps) {
  const table = useRef<HTMLTableElement>(null);
  // Can have the focus from the start: without scripts, it is not known whether it scrolls.
  const overflow = useOverflow(() => table.current?.parentElement, 'both');
  const captionId = useId();
  const scrolling = overflow && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 };
  return (
    <div
      {...scrolling}
      {...rest}
      data-overflow={overflow}
      className={classes(css.region, className)}
    >
      <table ref={table} className={css.table}>
        <caption id={captionId} className={captionHidden ? undefined : css.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** The row with the names of the columns. */
function Header(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

/** The rows. */
function Body(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/** Totals, below an ink rule. */
function Footer(props: ComponentProps<'tfoot'>) {
  return <tfoot {...props} />;
}

/** A row. */
function Row(props: ComponentProps<'tr'>) {
  return <tr {...props} />;
}

/** The content of a cell determines its alignment. */
interface Numeric {
  /** Aligns numbers and money at the end edge, so that their digits line up. */
  numeric?: boolean;
}

export interface TableHeaderProps extends ComponentProps<'th'>, Numeric {}

export interface TableCellProps extends ComponentProps<'td'>, Numeric {
  /** Allows text to wrap; the row grows. */
  wrap?: boolean;
}

/** The name of a column. */
function ColumnHeader({ numeric, className, ...rest }: TableHeaderProps) {
  return (
    <th
      scope="col"
      {...rest}
      data-numeric={numeric ? '' : undefined}
      className={classes(css.columnHeader, className)}
    />
  );
}

/** The cell that names its row. */
function RowHeader({ numeric, className, ...rest }: TableHeaderProps) {
  return (
    <th
      scope="row"
      {...rest}
      data-numeric={numeric ? '' : undefined}
      className={classes(css.rowHeader, className)}
    />
  );
}

/** A cell. */
function Cell({ numeric, wrap, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      data-numeric={numeric ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      className={classes(css.data, className)}
    />
  );
}

export { Body, Cell, ColumnHeader, Footer, Header, Root, Row, RowHeader };
