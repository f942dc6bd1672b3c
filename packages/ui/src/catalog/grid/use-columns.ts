import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a grid of cards is laid out where it stands. */
export interface GridLayout {
  columns: number;
  /** About how high a row is with the gap below it, in px. */
  rowHeight: number;
}

/** The layout of a grid that the style sheet decides about; undefined until it is on the page. */
export function useColumns(grid: RefObject<HTMLElement | null>): GridLayout | undefined {
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
