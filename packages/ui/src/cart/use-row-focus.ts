import { useLayoutEffect, useRef } from 'react';

/** Where the focus goes in a row: the undo of a removed line, else the line itself. */
const target = (row: Element) =>
  row.querySelector<HTMLElement>('fieldset > button') ??
  row.querySelector<HTMLElement>('[tabindex="-1"]');

/** Whether what had the focus is gone, or about to go with this row. */
function isLost(row: Element): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || row.contains(activeElement);
}

/**
 * Keeps the focus in the list: when a row turns into its stub or back, on that; when a row goes
 * with the focus in it, on the next row, else the one before, else on what is around the list.
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
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const next = neighbour ? target(neighbour) : element.closest<HTMLElement>('[data-cart-root]');
      next?.focus();
    };
  }, []);

  return row;
}
