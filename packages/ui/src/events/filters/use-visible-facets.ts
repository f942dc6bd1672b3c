'use client';

import { type EventFacet, useAtomValue } from '@vitrine/atoms';
import { useEventListContext } from '../list/event-list-context.ts';

/**
 * Returns the facets of the current view. The calendar defines its own dates, so it has no date
 * facet.
 */
export function useVisibleFacets(): readonly EventFacet[] {
  const { list } = useEventListContext();
  const view = useAtomValue(list.viewAtom);
  return list.facets.filter(({ kind }) => view !== 'calendar' || kind !== 'dates');
}
