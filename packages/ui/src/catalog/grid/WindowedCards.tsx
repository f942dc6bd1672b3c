import { memo, type ReactNode, useMemo, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';
import * as css from './ProductGrid.css.ts';
import { countRowsFor, layoutRows } from './rows.ts';
import { useColumns } from './use-columns.ts';

export interface VirtualizedCardsProps {
  count: number;
  features: ReadonlySet<number>;
  /** So many at the start are always on the page, for find-in-page and speech. */
  findable: number;
  /** The card in its cell. */
  cell: (index: number) => ReactNode;
}

/**
 * A list of cards of which only those near the window are on the page, beside the first ones. Roles
 * instead of list elements, for rows stand between the list and its items.
 */
export default function VirtualizedCards({
  count,
  features,
  findable,
  cell,
}: VirtualizedCardsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const layout = useColumns(grid);
  const columns = layout?.columns;
  const rows = useMemo(
    () => (columns === undefined ? [] : layoutRows(count, features, columns)),
    [count, features, columns],
  );
  const first = countRowsFor(rows, findable);
  const firstCells = columns === undefined ? findable : rows.slice(0, first).flat().length;
  const offscreen = useMemo(() => rows.slice(first), [rows, first]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between this list and its items.
    <div role="list">
      <div ref={grid} className={css.grid}>
        {Array.from({ length: Math.min(firstCells, count) }, (_, index) => cell(index))}
      </div>
      {layout && (
        <div className={css.offscreen}>
          <WindowVirtualizer data={offscreen} itemSize={layout.rowHeight}>
            {(row) => <Row key={row[0]} row={row} cell={cell} />}
          </WindowVirtualizer>
        </div>
      )}
    </div>
  );
}

/** A row that is in sight already is not drawn again when the next one comes. */
const Row = memo(function Row({
  row,
  cell,
}: {
  row: readonly number[];
  cell: VirtualizedCardsProps['cell'];
}) {
  return (
    <div className={css.offscreenRow}>
      <div className={css.grid}>{row.map((index) => cell(index))}</div>
    </div>
  );
});
