/** The words of the option that a combobox points at. */
export function pointedAt(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
}
