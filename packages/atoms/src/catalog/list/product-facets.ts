import type { Product } from '@vitrine/client/catalog';
import type {
  FacetChoice,
  FacetValue,
  ListChoiceFacet,
  ListToggleFacet,
  Range,
  RangeFacet,
} from '../../lists/list-facets.ts';

/** Some of several values of products, of which any will do: a maker, a color. */
export type ChoiceFacet = ListChoiceFacet<Product>;

/** Yes or all: in stock only. */
export type ToggleFacet = ListToggleFacet<Product>;

/** Filter facets of a product list. */
export type Facet = ChoiceFacet | RangeFacet | ToggleFacet;

/** Returns all values at a dotted path, including those inside lists. */
export function getFacetValues(entity: unknown, path: string): unknown[] {
  let found: unknown[] = [entity];
  for (const name of path.split('.')) {
    found = found.flatMap((one) => (one as Record<string, unknown> | null | undefined)?.[name]);
    found = found.filter((one) => one !== undefined && one !== null);
  }
  return found.flat();
}

/** Returns the values that the platform compares: all values of the facet's field. */
const comparedWith = ({ field }: ChoiceFacet, product: Product): Set<string> =>
  new Set(getFacetValues(product, field).map(String));

/** The values of a facet that a product offers. */
export const getOfferedValues = (facet: ChoiceFacet, product: Product): readonly FacetValue[] =>
  facet.getValues?.(product) ?? [...comparedWith(facet, product)].map((value) => ({ value }));

/** Counts the products with each value of a facet. */
export function countValues(facet: ChoiceFacet, products: readonly Product[]) {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const value of comparedWith(facet, product)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether a product matches the choice of a facet: equivalent to the filter, without a request. */
export function matchesFacet(facet: Facet, choice: FacetChoice | undefined, product: Product) {
  if (choice === undefined) return true;
  if (facet.kind === 'toggle') return facet.isMet(product);
  if (facet.kind === 'choice') {
    const values = choice as readonly string[];
    const compared = comparedWith(facet, product);
    return values.some((value) => compared.has(value));
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = choice as Range;
  return getFacetValues(product, facet.field).some(
    (value) => typeof value === 'number' && value >= min && value <= max,
  );
}
