import type { AppliedListFilter, DateSpan, EventCategoryOption, EventFacet } from '@vitrine/atoms';
import type { Speech } from '../../lib/when/when-words.ts';
import { dayWords } from '../calendar/day-words.ts';

/** Some days in words: “Fri 27 Nov to Sun 29 Nov”, “From Fri 27 Nov”. */
function spanWords({ from, to }: DateSpan, { t, locale }: Speech): string {
  const words = (day: string) => dayWords(day, locale, 'short');
  if (from && to && from !== to) {
    return t('events.datesBetween', { from: words(from), to: words(to) });
  }
  if (from && to) return words(from);
  if (from) return t('events.datesFrom', { from: words(from) });
  return t('events.datesTo', { to: words(to ?? '') });
}

/** What a chip says of a filter that is on. A category without a name yet is said as its facet. */
export function chipWords(
  { facet, value, dates }: AppliedListFilter<EventFacet>,
  categories: readonly EventCategoryOption[],
  facetName: string,
  speech: Speech,
): string {
  if (dates) return spanWords(dates, speech);
  const known = facet.kind === 'choice' ? (facet.values ?? categories) : [];
  return known.find((one) => one.value === value)?.label ?? facetName;
}
