/** Marks the name link of each row; its value is the number of the order. */
export const ROW_LINK = 'data-order-number';

const getLinks = (rows: HTMLElement | null) => [
  ...(rows?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? []),
];

/** Returns the number of the order whose row has the focus. */
export const getFocusedRow = (): string | undefined => {
  const row = document.activeElement?.closest('tr');
  return row?.querySelector(`[${ROW_LINK}]`)?.getAttribute(ROW_LINK) ?? undefined;
};

/** Moves the focus to the name link of an order's row. */
export function focusRow(rows: HTMLElement | null, orderNumber: string): void {
  getLinks(rows)
    .find((link) => link.getAttribute(ROW_LINK) === orderNumber)
    ?.focus();
}

/** Moves the focus to the row at an index, or to the last one; returns whether there is one. */
export function focusRowAt(rows: HTMLElement | null, index: number): boolean {
  const links = getLinks(rows);
  const link = links[Math.min(index, links.length - 1)];
  link?.focus();
  return link !== undefined;
}
