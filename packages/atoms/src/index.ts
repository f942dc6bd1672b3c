export * from './back-in-stock.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './catalog-admin.ts';
export {
  collectionAtom,
  collectionBySlugAtom,
  collectionKeys,
  collectionsAtom,
} from './collections.ts';
export type { CursorListAtom, CursorListQuery } from './core/cursor-list.ts';
export { fromPieces, inPieces, isDecimal } from './core/decimals.ts';
export type { QueryDefaults } from './core/defaults.ts';
export {
  type DehydratedStorefront,
  dehydrateStorefront,
  hydrateStorefront,
} from './core/hydration.ts';
export type {
  Chosen,
  DateSpan,
  DatesFacet,
  FacetChoice,
  FacetValue,
  Range,
  RangeFacet,
} from './core/list/facets.ts';
export type { ListSort, ListSubject, ListTab } from './core/list/filter.ts';
export type { List } from './core/list/list.ts';
export type { ListPaging } from './core/list/paging.ts';
export type {
  AppliedFilter as AppliedListFilter,
  ListChange,
  ListState,
} from './core/list/state.ts';
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
export { renderLoaded } from './core/render-loaded.ts';
export { type SecretMutationAtom, secretMutationAtom } from './core/secret-mutation.ts';
export {
  type DraftPort,
  localStoragePort,
  type MemoryStorage,
  memoryStorage,
  type StoragePort,
  type StorageWindow,
  sessionDrafts,
  type TextPort,
} from './core/storage.ts';
export { type StoredListAtom, type StoredListOptions, storedListAtom } from './core/stored-list.ts';
export {
  clientAtom,
  createStorefront,
  type Storefront,
  type StorefrontOptions,
} from './core/storefront.ts';
export { createWait, type WaitAtom } from './core/wait.ts';
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
export * from './events/form.ts';
export { eventKeys } from './events/keys.ts';
export * from './events/list.ts';
export * from './events/page.ts';
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
export * from './orders.ts';
export {
  StorefrontProvider,
  type StorefrontProviderProps,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStorefront,
} from './react.tsx';
export { createRedirectSessionAtom } from './redirects.ts';
export * from './tickets.ts';
