import type { Filter } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';

/** One value of a facet, as a shopper meets it. */
export interface FacetValue {
  value: string;
  /** Its words; the value itself unless told otherwise. */
  label?: string;
  /** A CSS colour, where the value is one. */
  color?: string;
}

/** Some of several values, of which any will do: a maker, a colour. */
export interface ChoiceFacet {
  kind: 'choice';
  /** Names it in the list's state and in the address. */
  id: string;
  /** The product's field in filters of the catalogue's query. Specification 3.9. */
  field: string;
  /** A product has several values there. */
  isList?: boolean;
  /** All values, where the host knows them; else those of the products, as far as they are known. */
  values?: readonly FacetValue[];
  /** The values of one product that are offered; by default all that stand at the field. */
  valuesOf?: (product: Product) => readonly FacetValue[];
}

/** Numbers between two ends: a price. */
export interface RangeFacet {
  kind: 'range';
  id: string;
  field: string;
}

/** Yes or all: in stock only. */
export interface ToggleFacet {
  kind: 'toggle';
  id: string;
  /** What a product must meet when it is on. */
  filter: Filter;
  /** The same of one product, for counts that need no request. */
  isMet: (product: Product) => boolean;
}

/** By what a list can be narrowed. */
export type Facet = ChoiceFacet | RangeFacet | ToggleFacet;

/** Two ends, both included; either may be open. */
export interface Range {
  min?: number;
  max?: number;
}

/** What is chosen of a facet: values, ends, or that it is on. */
export type FacetChoice = readonly string[] | Range | true;

/** What is chosen, by the facets' ids. Facets of which nothing is chosen are left out. */
export type Chosen = Readonly<Record<string, FacetChoice>>;

/** All that stands at a dotted path; lists on the way are walked through. */
export function valuesAt(entity: unknown, path: string): unknown[] {
  let found: unknown[] = [entity];
  for (const name of path.split('.')) {
    found = found.flatMap((one) => (one as Record<string, unknown> | null | undefined)?.[name]);
    found = found.filter((one) => one !== undefined && one !== null);
  }
  return found.flat();
}

/** What the platform compares with: all that stands at the facet's field. */
const comparedWith = ({ field }: ChoiceFacet, product: Product): Set<string> =>
  new Set(valuesAt(product, field).map(String));

/** The values of a facet that a product offers. */
export const offeredBy = (facet: ChoiceFacet, product: Product): readonly FacetValue[] =>
  facet.valuesOf?.(product) ?? [...comparedWith(facet, product)].map((value) => ({ value }));

/** How many products have each value of a facet. */
export function countValues(facet: ChoiceFacet, products: readonly Product[]) {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const value of comparedWith(facet, product)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether a product meets what is chosen of a facet: the filter's meaning, without a request. */
export function meetsFacet(facet: Facet, choice: FacetChoice | undefined, product: Product) {
  if (choice === undefined) return true;
  if (facet.kind === 'toggle') return facet.isMet(product);
  if (facet.kind === 'choice') {
    const values = choice as readonly string[];
    const compared = comparedWith(facet, product);
    return values.some((value) => compared.has(value));
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = choice as Range;
  return valuesAt(product, facet.field).some(
    (value) => typeof value === 'number' && value >= min && value <= max,
  );
}

/** The filter of what is chosen of one facet. */
export function facetFilter(facet: Facet, choice: FacetChoice): Filter {
  if (facet.kind === 'toggle') return facet.filter;
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
