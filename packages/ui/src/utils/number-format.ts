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

/**
 * Returns the number format of a currency in a locale; null for a currency code that does not exist,
 * which a platform may send.
 */
export function getCurrencyFormat(
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat | null {
  try {
    return getNumberFormat(locale, { ...options, style: 'currency', currency });
  } catch {
    return null;
  }
}

/**
 * Returns the sign of a currency in a locale, such as `€`, or its code if it has none; undefined
 * without a currency.
 */
export function getCurrencySign(currency: string | undefined, locale: string): string | undefined {
  if (!currency) return undefined;
  const parts = getCurrencyFormat(locale, currency)?.formatToParts(0);
  return parts?.find(({ type }) => type === 'currency')?.value ?? currency;
}
