import type { AppliedListFilter, DateSpan, EventCategoryOption, EventFacet } from '@vitrine/atoms';
import type { TextContext } from '../../lib/when/when-words.ts';
import { getDayLabel } from '../calendar/day-words.ts';

/** Some days in words: “Fri 27 Nov to Sun 29 Nov”, “From Fri 27 Nov”. */
function getSpanText({ from, to }: DateSpan, { t, locale }: TextContext): string {
  const labelText = (day: string) => getDayLabel(day, locale, 'short');
  if (from && to && from !== to) {
    return t('events.datesBetween', { from: labelText(from), to: labelText(to) });
  }
  if (from && to) return labelText(from);
  if (from) return t('events.datesFrom', { from: labelText(from) });
  return t('events.datesTo', { to: labelText(to ?? '') });
}

/** What a chip says of a filter that is on. A category without a name yet is said as its facet. */
export function getChipLabel(
  { facet, value, dates }: AppliedListFilter<EventFacet>,
  categories: readonly EventCategoryOption[],
  facetName: string,
  textContext: TextContext,
): string {
  if (dates) return getSpanText(dates, textContext);
  const known = facet.kind === 'choice' ? (facet.values ?? categories) : [];
  return known.find((one) => one.value === value)?.label ?? facetName;
}
