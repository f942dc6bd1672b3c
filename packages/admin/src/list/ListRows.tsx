'use client';

import { lazy, Suspense } from 'react';
import type { ListRowsProps } from './virtual-row.ts';

/** Rows from which only those near the viewport are in the page. */
const VIRTUAL_FROM = 200;

const AllRows = <Item,>({ items, renderRow }: ListRowsProps<Item>) => (
  <>{items.map((item) => renderRow(item))}</>
);

const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').catch(() => ({ default: AllRows })),
) as typeof AllRows;

/** The rows of a table: all of them, or beyond 200, only those near the viewport. */
export function ListRows<Item>(props: ListRowsProps<Item>) {
  const { items, renderRow } = props;
  if (items.length <= VIRTUAL_FROM) return <AllRows {...props} />;
  return (
    <Suspense fallback={items.slice(0, VIRTUAL_FROM).map((item) => renderRow(item))}>
      <VirtualRows {...props} />
    </Suspense>
  );
}
