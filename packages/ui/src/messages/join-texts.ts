const separators = new Map<string, string>();

/** Returns what separates the items of a list in the locale: `, ` or `، `. */
export function getListSeparator(locale: string): string {
  let separator = separators.get(locale);
  if (separator === undefined) {
    const parts = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['1', '2', '3']);
    separator = parts.find(({ type }) => type === 'literal')?.value ?? ', ';
    separators.set(locale, separator);
  }
  return separator;
}

/**
 * Joins the parts of a label with the locale's comma; a list without “and”. Empty parts are left
 * out.
 *
 * @example joinTexts(['Chalk', '15 cm'], 'en'); // "Chalk, 15 cm"
 */
export const joinTexts = (
  texts: readonly (string | null | undefined | false)[],
  locale: string,
): string => texts.filter(Boolean).join(getListSeparator(locale));
