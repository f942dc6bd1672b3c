'use client';

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Marks the single tab stop of each row; its value is the row's id. */
export const ROW_FOCUS_ATTRIBUTE = 'data-request-id';

/**
 * Preserves the keyboard focus in changing rows: when the focused row is removed, the tab stop of
 * the row in its position gets the focus, or the list itself after the last row. If a row's menu or
 * dialog has the focus meanwhile, call `restore` when it has closed.
 */
export function useListFocus(root: RefObject<HTMLElement | null>) {
  const focusedRow = useRef<{ row: string; index: number }>(undefined);
  const isInside = (node: EventTarget) => node instanceof Node && root.current?.contains(node);
  const stops = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[${ROW_FOCUS_ATTRIBUTE}]`) ?? []),
  ];

  const rememberFocus = (row: string) => {
    const index = stops().findIndex((stop) => stop.getAttribute(ROW_FOCUS_ATTRIBUTE) === row);
    focusedRow.current = { row, index };
  };

  const restore = () => {
    const { current: last } = focusedRow;
    if (!last || document.activeElement !== document.body) return;
    const left = stops();
    if (left.some((stop) => stop.getAttribute(ROW_FOCUS_ATTRIBUTE) === last.row)) return;
    focusedRow.current = undefined;
    (left[Math.min(last.index, left.length - 1)] ?? root.current)?.focus();
  };

  useEffect(restore);

  return {
    handlers: {
      // Layers are elsewhere in the DOM, but their React events arrive here.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!isInside(target)) return;
        const row = target.getAttribute(ROW_FOCUS_ATTRIBUTE);
        if (row) rememberFocus(row);
        else focusedRow.current = undefined;
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isInside(target) || relatedTarget?.closest('[role=menu], [role=alertdialog]')) return;
        // A press outside of the rows ends the tracking; the removal of a row does not.
        queueMicrotask(() => {
          const isLeft = relatedTarget ?? document.activeElement === document.body;
          if (target.isConnected && isLeft) focusedRow.current = undefined;
        });
      },
    },
    /** For a layer of a row, which gets the focus before its row does. */
    rememberFocus,
    /** For a layer that had the focus as its row went. */
    restore,
  };
}
