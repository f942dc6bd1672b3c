import type { Filter } from '@vitrine/client';
import { type Day, isDay } from '../time/calendar/days.ts';

/** One value of a facet, as a shopper sees it. */
export interface FacetValue {
  /** What the filter and the URL contain. */
  value: string;
  /** Its text; the value itself by default. */
  label?: string;
  /** A CSS color, where the value is one. */
  color?: string;
}

/** Some of several values, of which any will do: a maker, a color. */
export interface ListChoiceFacet<Item = never> {
  /** Distinguishes the kinds of facets. */
  kind: 'choice';
  /** Names it in the list's state and in the URL. */
  id: string;
  /** The entity's field in filters of the platform's query. */
  field: string;
  /** An entity has several values there. */
  isList?: boolean;
  /**
   * All values, if the host knows them; otherwise those of the entities, as far as they are known.
   */
  values?: readonly FacetValue[];
  /** Returns the offered values of one entity; by default all values of the field. */
  getValues?: (item: Item) => readonly FacetValue[];
}

/** Numbers between two ends: a price. */
export interface RangeFacet {
  /** Distinguishes the kinds of facets. */
  kind: 'range';
  /** Names it in the list's state and in the URL. */
  id: string;
  /** The entity's field in filters of the platform's query. */
  field: string;
}

/** Yes or all: in stock only. */
export interface ListToggleFacet<Item = never> {
  /** Distinguishes the kinds of facets. */
  kind: 'toggle';
  /** Names it in the list's state and in the URL. */
  id: string;
  /** Filter of entities while it is on. */
  filter: Filter;
  /** The same of one entity, for counts that need no request. */
  isMet: (item: Item) => boolean;
}

/** Days between two limits, for the dates of entities. */
export interface DatesFacet {
  /** Distinguishes the kinds of facets. */
  kind: 'dates';
  /** Names it in the list's state and in the URL. */
  id: string;
  /** Returns the filter of entities for these days. */
  getFilter: (span: DateSpan) => Filter;
}

/** Filter facets of a list. */
export type ListFacet<Item = never> =
  | ListChoiceFacet<Item>
  | RangeFacet
  | ListToggleFacet<Item>
  | DatesFacet;

/** Two ends, both included; either may be open. */
export interface Range {
  /** The least number; missing if that end is open. */
  min?: number;
  /** The greatest number; missing if that end is open. */
  max?: number;
}

/** Two days, both included; either may be open. */
export interface DateSpan {
  /** The first day; missing if that end is open. */
  from?: Day;
  /** The last day; missing if that end is open. */
  to?: Day;
}

/** Choice of a facet: values, limits, or that it is on. */
export type FacetChoice = readonly string[] | Range | DateSpan | true;

/** The choices, by the facets' ids. Facets without a choice are omitted. */
export type Chosen = Readonly<Record<string, FacetChoice>>;

/** Two ends in their order; those that mean nothing are left out, and undefined represents none. */
function inOrder<End extends string | number>(low: End | undefined, high: End | undefined) {
  const isReversed = low !== undefined && high !== undefined && low > high;
  return isReversed ? [high, low] : [low, high];
}

/** Returns two limits in ascending order; omits those that are NaN or have no effect. */
export function normalizeRange({ min, max }: Range): Range | undefined {
  const [from, to] = inOrder(
    ...([min, max].map((end) => (Number.isFinite(end) ? end : undefined)) as [number?, number?]),
  );
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) };
}

/** Two days in their order; those that there are not are left out. */
export function normalizeDates({ from, to }: DateSpan): DateSpan | undefined {
  const [first, last] = inOrder(
    ...([from, to].map((day) => (day && isDay(day) ? day : undefined)) as [Day?, Day?]),
  );
  if (!first && !last) return undefined;
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/** Returns the filter of one facet's choice. */
export function facetFilter(facet: ListFacet, choice: FacetChoice): Filter {
  if (facet.kind === 'toggle') return facet.filter;
  if (facet.kind === 'dates') return facet.getFilter(choice as DateSpan);
  if (facet.kind === 'choice') {
    const values = [...(choice as readonly string[])].sort();
    return { [facet.field]: facet.isList ? { $hasSome: values } : { $in: values } };
  }
  const { min, max } = choice as Range;
  return {
    [facet.field]: {
      ...(min !== undefined && { $gte: min }),
      ...(max !== undefined && { $lte: max }),
    },
  };
}
