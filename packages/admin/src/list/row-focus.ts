'use client';

import { isFocusLost } from '@vitrine/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Marks the name link of each row; its value is the ID of the row. */
export const ROW_LINK = 'data-row-id';

const getLinks = (rows: HTMLElement | null) => [
  ...(rows?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? []),
];

/** Returns the ID of the row that has the focus. */
export const getFocusedRow = (): string | undefined => {
  const row = document.activeElement?.closest('tr');
  return row?.querySelector(`[${ROW_LINK}]`)?.getAttribute(ROW_LINK) ?? undefined;
};

/** Moves the focus to the name link of a row. */
export function focusRow(rows: HTMLElement | null, id: string): void {
  getLinks(rows)
    .find((link) => link.getAttribute(ROW_LINK) === id)
    ?.focus();
}

/**
 * Keeps the focus in the table when the focused row is removed: the row in its place gets it. The
 * button of a menu or of the bar may have been removed with the row.
 *
 * @param ids IDs of the visible rows
 */
export function useRowFocus(rows: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const before = useRef(ids);
  useEffect(() => {
    const previous = before.current;
    before.current = ids;
    if (ids.length >= previous.length) return;
    const current = new Set(ids);
    const index = previous.findIndex((id) => !current.has(id));
    const frame = requestAnimationFrame(() => {
      const links = getLinks(rows.current);
      if (isFocusLost() && index >= 0) links[Math.min(index, links.length - 1)]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Returns the ID of the first row. */
export const getFirstRow = (rows: HTMLElement | null): string | undefined =>
  getLinks(rows)[0]?.getAttribute(ROW_LINK) ?? undefined;
