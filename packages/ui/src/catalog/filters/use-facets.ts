'use client';

import { listFacetsAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import { useListing } from './listing-context.ts';

/** The facets of the list as they are, and what changes them. */
export function useFacets() {
  const { list } = useListing();
  const views = useAtomValue(listFacetsAtom(list));
  const [, change] = useAtom(list.stateAtom);
  return { views, change };
}
