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
 * A list of products with all that a shopper does to it, on the state of `createProductList`. The
 * parts stand wherever the page wants them.
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
