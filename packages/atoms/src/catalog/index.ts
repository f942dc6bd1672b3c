export { type Comparison, createComparison, defaultComparison } from './compare.ts';
export { catalogKeys } from './keys.ts';
export type { FacetOption, FacetValuesState, FacetView } from './list/facet-index.ts';
export {
  brandFacet,
  collectionFacet,
  defaultProductFacets,
  optionFacet,
  priceFacet,
  ribbonFacet,
  stockFacet,
} from './list/facet-kinds.ts';
export {
  type AppliedFilter,
  appliedFiltersAtom,
  type EmptyList,
  emptyListAtom,
  type ListRescue,
  listCurrencyAtom,
  listFacetsAtom,
  listRescueAtom,
} from './list/list-views.ts';
export { loadProductList, type ProductListParts } from './list/load-product-list.ts';
export type { ChoiceFacet, Facet, ToggleFacet } from './list/product-facets.ts';
export {
  createProductList,
  type ProductList,
  type ProductListOptions,
  productSorts,
} from './list/product-list.ts';
export {
  type CollectionPageRequest,
  createCollectionList,
  loadCollectionPage,
} from './load-collection-page.ts';
export { loadProductPage, type ProductPageRequest } from './load-product-page.ts';
export { loadSearchPage, type SearchPageRequest } from './load-search-page.ts';
export { pickupLocationAtom } from './pickup-location.ts';
export { batchedProductAtom } from './product-batch.ts';
export { type VariantMedia, variantMedia, variantMediaAtom } from './product-media.ts';
export {
  catalogCollectionBySlugAtom,
  mayNeedPreorder,
  type ProductChoices,
  preorderVariantsAtom,
  productAtom,
  productBySlugAtom,
  productOptionsAvailabilityAtom,
  productsAtom,
  productVariantsAtom,
  storeVariantAtom,
  storeVariantsAtom,
} from './queries.ts';
export {
  createRecentlyViewed,
  defaultRecentlyViewed,
  type RecentlyViewed,
  relatedQuery,
} from './recently-viewed.ts';
export {
  createProductSearch,
  defaultProductSearch,
  type ProductSearch,
  type ProductSearchOptions,
  type SearchResult,
  type SearchResults,
} from './search.ts';
export {
  type ChoiceText,
  type ChoiceTexts,
  type ChoiceTextsOptions,
  createChoiceTexts,
  type TextFormat,
  type TextProblem,
} from './selection/custom-texts.ts';
export { getItemReferences, type LineItemRequest, toLineItem } from './selection/line-item.ts';
export { getPrimaryAction, type PrimaryAction } from './selection/primary-action.ts';
export type { Confirmation } from './selection/remote-variants.ts';
export {
  choose,
  type ResolvedSelection,
  resolveSelection,
  type SelectionAdjustment,
} from './selection/resolve-selection.ts';
export {
  type ChoiceState,
  createVariantIndex,
  type Selection,
  type VariantIndex,
  type VariantIndexOptions,
} from './selection/variant-index.ts';
export {
  createVariantSelection,
  type VariantSelection,
  type VariantSelectionOptions,
} from './selection/variant-selection.ts';
export { readSelection, writeSelection } from './selection/variant-url.ts';
export {
  type ChoiceView,
  type OptionView,
  type VariantView,
  viewSelection,
} from './selection/variant-view.ts';
export type { StoredProduct } from './stored-products.ts';
export { createWishlist, defaultWishlist, type MemberWishlist, type Wishlist } from './wishlist.ts';
