import { type EventFacet, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { FacetPopover } from '../../lib/list/FacetPopover.tsx';
import { useEventLabels, useEventList } from '../list/event-list-context.ts';
import { EventFacetField } from './EventFacetField.tsx';

interface EventFacetMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  facet: EventFacet;
}

/** One filter of the list in a small layer of its own, for bars with room. */
export function EventFacetMenu({ facet, ...rest }: EventFacetMenuProps) {
  const nameOf = useEventLabels();
  const { chosen } = useAtomValue(useEventList().list.stateAtom);
  return (
    <FacetPopover
      {...rest}
      name={nameOf('facet', facet.id)}
      choice={chosen[facet.id]}
      data-listing-filter=""
    >
      <EventFacetField facet={facet} />
    </FacetPopover>
  );
}
