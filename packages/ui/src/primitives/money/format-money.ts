import { getCurrencyFormat, getNumberFormat } from '../../utils/number-format.ts';

/** An amount of money as returned by the platform. */
export interface MoneyValue {
  /** A decimal string such as `"24.50"`: never a float, so that no cent is lost. */
  amount: string;
  /** ISO 4217 code. */
  currency: string;
  /**
   * The platform's formatted amount with currency symbol. It takes precedence over local
   * formatting.
   */
  formatted?: string;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Formats money for the locale, to the last digit of the decimal string. An unknown currency code
 * follows the number.
 *
 * @returns `undefined` if there is no amount.
 */
export function formatMoney(value: MoneyValue | undefined, locale: string): string | undefined {
  if (!value) return undefined;
  if (value.formatted) return value.formatted;
  if (!decimal.test(value.amount)) return undefined;
  // Validated above: digits with at most one decimal point, which Intl formats without converting
  // to a float.
  const amount = value.amount as Intl.StringNumericLiteral;
  const format = getCurrencyFormat(locale, value.currency);
  if (format) return format.format(amount);
  return `${getNumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)} ${value.currency}`.trim();
}

/** The parts of an amount of money, for a host's own layout. */
export interface MoneyParts {
  /** The whole amount as `Money` shows it. */
  text: string;
  /** The symbol of the currency, or its code if it has none: `€`, `CHF`. */
  currency: string;
  /** The minus sign; empty for other amounts. */
  sign: string;
  /** The digits before the decimal separator, with group separators. */
  integer: string;
  /** The decimal separator; empty without decimals. */
  decimal: string;
  /** The digits after the decimal separator; empty without decimals. */
  fraction: string;
  /** The parts of `Intl.NumberFormat` in the order of the locale, including its spaces. */
  parts: readonly Intl.NumberFormatPart[];
}

/**
 * Returns the parts of an amount of money in the locale. They are computed from `amount` and
 * `currency`, because the platform's formatted text has no parts.
 *
 * @returns `undefined` if there is no amount or its currency code is unknown.
 */
export function getMoneyParts(
  value: MoneyValue | undefined,
  locale: string,
): MoneyParts | undefined {
  const text = formatMoney(value, locale);
  if (!value || text === undefined || !decimal.test(value.amount)) return undefined;
  const format = getCurrencyFormat(locale, value.currency);
  if (!format) return undefined;
  const parts = format.formatToParts(value.amount as Intl.StringNumericLiteral);
  const join = (...types: Intl.NumberFormatPart['type'][]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map((part) => part.value)
      .join('');
  return {
    text,
    parts,
    currency: join('currency'),
    sign: join('minusSign'),
    integer: join('integer', 'group'),
    decimal: join('decimal'),
    fraction: join('fraction'),
  };
}

/**
 * Formats a price range for the locale: “€18.00 – €56.00”. Always formatted here: the platform
 * returns no text for ranges.
 *
 * @returns `undefined` if either is missing, both are equal, or their currencies differ.
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
  const format = getCurrencyFormat(locale, least.currency);
  if (!format || format.format(from) === format.format(to)) return undefined;
  return format.formatRange(from, to);
}
