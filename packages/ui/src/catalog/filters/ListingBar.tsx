'use client';

import { appliedFiltersAtom, emptyListAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { FacetMenu, FacetToggle } from './FacetMenu.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import * as css from './ListingBar.css.ts';
import { useListingContext } from './listing-context.ts';
import { SortMenu } from './Sort.tsx';

export interface ListingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Ids of the facets with their own menu on wide pages. */
  menus?: readonly string[];
  /** The id of the facet that is a switch in the bar on large pages; on others it is in the sheet. */
  toggle?: string | undefined;
  /** The sort order, or `null` for none. Default: `<Listing.SortMenu>`. */
  sort?: ReactNode;
}

/**
 * Filters at the start and the sort control at the end, between two hairlines. It is sticky; in
 * narrow containers it has two halves, and all filters are in the sheet. Hidden if there is nothing
 * to filter.
 */
export function ListingBar({
  menus = [],
  toggle,
  sort = <SortMenu />,
  className,
  ...rest
}: ListingBarProps) {
  const { list } = useListingContext();
  const { length: filters } = useAtomValue(appliedFiltersAtom(list));
  const empty = useAtomValue(emptyListAtom(list));
  const isIdle = filters === 0 && (empty === 'no-match' || empty === 'nothing');
  return (
    // Hidden, but not unmounted: its sheet may be open while the last filter is removed.
    <div {...rest} hidden={isIdle} className={classes(css.root, className)}>
      <div className={css.start}>
        <FilterSheet />
        {menus.length > 0 && (
          <div className={css.wideOnly}>
            <span className={css.divider} />
            {menus.map((facet) => (
              <FacetMenu key={facet} facet={facet} />
            ))}
          </div>
        )}
      </div>
      <div className={classes(css.end, css.split)}>
        {toggle && (
          <div className={css.largeOnly}>
            <FacetToggle facet={toggle} />
            {sort && <span className={css.divider} />}
          </div>
        )}
        {sort}
      </div>
    </div>
  );
}
