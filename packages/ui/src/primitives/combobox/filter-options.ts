/** One value of a list that can be searched. */
export interface ComboboxOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The form of a text in which case and accents make no difference: `Århus` is `arhus`. */
export function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Returns the options whose label contains the typed text: first labels that begin with it, then
 * labels with a word that does. Within each group the order stays.
 */
export function filterOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const wanted = normalizeText(query);
  if (!wanted) return options;
  const ranks: ComboboxOption[][] = [[], [], []];
  for (const option of options) {
    const place = rank(normalizeText(option.label), wanted);
    if (place >= 0) ranks[place]?.push(option);
  }
  return ranks.flat();
}

function rank(label: string, wanted: string): number {
  const at = label.indexOf(wanted);
  if (at <= 0) return at;
  return isWordStart(label, wanted, at) ? 1 : 2;
}

function isWordStart(label: string, wanted: string, first: number): boolean {
  for (let at = first; at > 0; at = label.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true;
  }
  return false;
}
