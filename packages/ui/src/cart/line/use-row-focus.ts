import { useLayoutEffect, useRef } from 'react';

const findUndo = (row: Element) => row.querySelector<HTMLElement>('fieldset > button');

const findLine = (row: Element) => row.querySelector<HTMLElement>('[tabindex="-1"]');

/** Where the focus goes in a row that has changed: the undo of a removed line, else the line. */
const target = (row: Element) => findUndo(row) ?? findLine(row);

/** Where the focus goes in a row beside one that has gone: what takes it out, or puts it back. */
const getNeighborTarget = (row: Element) =>
  findUndo(row) ??
  row.querySelector<HTMLElement>('button[data-remove-trigger], [data-remove-trigger] button') ??
  findLine(row);

/** Whether what had the focus is gone, or about to go with this row. */
function isLost(row: Element): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || row.contains(activeElement);
}

/** Moves the focus to the heading of the cart around an element, or to the cart where it has none. */
export function focusCart(element: Element): void {
  const root = element.closest<HTMLElement>('[data-cart-root]');
  const heading = root?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? root)?.focus();
}

/**
 * Keeps the focus in the list: when a row turns into its stub or back, on that; when a row goes
 * with the focus in it, on the way out of the next row, else of the one before, else on the cart.
 */
export function useRowFocus(isRemoved: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const was = useRef(isRemoved);

  useLayoutEffect(() => {
    if (was.current === isRemoved) return;
    was.current = isRemoved;
    if (row.current && isLost(row.current)) target(row.current)?.focus();
  }, [isRemoved]);

  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbor = element.nextElementSibling ?? element.previousElementSibling;
      if (neighbor) getNeighborTarget(neighbor)?.focus();
      else focusCart(element);
    };
  }, []);

  return row;
}
