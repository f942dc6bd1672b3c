import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { ViewSwitch } from '../list/ViewSwitch.tsx';
import { EventFacetMenu } from './EventFacetMenu.tsx';
import * as css from './EventFilterBar.css.ts';
import { EventFilterSheet } from './EventFilterSheet.tsx';
import { useVisibleFacets } from './use-shown-facets.ts';

export interface EventFilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Instead of the switch between list, cards and calendar, or `null` for none. */
  views?: ReactNode;
}

/**
 * Filters at the start and the views at the end, between two hairlines. In a narrow place all
 * filters are in a sheet. The calendar has days of its own, so it is not narrowed by date.
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
