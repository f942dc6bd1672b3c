'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { getFocusedRow } from './row-focus.ts';
import { type ListRowsProps, withNeighbors } from './virtual-row.ts';

// The reasons: docs/decisions/0147-virtualize-long-tables-with-tanstack-virtual.md

/** Rows above and below the viewport. */
const OVERSCAN = 8;

/**
 * Keeps the widths that the first rows give the columns of a table: otherwise each row that comes or goes
 * moves all of them.
 */
function useFixedColumns(rows: RefObject<HTMLElement | null>, columns: readonly unknown[]): void {
  useEffect(() => {
    const table = rows.current?.closest('table');
    const cells = [...(table?.tHead?.rows[0]?.cells ?? [])];
    if (!table || cells.length === 0) return;
    let fixedAt = 0;
    const free = () => {
      table.style.tableLayout = '';
      for (const { style } of cells) Object.assign(style, { boxSizing: '', inlineSize: '' });
    };
    const fix = () => {
      if (table.offsetWidth === fixedAt) return;
      free();
      fixedAt = table.offsetWidth;
      // In a narrow container, rows have lines instead of columns.
      if (cells[0]?.offsetWidth === 0) return;
      const widths = cells.map((cell) => cell.getBoundingClientRect().width);
      for (const [index, { style }] of cells.entries()) {
        Object.assign(style, { boxSizing: 'border-box', inlineSize: `${widths[index]}px` });
      }
      table.style.tableLayout = 'fixed';
    };
    const observer = new ResizeObserver(fix);
    observer.observe(table);
    return () => {
      observer.disconnect();
      free();
    };
  }, [rows, ...columns]);
}

/**
 * The rows near the viewport, with spacers for the others. The row that has the focus and its
 * neighbors stay, so that arrow keys go on from it after scrolling.
 */
export default function VirtualRows<Item>({
  items,
  getId,
  rows,
  total,
  rowHeight,
  renderRow,
  columns = [],
  kept,
  renderSpacer = (height) => <Spacer height={height} />,
}: ListRowsProps<Item>) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const indexes = useMemo(
    () => new Map(items.map((item, index) => [getId(item), index])),
    [items, getId],
  );
  // No layout effects in this file: they run before React sets `rows`, if the table is rendered together
  // with its rows, as for a list that an owner returns to.
  useEffect(() => {
    const body = rows.current;
    if (!body) return;
    const measure = () => setScrollMargin(Math.round(body.getBoundingClientRect().top + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [rows]);
  useEffect(() => {
    const table = rows.current?.closest('table');
    table?.setAttribute('aria-rowcount', String(total + 1));
    return () => table?.removeAttribute('aria-rowcount');
  }, [rows, total]);

  useFixedColumns(rows, columns);

  const getIndexes = (range: Range) => {
    const focused = indexes.get(getFocusedRow() ?? '');
    const stay = kept ?? (focused === undefined ? [] : withNeighbors(focused));
    return [...new Set([0, ...stay, ...defaultRangeExtractor(range)])]
      .filter((index) => index >= 0 && index < items.length)
      .sort((one, other) => one - other);
  };
  // Another function would make the virtualizer compute the places of all rows again.
  const getItemKey = useCallback((index: number) => getId(items[index] as Item), [items, getId]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...{ count: items.length, scrollMargin, overscan: OVERSCAN, rangeExtractor: getIndexes },
    estimateSize: () => rowHeight,
    getItemKey,
    useFlushSync: false,
  });
  let end = scrollMargin;
  const shown = virtualizer.getVirtualItems().map(({ key, index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return (
      <Fragment key={key}>
        {gap >= 1 && renderSpacer(gap)}
        {renderRow(items[index] as Item, index, virtualizer.measureElement)}
      </Fragment>
    );
  });
  const rest = virtualizer.getTotalSize() + scrollMargin - end;
  return (
    <>
      {shown}
      {rest >= 1 && renderSpacer(rest)}
    </>
  );
}

/** The space of a table's rows that are not in the page. */
function Spacer({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable.
    <tr aria-hidden="true">
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}
