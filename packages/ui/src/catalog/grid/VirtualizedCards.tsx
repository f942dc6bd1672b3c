'use client';

import {
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer } from 'virtua';
import { countRowsFor, layoutRows } from './grid-rows.ts';
import * as css from './ProductGrid.css.ts';

/** Layout of a card grid. */
interface GridLayout {
  columns: number;
  /** About how high a row is with the gap below it, in px. */
  rowHeight: number;
}

/** The layout of a grid that the style sheet decides about; undefined until it is on the page. */
function useColumns(grid: RefObject<HTMLElement | null>): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const node = grid.current;
    if (!node) return;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(node);
      const columns = gridTemplateColumns.split(' ').length;
      const rows = Math.max(1, Math.ceil(node.childElementCount / columns));
      const gap = Number.parseFloat(rowGap) || 0;
      const rowHeight = Math.round((node.offsetHeight + gap) / rows);
      setLayout((before) =>
        before?.columns === columns && before.rowHeight === rowHeight
          ? before
          : { columns, rowHeight },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}

export interface VirtualizedCardsProps {
  count: number;
  features: ReadonlySet<number>;
  /** Number of first cards that stay mounted, for in-page search and screen readers. */
  findable: number;
  /** The card in its cell. */
  cell: (index: number) => ReactNode;
}

/**
 * A card list that mounts only the cards near the viewport, and the first ones. Uses roles instead
 * of list elements, because rows are between the list and its items.
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

/** A visible row does not render again when the next one is added. */
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
