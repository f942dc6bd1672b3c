'use client';

import {
  type AppliedListFilter,
  appliedEventFiltersAtom,
  chosenCategoriesAtom,
  type DateSpan,
  type EventCategoryOption,
  type EventFacet,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { FilterChips, type FilterChipsProps } from '../../primitives/filter-chips/FilterChips.tsx';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getDayLabel } from '../calendar/day-label.ts';
import { useEventLabels, useEventListContext } from '../list/event-list-context.ts';
import '../../messages/en/events.ts';

/** Formats a date range: “Fri 27 Nov to Sun 29 Nov”, “From Fri 27 Nov”. */
function getSpanText({ from, to }: DateSpan, { t, locale }: TextContext): string {
  const formatDay = (day: string) => getDayLabel(day, locale, 'short');
  if (from && to && from !== to) {
    return t('events.datesBetween', { from: formatDay(from), to: formatDay(to) });
  }
  if (from && to) return formatDay(from);
  if (from) return t('events.datesFrom', { from: formatDay(from) });
  return t('events.datesTo', { to: formatDay(to ?? '') });
}

/**
 * Returns the chip label of an applied filter. A category without a loaded name uses its facet's
 * name.
 */
function getChipLabel(
  { facet, value, dates }: AppliedListFilter<EventFacet>,
  categories: readonly EventCategoryOption[],
  facetName: string,
  textContext: TextContext,
): string {
  if (dates) return getSpanText(dates, textContext);
  const known = facet.kind === 'choice' ? (facet.values ?? categories) : [];
  return known.find((one) => one.value === value)?.label ?? facetName;
}

type AppliedEventFiltersProps = Omit<FilterChipsProps, 'chips' | 'onClear'>;

/** The applied filters as chips that each remove their filter, and a button that removes all. */
export function AppliedEventFilters(props: AppliedEventFiltersProps) {
  const ui = useUi();
  const { list } = useEventListContext();
  const getName = useEventLabels();
  const change = useSetAtom(list.stateAtom);
  const applied = useAtomValue(appliedEventFiltersAtom(list));
  const categories = useAtomValue(chosenCategoriesAtom(list));
  const chips = applied.map((filter) => ({
    key: `${filter.facet.id} ${filter.value ?? ''}`,
    text: getChipLabel(filter, categories, getName('facet', filter.facet.id), ui),
    onRemove: () => change(filter.drop),
  }));
  return <FilterChips {...props} chips={chips} onClear={() => change('clear')} />;
}
