import type { Product } from '@vitrine/client/catalog';
import type {
  Chosen,
  FacetChoice,
  FacetValue,
  Range,
  RangeFacet,
} from '../../lists/list-facets.ts';
import {
  type ChoiceFacet,
  countValues,
  type Facet,
  getFacetValues,
  getOfferedValues,
  matchesFacet,
  type ToggleFacet,
} from './product-facets.ts';

// The reasons: docs/decisions/0056-show-facet-counts-only-for-completely-loaded-lists.md

/** A value with its state in the current list. */
export interface FacetOption extends FacetValue {
  /** Whether the list is limited to it. */
  isChosen: boolean;
  /** Number of products with it, regardless of other choices of its facet; if known. */
  count?: number;
}

/**
 * Where the values of a facet come from: `complete` if they are all known, `partial` if they are
 * those of a long list's first products, which have no counts.
 */
export type FacetValuesState = 'loading' | 'failed' | 'partial' | 'complete';

/** A facet as the shopper sees it. */
export type FacetView =
  | {
      kind: 'choice';
      facet: ChoiceFacet;
      options: readonly FacetOption[];
      values: FacetValuesState;
    }
  | { kind: 'range'; facet: RangeFacet; range: Range; bounds?: Range; currency?: string }
  | { kind: 'toggle'; facet: ToggleFacet; isOn: boolean; count?: number };

/** The products of a list without any filter: all of them, or the first page of a list that is too long. */
export interface LoadedList {
  products: readonly Product[];
  isComplete: boolean;
}

type Products = readonly Product[] | undefined;

/** The products that meet all that is chosen, but for one facet. */
const matchingOtherFacets = (
  products: readonly Product[],
  facets: readonly Facet[],
  chosen: Chosen,
  except: Facet,
) =>
  products.filter((product) =>
    facets.every((facet) => facet === except || matchesFacet(facet, chosen[facet.id], product)),
  );

function getOptions(
  facet: ChoiceFacet,
  choice: FacetChoice | undefined,
  products: Products,
  meeting: Products,
): FacetOption[] {
  const values = new Map<string, FacetValue>();
  const add = (value: FacetValue) => values.set(value.value, values.get(value.value) ?? value);
  for (const value of facet.values ?? []) add(value);
  if (!facet.values) {
    for (const product of products ?? []) getOfferedValues(facet, product).forEach(add);
  }
  const picked = (choice ?? []) as readonly string[];
  // A chosen value can always be deselected, even if no product has it any longer.
  for (const value of picked) add({ value });
  const counts = countValues(facet, meeting ?? []);
  return [...values.values()].map((value) => ({
    ...value,
    isChosen: picked.includes(value.value),
    ...(meeting && { count: counts.get(value.value) ?? 0 }),
  }));
}

/** The least and the greatest number that the products have at a field. */
export function getBounds(products: readonly Product[], field: string): Range | undefined {
  const numbers = products
    .flatMap((product) => getFacetValues(product, field))
    .filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  if (numbers.length === 0) return undefined;
  return {
    min: numbers.reduce((least, one) => Math.min(least, one)),
    max: numbers.reduce((most, one) => Math.max(most, one)),
  };
}

function getValuesState(
  facet: ChoiceFacet,
  loaded: LoadedList | undefined,
  hasFailed: boolean,
): FacetValuesState {
  if (facet.values || loaded?.isComplete) return 'complete';
  if (loaded) return 'partial';
  return hasFailed ? 'failed' : 'loading';
}

/**
 * A facet of a list in which this is chosen. Values need the list's products without any filter,
 * counts and bounds need all of them.
 */
export function viewFacet(
  facet: Facet,
  facets: readonly Facet[],
  chosen: Chosen,
  loaded: LoadedList | undefined,
  hasFailed = false,
): FacetView {
  const choice = chosen[facet.id];
  const products = loaded?.products;
  const all = loaded?.isComplete ? products : undefined;
  const meeting = all && matchingOtherFacets(all, facets, chosen, facet);
  if (facet.kind === 'toggle') {
    const count = meeting?.filter((product) => facet.isMet(product)).length;
    return { ...{ kind: 'toggle', facet, isOn: choice === true }, ...(meeting && { count }) };
  }
  if (facet.kind === 'choice') {
    const options = getOptions(facet, choice, products, meeting);
    return { kind: 'choice', facet, options, values: getValuesState(facet, loaded, hasFailed) };
  }
  const bounds = all && getBounds(all, facet.field);
  const currency = products?.find(({ priceData }) => priceData)?.priceData?.currency;
  return {
    ...{ kind: 'range', facet, range: (choice ?? {}) as Range },
    ...(bounds && { bounds }),
    ...(currency && { currency }),
  };
}
