import { ListingEmpty } from '../grid/ListingEmpty.tsx';
import { ListingFooter } from '../grid/ListingFooter.tsx';
import { ListingCount, ListingGrid, ListingNotFound } from '../grid/ListingGrid.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FacetMenu, FacetToggle } from './FacetMenu.tsx';
import { FilterSheet, FilterSidebar } from './FilterSheet.tsx';
import { ListingBar } from './ListingBar.tsx';
import { ListingRoot } from './ListingRoot.tsx';
import { SortField, SortLinks, SortMenu } from './Sort.tsx';

/**
 * A product list with all its controls, based on the state of `createProductList`. The page
 * arranges the components freely.
 */
export const Listing = {
  Root: ListingRoot,
  Count: ListingCount,
  Bar: ListingBar,
  FilterSheet,
  FilterSidebar,
  FacetMenu,
  FacetToggle,
  SortMenu,
  SortField,
  SortLinks,
  Applied: AppliedFilters,
  Grid: ListingGrid,
  Empty: ListingEmpty,
  Footer: ListingFooter,
  NotFound: ListingNotFound,
};
