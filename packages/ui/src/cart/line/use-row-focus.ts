'use client';

import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../utils/is-focus-lost.ts';

const findUndo = (row: Element) => row.querySelector<HTMLElement>('fieldset > button');

const findLine = (row: Element) => row.querySelector<HTMLElement>('[tabindex="-1"]');

/** Returns the focus target in a changed row: the undo of a removed line, otherwise the line. */
const target = (row: Element) => findUndo(row) ?? findLine(row);

/** Returns the focus target in a row next to a removed one: its remove or undo button. */
const getNeighborTarget = (row: Element) =>
  findUndo(row) ??
  row.querySelector<HTMLElement>('button[data-remove-trigger], [data-remove-trigger] button') ??
  findLine(row);

/** Whether the focused element has been removed, or is about to be removed with this row. */
function isLost(row: Element): boolean {
  return isFocusLost() || row.contains(document.activeElement);
}

/** Moves the focus to the heading of the cart around an element, or to the cart where it has none. */
export function focusCart(element: Element): void {
  const root = element.closest<HTMLElement>('[data-cart-root]');
  const heading = root?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? root)?.focus();
}

/**
 * Preserves the focus in the list: when a row changes to its placeholder or back, on that; when a
 * focused row is removed, on the remove button of the next row, otherwise of the previous one,
 * otherwise on the cart.
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
