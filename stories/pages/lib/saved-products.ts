import {
  createComparison,
  createProductSearch,
  createRecentlyViewed,
  createWishlist,
} from '@vitrine/atoms';

/** What the demo shop's visitor keeps on this device, and what is typed into its search. */
export const comparison = createComparison();
export const wishlist = createWishlist();
export const recent = createRecentlyViewed();
export const search = createProductSearch();
