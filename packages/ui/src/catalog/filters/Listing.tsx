/**
 * A product list with all its controls, based on the state of `createProductList`. The page
 * arranges the components freely.
 */

export { ListingEmpty as Empty } from '../grid/ListingEmpty.tsx';
export { ListingFooter as Footer } from '../grid/ListingFooter.tsx';
export {
  ListingCount as Count,
  ListingGrid as Grid,
  ListingNotFound as NotFound,
} from '../grid/ListingGrid.tsx';
export { AppliedFilters as Applied } from './AppliedFilters.tsx';
export { FacetMenu, FacetToggle } from './FacetMenu.tsx';
export { FilterSheet, FilterSidebar } from './FilterSheet.tsx';
export { ListingBar as Bar } from './ListingBar.tsx';
export { ListingRoot as Root } from './ListingRoot.tsx';
export { SortField, SortLinks, SortMenu } from './Sort.tsx';
