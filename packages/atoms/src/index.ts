export * from './back-in-stock.ts';
export { type LastAddition, lastAdditionAtom } from './cart/add-to-cart.ts';
export type { Shortfall } from './cart/added-lines.ts';
export {
  type CartPending,
  cartAtom,
  cartCountAtom,
  cartLineAtom,
  cartLinesAtom,
  cartPendingAtom,
  linePendingAtom,
} from './cart/cart.ts';
export {
  type AddedToCart,
  addToCartAtom,
  deleteCartAtom,
  type QuantityChange,
  setQuantityAtom,
  updateCartAtom,
} from './cart/cart-actions.ts';
export type { CartDifference } from './cart/cart-difference.ts';
export {
  type CartEntry,
  cartEntriesAtom,
  cartEntryAtom,
  cartEntryKeysAtom,
} from './cart/cart-entries.ts';
export {
  type CartFailure,
  cartErrorAtom,
  couponErrorAtom,
  type FailureAtom,
  lineErrorAtom,
  networkErrorAtom,
  noteErrorAtom,
} from './cart/cart-errors.ts';
export { cartHandoverAtom, rememberCartAtom } from './cart/cart-handover.ts';
export { type CartNote, cartNoteAtom, saveNoteAtom } from './cart/cart-note.ts';
export {
  applyFixAtom,
  type CartFix,
  type CartProblem,
  cartProblemsAtom,
  lineProblemAtom,
} from './cart/cart-problems.ts';
export { type CartState, cartStateAtom } from './cart/cart-state.ts';
export { cartStorageAtom } from './cart/cart-storage.ts';
export { broadcastTabs, type CartTabsPort, cartTabsAtom } from './cart/cart-tabs.ts';
export { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './cart/cart-totals.ts';
export {
  type CheckoutRequest,
  type CheckoutState,
  checkoutAtom,
  resetCheckoutAtom,
  returnFromCheckoutAtom,
} from './cart/checkout.ts';
export {
  clearCartAtom,
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
} from './cart/clear-cart.ts';
export {
  applyCouponAtom,
  type CouponRefusal,
  type CouponState,
  couponAtom,
  couponDraftAtom,
  couponRefusalAtom,
  removeCouponAtom,
} from './cart/coupon.ts';
export { couponOfferAtom } from './cart/coupon-offer.ts';
export { type CouponError, type CouponOutcome, couponOutcomeOf } from './cart/coupon-outcome.ts';
export {
  type CartMemberships,
  cartMembershipsAtom,
  chooseDeliveryAtom,
  type Delivery,
  deliveryAtom,
  type EstimateAddress,
  estimateAddressAtom,
  type MembershipUse,
  selectMembershipAtom,
} from './cart/estimate.ts';
export { type DeliveryChoice, needsDelivery } from './cart/estimate-choices.ts';
export type { MembershipChoice } from './cart/estimate-memberships.ts';
export { inCartAtom } from './cart/in-cart.ts';
export { cartKeys } from './cart/keys.ts';
export { lineEstimateAtom, totalsFailedAtom } from './cart/line-estimate.ts';
export { lineParentAtom } from './cart/line-parent.ts';
export { removeLineAtom, undoRemoveAtom } from './cart/remove-line.ts';
export { dismissRemovedAtom, removedLinesAtom } from './cart/removed-lines.ts';
export { orphanedErrorAtom, retryEditsAtom } from './cart/retry-edits.ts';
export {
  dropSavedAtom,
  moveToCartAtom,
  type SavedLine,
  savedLinesAtom,
  saveForLaterAtom,
} from './cart/saved-lines.ts';
export type { Confirmation } from './catalog/ask-variants.ts';
export {
  type ChoiceText,
  type ChoiceTexts,
  type ChoiceTextsOptions,
  createChoiceTexts,
  type DraftPort,
  sessionDrafts,
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
export type {
  ChoiceFacet,
  Chosen,
  Facet,
  FacetChoice,
  FacetValue,
  Range,
  RangeFacet,
  ToggleFacet,
} from './catalog/list-facets.ts';
export { type ListSort, type ListSubject, productSorts } from './catalog/list-filter.ts';
export type { ListPaging } from './catalog/list-paging.ts';
export type { AppliedFilter, ListChange, ListState } from './catalog/list-state.ts';
export {
  appliedFiltersAtom,
  type EmptyList,
  emptyListAtom,
  type ListRescue,
  listFacetsAtom,
  listRescueAtom,
} from './catalog/list-views.ts';
export { type VariantMedia, variantMedia, variantMediaAtom } from './catalog/media.ts';
export { batchedProductAtom } from './catalog/product-batch.ts';
export {
  createProductList,
  type ProductList,
  type ProductListOptions,
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
export * from './catalog-admin.ts';
export {
  collectionAtom,
  collectionBySlugAtom,
  collectionKeys,
  collectionsAtom,
} from './collections.ts';
export type { CursorListAtom, CursorListQuery } from './core/cursor-list.ts';
export type { QueryDefaults } from './core/defaults.ts';
export {
  type DehydratedStorefront,
  dehydrateStorefront,
  hydrateStorefront,
} from './core/hydration.ts';
export type { ListQuery } from './core/list-query.ts';
export {
  historyLocation,
  type LocationPort,
  type LocationWindow,
  type MemoryLocation,
  memoryLocation,
} from './core/location.ts';
export {
  type MutationAtom,
  type MutationContext,
  type MutationOptions,
  type MutationState,
  mutationAtom,
} from './core/mutation-atom.ts';
export type { PagedList } from './core/paged-list.ts';
export { cursorSource, offsetSource, type PagedSource } from './core/paged-source.ts';
export {
  type PageChange,
  type PageData,
  type PagedAtom,
  type PagingOptions,
  pagedAtom,
} from './core/paging.ts';
export { patchPages } from './core/patch-pages.ts';
export type { Patch } from './core/patches.ts';
export { personAtom, personalAtom } from './core/person.ts';
export {
  type QueryAtom,
  type QueryOptions,
  type QueryResult,
  queryAtom,
} from './core/query-atom.ts';
export { type SecretMutationAtom, secretMutationAtom } from './core/secret-mutation.ts';
export {
  localStoragePort,
  type MemoryStorage,
  memoryStorage,
  type StoragePort,
  type StorageWindow,
} from './core/storage.ts';
export { type StoredListAtom, type StoredListOptions, storedListAtom } from './core/stored-list.ts';
export {
  clientAtom,
  createStorefront,
  type Storefront,
  type StorefrontOptions,
} from './core/storefront.ts';
export { type WeakFamily, weakFamily } from './core/weak-family.ts';
export {
  type BulkEventsState,
  bulkCancelEventsByFilterAtom,
  bulkDeleteEventsByFilterAtom,
  bulkEventsAtom,
  type EventsToChange,
} from './events/bulk.ts';
export {
  cancelEventAtom,
  cloneEventAtom,
  createEventAtom,
  deleteEventAtom,
  type EventChange,
  type EventCloning,
  type EventCreation,
  type EventTarget,
  publishDraftEventAtom,
  updateEventAtom,
} from './events/changes.ts';
export { eventKeys } from './events/keys.ts';
export {
  type EventBySlugRequest,
  type EventRequest,
  type EventStatusCounts,
  type EventsQuery,
  eventAtom,
  eventBySlugAtom,
  eventCountsAtom,
  eventStatusCountsAtom,
  eventsAtom,
} from './events/reads.ts';
export * from './identity.ts';
export {
  bulkUpdateOrdersAtom,
  confirmOrderAtom,
  type OrderChange,
  type OrderNames,
  type OrdersArchiving,
  updateOrderAtom,
} from './orders/changes.ts';
export { followOrdersAtom, type OrdersToFollow } from './orders/follow.ts';
export { orderKeys } from './orders/keys.ts';
export { captureAuthorizedPaymentAtom, voidAuthorizedPaymentAtom } from './orders/payments.ts';
export {
  type OrderFacets,
  type OrderName,
  type OrderRequest,
  type OrdersQuery,
  orderAtom,
  orderSummaryAtom,
  ordersAtom,
} from './orders/reads.ts';
export { type OrderSettlement, orderSettlementAtom } from './orders/settlement.ts';
export {
  StorefrontProvider,
  type StorefrontProviderProps,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
} from './react.tsx';
export { createRedirectSessionAtom } from './redirects.ts';
export {
  type CheckoutChange,
  checkoutTicketsAtom,
  type PosCheckoutRequest,
  posCheckoutAtom,
  type TicketCheckoutRequest,
  updateCheckoutAtom,
} from './tickets/buy.ts';
export {
  type InvoiceRequest,
  invoiceAtom,
  invoiceOptionsAtom,
  reservationInvoiceAtom,
} from './tickets/invoice.ts';
export { ticketKeys } from './tickets/keys.ts';
export {
  type AvailableTicketsQuery,
  availableTicketsAtom,
  type TicketDefinitionsQuery,
  ticketCheckoutOptionsAtom,
  ticketDefinitionsAtom,
} from './tickets/reads.ts';
export { reservationRemainingAtom } from './tickets/remaining.ts';
export {
  type ReservationName,
  type ReservationState,
  reservationAtom,
} from './tickets/reservation.ts';
export {
  cancelReservationAtom,
  createReservationAtom,
  type ReservationRequest,
  resumeReservationAtom,
} from './tickets/reserve.ts';
