/** Limits of a stepped number; both included. */
export interface Limits {
  min: number;
  max: number;
}

/** The number nearest to `value` within the limits. */
export function clamp(value: number, { min, max }: Limits): number {
  return Math.max(min, Math.min(value, max));
}

/**
 * The whole number that somebody typed, in the digits of any script and with the group signs of
 * the locale; `undefined` for anything else, so that `1.5` never becomes 15.
 */
export function readWholeNumber(text: string, locale: string): number | undefined {
  const [group, minus] = signs(locale);
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll(minus, '-')
    .replace('\u2212', '-');
  const digits = group && plain.includes(group) ? ungrouped(plain, group) : plain;
  if (!digits || !/^-?\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The number in the digits of the locale, without group signs: a field is no place for them. */
export function writeWholeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
}

function signs(locale: string): [string, string] {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1_000_000);
  const sign = (type: Intl.NumberFormatPartTypes) =>
    (parts.find((part) => part.type === type)?.value ?? '')
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '');
  return [sign('group'), sign('minusSign') || '-'];
}

function ungrouped(text: string, group: string): string | undefined {
  const [first = '', ...groups] = text.split(group);
  const last = groups.at(-1) ?? '';
  // Some locales group by two before the last three: 1,00,000.
  const formed = /^-?\d{1,3}$/.test(first) && groups.every((part) => /^\d{2,3}$/.test(part));
  return formed && last.length === 3 ? [first, ...groups].join('') : undefined;
}

/** Digits of a script follow each other from zero, so the zero is where they begin. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
