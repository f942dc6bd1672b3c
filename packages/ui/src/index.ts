export { BackInStock } from './back-in-stock/BackInStock.tsx';
export type { BackInStockDialogProps } from './back-in-stock/BackInStockDialog.tsx';
export type { BackInStockConsent } from './back-in-stock/BackInStockFields.tsx';
export type { BackInStockFormProps } from './back-in-stock/BackInStockForm.tsx';
export type { BackInStockItem } from './back-in-stock/back-in-stock-item.ts';
export {
  BackInStockQueue,
  type BackInStockQueueProps,
} from './back-in-stock/queue/BackInStockQueue.tsx';
export { CartAnnouncer } from './cart/announcements/CartAnnouncer.tsx';
export { CartFeedback, type CartFeedbackProps } from './cart/announcements/CartFeedback.tsx';
export { Cart } from './cart/Cart.tsx';
export type { CartContentsProps } from './cart/CartContents.tsx';
export type { CartEmptyProps } from './cart/CartEmpty.tsx';
export { CartPage, type CartPageProps } from './cart/CartPage.tsx';
export type { CartCheckoutProps } from './cart/checkout/CartCheckout.tsx';
export { CheckoutReturn, type CheckoutReturnProps } from './cart/checkout/CheckoutReturn.tsx';
export { CheckoutView, type CheckoutViewProps } from './cart/checkout/CheckoutView.tsx';
export type { ReturnUrls } from './cart/checkout/checkout-urls.ts';
export { CouponFromLink, type CouponFromLinkProps } from './cart/coupon/CouponFromLink.tsx';
export type { CouponRowProps } from './cart/coupon/CouponRow.tsx';
export {
  CartDrawer,
  type CartDrawerRootProps,
  type CartDrawerTriggerProps,
} from './cart/drawer/CartDrawer.tsx';
export { CartTrigger, type CartTriggerProps } from './cart/drawer/CartTrigger.tsx';
export { loadCartDrawer } from './cart/drawer/cart-drawer-context.ts';
export type { CartDrawerContentProps, CartDrawerModule } from './cart/drawer/cart-drawer-module.ts';
export type { CartEstimateProps } from './cart/estimate/CartEstimate.tsx';
export { Estimate, type EstimateRootProps } from './cart/estimate/Estimate.tsx';
export type { EstimateAddressProps } from './cart/estimate/EstimateAddress.tsx';
export type { EstimateMembershipsProps } from './cart/estimate/EstimateMemberships.tsx';
export type { EstimateOptionsProps } from './cart/estimate/EstimateOptions.tsx';
export { CartLine, type CartLineProps, type LineDiscount } from './cart/line/CartLine.tsx';
export type { LineProblemValue } from './cart/line/LineProblem.tsx';
export { RemovedLine, type RemovedLineProps } from './cart/line/RemovedLine.tsx';
export { TotalsView, type TotalsViewProps } from './cart/totals/TotalsView.tsx';
export { getTotals, type TotalRow, type TotalsValue } from './cart/totals/total-rows.ts';
export { MaterialSection, type MaterialSectionProps } from './catalog/card/MaterialSection.tsx';
export {
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './catalog/card/ProductCard.tsx';
export { QuickAdd, type QuickAddProps } from './catalog/card/QuickAdd.tsx';
export { QuickAddToCart, type QuickAddToCartProps } from './catalog/card/QuickAddToCart.tsx';
export { CompareTable, type CompareTableProps } from './catalog/compare/CompareTable.tsx';
export { CompareToggle, type CompareToggleProps } from './catalog/compare/CompareToggle.tsx';
export { CompareTray, type CompareTrayProps } from './catalog/compare/CompareTray.tsx';
export type { FacetMenuProps } from './catalog/filters/FacetMenu.tsx';
export { Listing } from './catalog/filters/Listing.tsx';
export type { ListingBarProps } from './catalog/filters/ListingBar.tsx';
export type { ListingRootProps } from './catalog/filters/ListingRoot.tsx';
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
export {
  Product,
  type ProductAvailabilityProps,
  type ProductNotifyMeProps,
  type ProductOptionsProps,
} from './catalog/product/Product.tsx';
export type { ProductRootProps } from './catalog/product/ProductRoot.tsx';
export type { OutOfStockSelection } from './catalog/product/product-context.ts';
export type { ProductBuyProps } from './catalog/product/purchase/ProductBuy.tsx';
export {
  type PrimaryActionButton,
  usePrimaryAction,
} from './catalog/product/purchase/use-primary-action.ts';
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
export { VariantPicker, type VariantPickerProps } from './catalog/variant-picker/VariantPicker.tsx';
export type { WeightUnit } from './catalog/variant-picker/weight-unit.ts';
export { WishlistButton, type WishlistButtonProps } from './catalog/wishlist/WishlistButton.tsx';
export { WishlistGrid, type WishlistGridProps } from './catalog/wishlist/WishlistGrid.tsx';
export * from './events.ts';
export { Account } from './identity/account/Account.tsx';
export {
  AccountButton,
  type AccountButtonProps,
  type AccountLink,
} from './identity/account/AccountButton.tsx';
export type { AccountLinkProps } from './identity/account/AccountNav.tsx';
export type { AccountRootProps } from './identity/account/AccountRoot.tsx';
export type { AccountRowProps, AccountSectionProps } from './identity/account/AccountSection.tsx';
export type { AccountSecurityProps } from './identity/account/AccountSecurity.tsx';
export type { LoginConnection } from './identity/connections/login-connection.ts';
export type { LoginFlowProps } from './identity/flow/LoginFlow.tsx';
export type { ResetFlowProps } from './identity/flow/ResetFlow.tsx';
export { Login } from './identity/Login.tsx';
export type { LoginDialogProps } from './identity/LoginDialog.tsx';
export type { LoginPageProps } from './identity/LoginPage.tsx';
export {
  ProviderLogoutFailedDialog,
  type ProviderLogoutFailedDialogProps,
} from './identity/ProviderLogoutFailedDialog.tsx';
export type { StepProblem, StepRejection } from './identity/problems/step-problem.ts';
export {
  SessionEndedDialog,
  type SessionEndedDialogProps,
} from './identity/SessionEndedDialog.tsx';
export {
  SessionRenewalBanner,
  type SessionRenewalBannerProps,
} from './identity/SessionRenewalBanner.tsx';
export type {
  ForgotPasswordFormProps,
  RecoverySentProps,
} from './identity/steps/ForgotPasswordForm.tsx';
export type { HostedStepProps } from './identity/steps/HostedStep.tsx';
export type { LoginFormProps, LoginFormValues } from './identity/steps/LoginForm.tsx';
export type { RegisterFormProps, RegisterFormValues } from './identity/steps/RegisterForm.tsx';
export type { ResetPasswordFormProps } from './identity/steps/ResetPasswordForm.tsx';
export type { SubmitStep } from './identity/steps/StepForm.tsx';
export type { VerifyEmailFormProps } from './identity/steps/VerifyEmailForm.tsx';
export {
  formatMessage,
  type Message,
  type MessageValues,
  type TranslatedMessages,
} from './messages/format-message.ts';
export {
  english,
  type MessageArguments,
  type MessageCatalog,
  type MessageKey,
  type MessageParameter,
  type Translate,
} from './messages/message-catalog.ts';
export { pseudoLocale } from './messages/pseudo-locale.ts';
export * from './orders.ts';
export { CouponForm, type CouponFormProps } from './patterns/coupon/CouponForm.tsx';
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
} from './patterns/delivery-estimate/DeliveryEstimate.tsx';
export {
  historyScrollPositions,
  type ScrollPosition,
  type ScrollPositionStore,
} from './patterns/scroll-restoration/scroll-position.ts';
export * from './primitives.ts';
export { type Direction, getDirection } from './provider/locale.ts';
export { type Routes, UiProvider, type UiProviderProps, useUi } from './provider/UiProvider.tsx';
export * from './tickets.ts';
export {
  type DataAttribute,
  type DataAttributes,
  dataAttributes,
} from './utils/data-attributes.ts';
