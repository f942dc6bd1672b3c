import {
  type Chosen,
  type DateSpan,
  type FacetChoice,
  type ListFacet,
  normalizeDates,
  normalizeRange,
  type Range,
} from './list-facets.ts';

/** The shopper's choices for a list: plain data that can be stored in a URL. */
export interface ListState {
  /** The chosen filters, by the IDs of their facets. */
  chosen: Chosen;
  /** The id of an order. */
  sort: string;
  /** The id of the tab on show, where the list has tabs. */
  tab?: string;
  /** The search text; empty for none. */
  search: string;
  /** The page on show, or the last of those on show below each other; from 1. */
  page: number;
}

/** A list of owners whose views and columns are saved. */
export type OwnerListId = 'orders' | 'products';

/** Filters, sort order, tab and columns of a list under a name. */
export interface ListView {
  /** Unique in the list; the URL has it. */
  id: string;
  /** The owner's name for it; missing for a built-in view. */
  name?: string;
  /** The chosen filters, by the IDs of their facets. */
  chosen: Chosen;
  /** ID of the sort order. */
  sort: string;
  /** ID of the tab, where the list has tabs. */
  tab?: string;
  /** IDs of the visible columns in their order; without it, a view has no columns of its own. */
  columns?: readonly string[];
}

/** A view that an owner has saved. */
export type SavedListView = ListView & { name: string };

/** One change of a list by a shopper. */
export type ListChange =
  /** Adds or removes a value. */
  | { toggle: string; value: string }
  /** Sets both ends; null opens them. */
  | { range: string; to: Range | null }
  /** Sets both days; null opens them. */
  | { dates: string; to: DateSpan | null }
  /** Turns a facet on or off. */
  | { turn: string; on: boolean }
  /** Clears all choices of a facet. */
  | { drop: string }
  | { sort: string }
  | { tab: string }
  | { search: string }
  | { page: number }
  /** Clears all choices; tab, sort order and search text stay. */
  | 'clear';

function withChoice(chosen: Chosen, id: string, choice: FacetChoice | undefined): Chosen {
  const { [id]: _before, ...others } = chosen;
  return choice === undefined ? others : { ...others, [id]: choice };
}

function toggled(choice: FacetChoice | undefined, value: string): readonly string[] | undefined {
  const values = Array.isArray(choice) ? (choice as readonly string[]) : [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next : undefined;
}

function changeChosen(chosen: Chosen, change: Exclude<ListChange, { page: number }>): Chosen {
  if (change === 'clear') return {};
  if ('toggle' in change) {
    return withChoice(chosen, change.toggle, toggled(chosen[change.toggle], change.value));
  }
  if ('range' in change) {
    return withChoice(chosen, change.range, change.to ? normalizeRange(change.to) : undefined);
  }
  if ('dates' in change) {
    return withChoice(chosen, change.dates, change.to ? normalizeDates(change.to) : undefined);
  }
  if ('turn' in change) return withChoice(chosen, change.turn, change.on ? true : undefined);
  if ('drop' in change) return withChoice(chosen, change.drop, undefined);
  return chosen;
}

/**
 * Returns the state after a change. Any change of the filters or the sort order resets to page 1.
 */
export function changeList(state: ListState, change: ListChange): ListState {
  if (change !== 'clear' && 'page' in change) {
    return { ...state, page: Math.max(1, Math.floor(change.page) || 1) };
  }
  const tab = change !== 'clear' && 'tab' in change ? change.tab : state.tab;
  return {
    chosen: changeChosen(state.chosen, change),
    ...(tab !== undefined && { tab }),
    sort: change !== 'clear' && 'sort' in change ? change.sort : state.sort,
    search: change !== 'clear' && 'search' in change ? change.search.trim() : state.search,
    page: 1,
  };
}

/** One chosen filter for display on a chip; `drop` removes it. */
export interface AppliedListFilter<TFacet extends ListFacet = ListFacet> {
  /** The facet that the choice is of. */
  facet: TFacet;
  /** The value of a choice; undefined for others. */
  value?: string;
  /** The limits of a range; undefined for others. */
  range?: Range;
  /** The first and the last day; undefined for others. */
  dates?: DateSpan;
  /** Write it to `stateAtom` of the list to remove the filter. */
  drop: ListChange;
}

/** All that is chosen, one by one, in the order of the facets. */
export function appliedFilters<TFacet extends ListFacet>(
  facets: readonly TFacet[],
  chosen: Chosen,
): AppliedListFilter<TFacet>[] {
  return facets.flatMap((facet): AppliedListFilter<TFacet>[] => {
    const choice = chosen[facet.id];
    if (choice === undefined) return [];
    if (facet.kind === 'toggle') return [{ facet, drop: { turn: facet.id, on: false } }];
    if (facet.kind === 'range') {
      return [{ facet, range: choice as Range, drop: { range: facet.id, to: null } }];
    }
    if (facet.kind === 'dates') {
      const dates = choice as DateSpan;
      return [{ facet, dates, drop: { dates: facet.id, to: null } }];
    }
    return (choice as readonly string[]).map((value) => ({
      facet,
      value,
      drop: { toggle: facet.id, value },
    }));
  });
}
