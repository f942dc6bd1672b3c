import type { AppliedFilter, FacetOption, Range } from '@vitrine/atoms';
import type { Translate } from '../../messages/message-catalog.ts';
import { getCurrencyFormat, getNumberFormat } from '../../utils/number-format.ts';
import '../../messages/en/lists.ts';

/** Formats an amount for a filter: integers without decimals. */
export function formatAmount(amount: number, currency: string | undefined, locale: string): string {
  const options = { trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = currency && getCurrencyFormat(locale, currency, options);
  if (format) return format.format(amount);
  const number = getNumberFormat(locale).format(amount);
  return currency ? `${number} ${currency}` : number;
}

/** Formats a range: “€10 to €40”, “From €10”; “€10” for a range of one amount. */
export function formatRange(
  { min, max }: Range,
  currency: string | undefined,
  locale: string,
  t: Translate,
): string {
  const formatLimit = (amount: number) => formatAmount(amount, currency, locale);
  if (min === undefined) return t('lists.rangeTo', { max: formatLimit(max ?? 0) });
  if (max === undefined) return t('lists.rangeFrom', { min: formatLimit(min) });
  if (min === max) return formatLimit(min);
  return t('lists.range', { min: formatLimit(min), max: formatLimit(max) });
}

/** Returns the label of a chip. `facetName` is the label of toggles. */
export function getFilterLabel(
  { facet, value, range }: AppliedFilter,
  facetName: string,
  getLabel: (value: string) => string,
  getRange: (range: Range) => string,
): string {
  if (range) return getRange(range);
  return facet.kind === 'choice' && value !== undefined ? getLabel(value) : facetName;
}

/** Sorts values for shoppers: in the host's order, otherwise by their labels. */
export function sortValues(
  options: readonly FacetOption[],
  isHosts: boolean,
  locale: string,
): readonly FacetOption[] {
  if (isHosts || options.some(({ color }) => color)) return options;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return options.toSorted((one, other) =>
    compare(one.label ?? one.value, other.label ?? other.value),
  );
}
