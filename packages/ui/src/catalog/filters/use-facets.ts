'use client';

import { listFacetsAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import { useListingContext } from './listing-context.ts';

/** The facets of the list as they are, and what changes them. */
export function useFacets() {
  const { list } = useListingContext();
  const views = useAtomValue(listFacetsAtom(list));
  const [, change] = useAtom(list.stateAtom);
  return { views, change };
}
