/** Brings the first problem into sight and the focus to what mends it. */
export function leadToProblem(root: HTMLElement | null): void {
  lead(root?.querySelector<HTMLElement>('[data-cart-problem]'));
}

/** Brings a line into sight: the focus goes to what mends its problem, or to the line itself. */
export function leadToLine(root: HTMLElement | null, lineId: string): void {
  const line = root?.querySelector<HTMLElement>(`[data-line-id="${CSS.escape(lineId)}"]`);
  lead(line?.querySelector<HTMLElement>('[data-cart-problem]') ?? line);
}

function lead(place: HTMLElement | null | undefined): void {
  const line = place?.closest<HTMLElement>('[tabindex="-1"]');
  const mend = place === line ? null : place?.querySelector<HTMLElement>('button');
  (mend ?? line)?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}
