/** Digits of a script follow each other from zero, so the zero is where they begin. */
function getDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Converts digits of any script to `0` to `9`, and removes direction marks. */
export const inLatinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, getDigit)
    .trim();

interface NumberSymbols {
  decimal: string;
  group: string;
  minus: string;
  /** The digits from 0 to 9. */
  digits: readonly string[];
}

/** The symbols of the locales in use: creating a format costs more than using it. */
const symbols = new Map<string, NumberSymbols>();

function getNumberSymbols(locale: string): NumberSymbols {
  const known = symbols.get(locale) ?? readNumberSymbols(locale);
  symbols.set(locale, known);
  return known;
}

function readNumberSymbols(locale: string): NumberSymbols {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-1_234_567.5);
  const sign = (type: Intl.NumberFormatPartTypes) =>
    (parts.find((part) => part.type === type)?.value ?? '')
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '');
  return {
    decimal: sign('decimal') || '.',
    group: sign('group'),
    minus: sign('minusSign'),
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
  };
}

/** Removes group separators in valid positions: three digits at the end, two or three before. */
function ungrouped(integer: string, group: string): string | undefined {
  if (!group || !integer.includes(group)) return integer;
  const [first = '', ...groups] = integer.split(group);
  const formed = /^\d{1,3}$/.test(first) && groups.every((part) => /^\d{2,3}$/.test(part));
  return formed && groups.at(-1)?.length === 3 ? [first, ...groups].join('') : undefined;
}

/**
 * Parses a number typed in a locale as a decimal string, exactly and at any length: digits of any
 * script, the locale's separators, a minus sign, leading zeros.
 *
 * @returns `undefined` for anything else, such as `1e9` or `1.5` if the point is the group
 * separator.
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const { decimal, group, minus } = getNumberSymbols(locale);
  const plain = inLatinDigits(text)
    .replace(/\s/g, '')
    .replace(/^[\u2212\u2013]/, '-');
  const unsigned = plain.replace(/^-/, '');
  const isNegative = unsigned !== plain || (minus !== '' && plain.startsWith(minus));
  const [whole = '', part, ...more] = (
    isNegative && unsigned === plain ? plain.slice(minus.length) : unsigned
  ).split(decimal);
  const digits = ungrouped(whole, group);
  if (more.length > 0 || digits === undefined) return undefined;
  if (!/^\d*$/.test(digits) || (part !== undefined && !/^\d+$/.test(part))) return undefined;
  if (!digits && part === undefined) return undefined;
  const size = `${digits.replace(/^0+(?=\d)/, '') || '0'}${trimmedPart(part)}`;
  return isNegative && /[1-9]/.test(size) ? `-${size}` : size;
}

function trimmedPart(part = ''): string {
  const trimmed = part.replace(/0+$/, '');
  return trimmed && `.${trimmed}`;
}

/** A decimal string in the digits and with the comma of a locale, without groups. */
export function formatDecimal(decimal: string, locale: string): string {
  const [whole = '0', part] = decimal.split('.');
  const { decimal: point, digits } = getNumberSymbols(locale);
  const inScript = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const unsigned = whole.replace('-', '');
  const sign = whole.startsWith('-') ? '-' : '';
  return `${sign}${inScript(unsigned)}${part ? point + inScript(part) : ''}`;
}

/** Returns the number of decimals of a decimal string. */
export const countDecimalPlaces = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/**
 * Converts a decimal string to an integer scaled by a number of decimals, at least its own, without
 * floats.
 */
export function toScaled(decimal: string, decimals: number): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** Converts a scaled non-negative integer to a decimal string. */
export function fromScaled(pieces: bigint, decimals: number): string {
  const digits = pieces.toString().padStart(decimals + 1, '0');
  return decimals > 0 ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}

const amount = /^\d+(\.\d+)?$/;

/** Whether a text is an amount of zero or more: digits with at most one point. */
export const isDecimal = (text: string): boolean => amount.test(text);

/**
 * Returns two non-negative amounts, decimal strings, as integers with a common scale, so that
 * nothing is lost, and their number of decimals. Nothing if one is not an amount.
 */
export function asScaled(
  left: string,
  right: string,
): { left: bigint; right: bigint; digits: number } | undefined {
  if (!isDecimal(left) || !isDecimal(right)) return undefined;
  const digits = Math.max(countDecimalPlaces(left), countDecimalPlaces(right));
  return { left: toScaled(left, digits), right: toScaled(right, digits), digits };
}

/** Whether one decimal string is greater than another, exactly. */
export function isGreater(left: string, right: string): boolean {
  const decimals = Math.max(countDecimalPlaces(left), countDecimalPlaces(right));
  return toScaled(left, decimals) > toScaled(right, decimals);
}

/** The decimals of the currencies in use: creating a format costs more than using it. */
const currencyDecimals = new Map<string, number>();

/**
 * Returns the number of decimals of a currency: 0 for JPY, 2 for EUR, 3 for KWD; 2 for a code that does
 * not exist.
 */
export function getCurrencyDecimals(currency: string): number {
  const known = currencyDecimals.get(currency) ?? readCurrencyDecimals(currency);
  currencyDecimals.set(currency, known);
  return known;
}

function readCurrencyDecimals(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
