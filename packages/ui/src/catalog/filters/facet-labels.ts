import type { AppliedFilter, FacetOption, Range } from '@vitrine/atoms';
import type { Translate } from '../../messages/message-catalog.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import '../../messages/en/lists.ts';

/** Formats an amount for a filter: integers without decimals. */
export function formatAmount(amount: number, currency: string | undefined, locale: string): string {
  if (!currency) return getNumberFormat(locale).format(amount);
  return getNumberFormat(locale, {
    ...{ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
  }).format(amount);
}

/** Returns the sign of a currency in a locale: `€`. */
export function getCurrencySymbol(currency: string, locale: string): string {
  const parts = getNumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formats a range: “€10 to €40”, “From €10”. */
export function formatRange(
  { min, max }: Range,
  currency: string | undefined,
  locale: string,
  t: Translate,
): string {
  const formatLimit = (amount: number) => formatAmount(amount, currency, locale);
  if (min === undefined) return t('lists.rangeTo', { max: formatLimit(max ?? 0) });
  if (max === undefined) return t('lists.rangeFrom', { min: formatLimit(min) });
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
