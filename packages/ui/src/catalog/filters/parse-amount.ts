import { getNumberFormat } from '../../utils/number-format.ts';

/** Returns a locale's number separators. */
function getSigns(locale: string) {
  const format = getNumberFormat(locale, { useGrouping: 'always' });
  const parts = format.formatToParts(-12_345.6);
  const sign = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) =>
    getNumberFormat(locale, { useGrouping: false }).format(digit),
  );
  return { group: sign('group'), decimal: sign('decimal'), digits };
}

/**
 * Parses a typed amount: `1,250.50` in English, `1.250,50` in German, `۱۲` in Persian, with or
 * without a currency sign. Undefined for an empty text, null for an invalid one.
 */
export function parseAmount(text: string, locale: string): number | null | undefined {
  const { group, decimal, digits } = getSigns(locale);
  const latin = [...text.normalize('NFKC')]
    .map((sign) => {
      const digit = digits.indexOf(sign);
      return digit < 0 ? sign : String(digit);
    })
    .join('');
  // A currency may be on either side, as its sign, its code or an abbreviation such as `kr.`.
  const amountText = latin
    .replace(/^[\p{Sc}\p{L}\p{M}\s]+|[\p{Sc}\p{L}\p{M}\s]+\.?$/gu, '')
    .replace(/[\s’']/g, '');
  if (amountText === '') return text.trim() === '' ? undefined : null;
  const isGrouped =
    group !== '' &&
    new RegExp(`^\\d{1,3}(\\${group}\\d{2,3})*\\${group}\\d{3}(\\D|$)`).test(amountText);
  const ungrouped = isGrouped ? amountText.replaceAll(group, '') : amountText;
  const plain = ungrouped.replace(decimal, '.').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
