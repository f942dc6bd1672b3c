/** Brings the first problem into sight and the focus to what mends it. */
export function focusFirstProblem(root: HTMLElement | null): void {
  focusFixOrLine(root?.querySelector<HTMLElement>('[data-cart-problem]'));
}

/** Brings a line into sight: the focus goes to what mends its problem, or to the line itself. */
export function focusLine(root: HTMLElement | null, lineId: string): void {
  const line = root?.querySelector<HTMLElement>(`[data-line-id="${CSS.escape(lineId)}"]`);
  focusFixOrLine(line?.querySelector<HTMLElement>('[data-cart-problem]') ?? line);
}

function focusFixOrLine(place: HTMLElement | null | undefined): void {
  const line = place?.closest<HTMLElement>('[tabindex="-1"]');
  const fixButton = place === line ? null : place?.querySelector<HTMLElement>('button');
  (fixButton ?? line)?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}
