import {
  createComparison,
  createProductSearch,
  createRecentlyViewed,
  createWishlist,
} from '@vitrine/atoms';

/** The demo visitor's saved products on this device, and the text in the search. */
export const comparison = createComparison();
export const wishlist = createWishlist();
export const recent = createRecentlyViewed();
export const search = createProductSearch();
