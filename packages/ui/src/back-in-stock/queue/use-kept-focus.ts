import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** On the one stop of the keyboard in each row; its value tells the row. */
export const ROW_STOP = 'data-request';

interface KeptFocusOptions {
  /** The rows on show, by what tells them apart. */
  rows: readonly string[];
  /** A layer over the rows has the focus, and gives it back. */
  isCovered: boolean;
}

/**
 * Keeps the keyboard's place in rows that come and go: when the row that has the focus is taken
 * away, the stop of the row in its place has it, and the rows themselves after the last one.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  { rows, isCovered }: KeptFocusOptions,
) {
  const held = useRef<{ row: string; place: number }>(undefined);

  const restore = () => {
    if (!held.current || document.activeElement !== document.body) return;
    const stops = root.current?.querySelectorAll<HTMLElement>(`[${ROW_STOP}]`) ?? [];
    const next = stops[Math.min(held.current.place, stops.length - 1)];
    held.current = undefined;
    (next ?? root.current)?.focus();
  };

  useEffect(() => {
    if (held.current && !rows.includes(held.current.row)) restore();
  });

  return {
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.getAttribute(ROW_STOP);
        held.current = row ? { row, place: rows.indexOf(row) } : undefined;
      },
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.isConnected && !isCovered) held.current = undefined;
      },
    },
    /** For the layer: its row may have gone while it had the focus. */
    restore,
  };
}
