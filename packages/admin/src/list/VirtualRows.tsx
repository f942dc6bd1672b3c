'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useMemo, useState } from 'react';
import { getFocusedRow } from './row-focus.ts';
import type { ListRowsProps } from './virtual-row.ts';

// The reasons: docs/decisions/0147-virtualize-long-tables-with-tanstack-virtual.md

/** Rows above and below the viewport. */
const OVERSCAN = 12;

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
}: ListRowsProps<Item>) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const indexes = useMemo(
    () => new Map(items.map((item, index) => [getId(item), index])),
    [items, getId],
  );
  useLayoutEffect(() => {
    const body = rows.current;
    if (!body) return;
    const measure = () => setScrollMargin(Math.round(body.getBoundingClientRect().top + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [rows]);
  useLayoutEffect(() => {
    const table = rows.current?.closest('table');
    table?.setAttribute('aria-rowcount', String(total + 1));
    return () => table?.removeAttribute('aria-rowcount');
  }, [rows, total]);

  const getIndexes = (range: Range) => {
    const focused = indexes.get(getFocusedRow() ?? '');
    const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1];
    return [...new Set([0, ...kept, ...defaultRangeExtractor(range)])]
      .filter((index) => index >= 0 && index < items.length)
      .sort((one, other) => one - other);
  };
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...{ count: items.length, scrollMargin, overscan: OVERSCAN, rangeExtractor: getIndexes },
    estimateSize: () => rowHeight,
    getItemKey: (index) => getId(items[index] as Item),
    useFlushSync: false,
  });
  let end = scrollMargin;
  const shown = virtualizer.getVirtualItems().map(({ key, index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return (
      <Fragment key={key}>
        <Spacer height={gap} />
        {renderRow(items[index] as Item, index, virtualizer.measureElement)}
      </Fragment>
    );
  });
  return (
    <>
      {shown}
      <Spacer height={virtualizer.getTotalSize() + scrollMargin - end} />
    </>
  );
}

/** The space of rows that are not in the page. */
function Spacer({ height }: { height: number }) {
  if (height < 1) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable.
    <tr aria-hidden="true">
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}
