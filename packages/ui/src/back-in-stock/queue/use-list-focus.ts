import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** On the one stop of the keyboard in each row; its value tells the row. */
export const ROW_FOCUS_ATTRIBUTE = 'data-request-id';

/**
 * Keeps the keyboard's place in rows that come and go: when the row that had the focus is taken
 * away, the stop of the row in its place has it, and the rows themselves after the last one. A menu
 * or a dialog of a row may have the focus meanwhile: then `restore` is called when it has gone.
 */
export function useListFocus(root: RefObject<HTMLElement | null>) {
  const focusedRow = useRef<{ row: string; place: number }>(undefined);
  const isInside = (node: EventTarget) => node instanceof Node && root.current?.contains(node);
  const stops = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[${ROW_FOCUS_ATTRIBUTE}]`) ?? []),
  ];

  const rememberFocus = (row: string) => {
    const place = stops().findIndex((stop) => stop.getAttribute(ROW_FOCUS_ATTRIBUTE) === row);
    focusedRow.current = { row, place };
  };

  const restore = () => {
    const { current: last } = focusedRow;
    if (!last || document.activeElement !== document.body) return;
    const left = stops();
    if (left.some((stop) => stop.getAttribute(ROW_FOCUS_ATTRIBUTE) === last.row)) return;
    focusedRow.current = undefined;
    (left[Math.min(last.place, left.length - 1)] ?? root.current)?.focus();
  };

  useEffect(restore);

  return {
    handlers: {
      // Layers stand elsewhere in the page, and their events come here all the same.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!isInside(target)) return;
        const row = target.getAttribute(ROW_FOCUS_ATTRIBUTE);
        if (row) rememberFocus(row);
        else focusedRow.current = undefined;
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isInside(target) || relatedTarget?.closest('[role=menu], [role=alertdialog]')) return;
        // Who presses beside the rows has left them; a row that is taken away has not been left.
        queueMicrotask(() => {
          const isLeft = relatedTarget ?? document.activeElement === document.body;
          if (target.isConnected && isLeft) focusedRow.current = undefined;
        });
      },
    },
    /** For a layer of a row, which takes the focus before its row has it. */
    rememberFocus,
    /** For a layer that had the focus as its row went. */
    restore,
  };
}
