const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a cached number format for a locale: creating one costs more than using it.
 *
 * @throws {RangeError} for a currency or unit that does not exist.
 */
export function getNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}
