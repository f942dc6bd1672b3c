/** One value of a list that can be searched. */
export interface ComboboxOption {
  /** Unique in the list; the value of the field. */
  value: string;
  /** Text that is shown and searched. */
  label: string;
  /** Whether it is shown but can't be chosen. */
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
  const normalizedQuery = normalizeText(query);
  if (!normalizedQuery) return options;
  const ranks: ComboboxOption[][] = [[], [], []];
  for (const option of options) {
    const score = rank(normalizeText(option.label), normalizedQuery);
    if (score >= 0) ranks[score]?.push(option);
  }
  return ranks.flat();
}

function rank(label: string, query: string): number {
  const at = label.indexOf(query);
  if (at <= 0) return at;
  return isWordStart(label, query, at) ? 1 : 2;
}

function isWordStart(label: string, query: string, first: number): boolean {
  for (let at = first; at > 0; at = label.indexOf(query, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true;
  }
  return false;
}
