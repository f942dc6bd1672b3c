/** Returns the label of a combobox's active option. */
export function pointedAt(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
}
