export { MaterialSection, type MaterialSectionProps } from './catalog/card/MaterialSection.tsx';
export {
  type LoadedProductCardProps,
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './catalog/card/ProductCard.tsx';
export { QuickAdd, type QuickAddProps } from './catalog/card/QuickAdd.tsx';
export { QuickAddToCart, type QuickAddToCartProps } from './catalog/card/QuickAddToCart.tsx';
export type { ProductCardRenderProps } from './catalog/card/render-product-card.tsx';
export { CompareTable, type CompareTableProps } from './catalog/compare/CompareTable.tsx';
export { CompareToggle, type CompareToggleProps } from './catalog/compare/CompareToggle.tsx';
export { CompareTray, type CompareTrayProps } from './catalog/compare/CompareTray.tsx';
export type { FacetMenuProps } from './catalog/filters/FacetMenu.tsx';
export * as Listing from './catalog/filters/Listing.tsx';
export type { ListingBarProps } from './catalog/filters/ListingBar.tsx';
export type { ListingRootProps } from './catalog/filters/ListingRoot.tsx';
export { type ListingContextValue, useListingContext } from './catalog/filters/listing-context.ts';
export {
  ExternalMediaPlayer,
  type ExternalMediaPlayerProps,
} from './catalog/gallery/external/ExternalMediaPlayer.tsx';
export type {
  ExternalMedia,
  ExternalModel,
  ExternalVideo,
} from './catalog/gallery/external/external-media.ts';
export type { ExternalMediaSlide } from './catalog/gallery/external/external-media-context.ts';
export { Gallery, type GalleryLayout, type GalleryProps } from './catalog/gallery/Gallery.tsx';
export type { ThumbnailsPosition } from './catalog/gallery/GalleryThumbnails.tsx';
export { VariantGallery, type VariantGalleryProps } from './catalog/gallery/VariantGallery.tsx';
export {
  GalleryVideo,
  type GalleryVideoProps,
  type VideoTrack,
} from './catalog/gallery/video/GalleryVideo.tsx';
export { CollectionHero, type CollectionHeroProps } from './catalog/grid/CollectionHero.tsx';
export {
  CollectionProducts,
  type CollectionProductsProps,
} from './catalog/grid/CollectionProducts.tsx';
export { CollectionTiles, type CollectionTilesProps } from './catalog/grid/CollectionTiles.tsx';
export type { ListingGridProps } from './catalog/grid/ListingGrid.tsx';
export { LoadMoreProducts, type LoadMoreProductsProps } from './catalog/grid/LoadMoreProducts.tsx';
export { ProductGrid, type ProductGridProps } from './catalog/grid/ProductGrid.tsx';
export {
  type PickupLocation,
  PickupLocations,
  type PickupLocationsProps,
} from './catalog/pickup/PickupLocations.tsx';
export { ProductPrice, type ProductPriceProps } from './catalog/price/ProductPrice.tsx';
export {
  ProductPricePerUnit,
  type ProductPricePerUnitProps,
} from './catalog/price/ProductPricePerUnit.tsx';
export type { Reduction } from './catalog/price/price-figures.ts';
export {
  type OutOfStockItem,
  toOutOfStockItem,
} from './catalog/product/availability/to-out-of-stock-item.ts';
export type {
  ProductAvailabilityProps,
  ProductNotifyMeProps,
  ProductOptionsProps,
} from './catalog/product/Product.tsx';
export * as Product from './catalog/product/Product.tsx';
export type { ProductRootProps } from './catalog/product/ProductRoot.tsx';
export {
  type OutOfStockSelection,
  type ProductContextValue,
  useProductContext,
} from './catalog/product/product-context.ts';
export { AddToCartMessage } from './catalog/product/purchase/AddToCartMessage.tsx';
export type { ProductBuyProps } from './catalog/product/purchase/ProductBuy.tsx';
export type { ProductPurchaseOptionsProps } from './catalog/product/purchase/ProductPurchaseOptions.tsx';
export {
  type SubscriptionOption,
  toSubscriptionOptionInfo,
} from './catalog/product/purchase/subscription-option.ts';
export {
  type AddToCartOptions,
  type AddToCartProblem,
  type AddToCartState,
  useAddToCart,
} from './catalog/product/purchase/use-add-to-cart.ts';
export {
  type PrimaryActionButton,
  usePrimaryAction,
} from './catalog/product/purchase/use-primary-action.ts';
export type {
  PurchaseOptionsInput,
  PurchaseOptionsState,
} from './catalog/product/purchase/use-purchase-options.ts';
export type { GiftCardFields } from './catalog/product/selection/gift-card-fields.ts';
export type { ProductGiftCardProps } from './catalog/product/selection/ProductGiftCard.tsx';
export type { CustomTextsState } from './catalog/product/selection/use-custom-texts.ts';
export {
  type ProductSelection,
  type ProductSelectionOptions,
  useProductSelection,
} from './catalog/product/selection/use-product-selection.ts';
export { ProductDetail, type ProductDetailProps } from './catalog/product/view/ProductDetail.tsx';
export type { ProductDetailsProps } from './catalog/product/view/ProductDetails.tsx';
export type { ProductGalleryProps } from './catalog/product/view/ProductGallery.tsx';
export { ProductSkeleton } from './catalog/product/view/ProductSkeleton.tsx';
export { ProductView, type ProductViewProps } from './catalog/product/view/ProductView.tsx';
export {
  ProductShelf,
  type ProductShelfProps,
  RecentlyViewedShelf,
  type RecentlyViewedShelfProps,
  RelatedShelf,
  type RelatedShelfProps,
} from './catalog/recently-viewed/ProductShelf.tsx';
export { SearchField, type SearchFieldProps } from './catalog/search/SearchField.tsx';
export type {
  ChoiceBadges,
  ControlThresholds,
  OptionControlKind,
  OptionControlProps,
  OptionRenderers,
} from './catalog/variant-picker/option-control.ts';
export type {
  VariantPickerLinkProps,
  VariantPickerLinksProps,
} from './catalog/variant-picker/options/LinkedOption.tsx';
export type { VariantPickerOptionProps } from './catalog/variant-picker/PickerOption.tsx';
export type { VariantPickerProps } from './catalog/variant-picker/VariantPicker.tsx';
export * as VariantPicker from './catalog/variant-picker/VariantPicker.tsx';
export {
  useVariantPickerContext,
  type VariantPickerContextValue,
} from './catalog/variant-picker/variant-picker-context.ts';
export type { WeightUnit } from './catalog/variant-picker/weight-unit.ts';
export { WishlistButton, type WishlistButtonProps } from './catalog/wishlist/WishlistButton.tsx';
export { WishlistGrid, type WishlistGridProps } from './catalog/wishlist/WishlistGrid.tsx';
