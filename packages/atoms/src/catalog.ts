export type { Confirmation } from './catalog/ask-variants.ts';
export {
  type ChoiceText,
  type ChoiceTexts,
  type ChoiceTextsOptions,
  createChoiceTexts,
  type TextProblem,
} from './catalog/choice-texts.ts';
export { choose, type Repair, type RepairedSelection, repairSelection } from './catalog/choose.ts';
export {
  type Comparison,
  createComparison,
  type KeptProduct,
} from './catalog/compare.ts';
export type { FacetOption, FacetView } from './catalog/facet-index.ts';
export { catalogKeys } from './catalog/keys.ts';
export {
  brandFacet,
  collectionFacet,
  optionFacet,
  priceFacet,
  ribbonFacet,
  stockFacet,
} from './catalog/list-facet-kinds.ts';
export type { ChoiceFacet, Facet, ToggleFacet } from './catalog/list-facets.ts';
export {
  type AppliedFilter,
  appliedFiltersAtom,
  type EmptyList,
  emptyListAtom,
  type ListRescue,
  listCurrencyAtom,
  listFacetsAtom,
  listRescueAtom,
} from './catalog/list-views.ts';
export { type VariantMedia, variantMedia, variantMediaAtom } from './catalog/media.ts';
export { batchedProductAtom } from './catalog/product-batch.ts';
export {
  createProductList,
  type ProductList,
  type ProductListOptions,
  productSorts,
} from './catalog/product-list.ts';
export {
  catalogCollectionBySlugAtom,
  type ProductChoices,
  productAtom,
  productBySlugAtom,
  productOptionsAvailabilityAtom,
  productsAtom,
  productVariantsAtom,
  storeVariantAtom,
  storeVariantsAtom,
} from './catalog/products.ts';
export {
  createRecentlyViewed,
  type RecentlyViewed,
  relatedQuery,
} from './catalog/recent.ts';
export {
  createProductSearch,
  type ProductSearch,
  type ProductSearchOptions,
  type SearchFindings,
  type SearchResult,
} from './catalog/search.ts';
export { readSelection, writeSelection } from './catalog/variant-address.ts';
export {
  type ChoiceState,
  createVariantIndex,
  type Selection,
  type VariantIndex,
  type VariantIndexOptions,
} from './catalog/variant-index.ts';
export {
  createVariantSelection,
  type VariantSelection,
  type VariantSelectionOptions,
} from './catalog/variant-selection.ts';
export {
  type ChoiceView,
  type OptionView,
  type VariantView,
  viewSelection,
} from './catalog/variant-view.ts';
export { createWishlist, type MemberWishes, type Wishlist } from './catalog/wishlist.ts';
