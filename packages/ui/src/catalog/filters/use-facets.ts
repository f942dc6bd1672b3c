'use client';

import { type FacetView, listFacetsAtom, useAtomValue } from '@vitrine/atoms';
import { useListingContext } from './listing-context.ts';

/** The facets of the list with their values. Reading them loads up to 300 products. */
export function useFacets(): readonly FacetView[] {
  return useAtomValue(listFacetsAtom(useListingContext().list));
}
