import { type EventFacet, useAtomValue } from '@vitrine/atoms';
import { useEventList } from '../list/event-list-context.ts';

/** What the list can be narrowed by as it is looked at: the calendar has days of its own. */
export function useVisibleFacets(): readonly EventFacet[] {
  const { list } = useEventList();
  const view = useAtomValue(list.viewAtom);
  return list.facets.filter(({ kind }) => view !== 'calendar' || kind !== 'dates');
}
