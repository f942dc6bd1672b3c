/** An amount of money as the platform tells it. */
export interface MoneyValue {
  /** A decimal string such as `"24.50"`: never a float, so that no cent is lost. */
  amount: string;
  /** ISO 4217 code. */
  currency: string;
  /** As the platform writes it, with its sign. It wins over what is written here. */
  formatted?: string;
}

const decimal = /^-?\d+(\.\d+)?$/;
const formats = new Map<string, Intl.NumberFormat | null>();

/** How a currency is written in a locale; `null` for a code that is no currency. */
function getFormat(locale: string, currency: string): Intl.NumberFormat | null {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    try {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    } catch {
      format = null;
    }
    formats.set(key, format);
  }
  return format;
}

/**
 * Money in words of the locale, to the last digit of the decimal string. A code that is no
 * currency is written behind the number.
 *
 * @returns `undefined` when there is no amount to write.
 */
export function formatMoney(value: MoneyValue | undefined, locale: string): string | undefined {
  if (!value) return undefined;
  if (value.formatted) return value.formatted;
  if (!decimal.test(value.amount)) return undefined;
  // Checked above: digits with at most one point, which Intl reads without going through a float.
  const amount = value.amount as Intl.StringNumericLiteral;
  const format = getFormat(locale, value.currency);
  if (format) return format.format(amount);
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)} ${value.currency}`.trim();
}

/**
 * From the least to the most in words of the locale: “€18.00 – €56.00”. Written here always: the
 * platform has no words for a range.
 *
 * @returns `undefined` when either is missing, both are the same, or their currencies differ.
 */
export function formatMoneyRange(
  least: MoneyValue | undefined,
  most: MoneyValue | undefined,
  locale: string,
): string | undefined {
  if (!least || !most || least.currency !== most.currency) return undefined;
  if (!decimal.test(least.amount) || !decimal.test(most.amount)) return undefined;
  const from = least.amount as Intl.StringNumericLiteral;
  const to = most.amount as Intl.StringNumericLiteral;
  const format = getFormat(locale, least.currency);
  if (!format || format.format(from) === format.format(to)) return undefined;
  return format.formatRange(from, to);
}
