'use client';

import { type EventFacet, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { FacetPopover } from '../../patterns/filters/FacetPopover.tsx';
import { classes } from '../../utils/classes.ts';
import { useEventLabels, useEventListContext } from '../list/event-list-context.ts';
import { ViewSwitch } from '../list/ViewSwitch.tsx';
import { EventFacetField } from './EventFacetField.tsx';
import * as css from './EventFilterBar.css.ts';
import { EventFilterSheet } from './EventFilterSheet.tsx';
import { useVisibleFacets } from './use-visible-facets.ts';

interface EventFacetMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  facet: EventFacet;
}

/** One filter of the list in a popover, for bars with enough space. */
function EventFacetMenu({ facet, ...rest }: EventFacetMenuProps) {
  const getName = useEventLabels();
  const { chosen } = useAtomValue(useEventListContext().list.stateAtom);
  return (
    <FacetPopover
      {...rest}
      name={getName('facet', facet.id)}
      choice={chosen[facet.id]}
      data-filter-trigger=""
    >
      <EventFacetField facet={facet} />
    </FacetPopover>
  );
}

export interface EventFilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The choice of list, cards or calendar, or `null` for none. Default: `<EventList.Views>`. */
  views?: ReactNode;
}

/**
 * Filters at the start and the view switch at the end, between two hairlines. In narrow layouts all
 * filters are in a sheet. The calendar defines its own dates, so it has no date filter.
 */
export function EventFilterBar({
  views = <ViewSwitch />,
  className,
  ...rest
}: EventFilterBarProps) {
  const facets = useVisibleFacets();
  return (
    <div {...rest} className={classes(css.root, className)}>
      <div className={css.start}>
        <div className={css.narrowOnly}>
          <EventFilterSheet />
        </div>
        <div className={css.wideOnly}>
          {facets.map((facet) => (
            <EventFacetMenu key={facet.id} facet={facet} />
          ))}
        </div>
      </div>
      <div className={css.end}>{views}</div>
    </div>
  );
}
