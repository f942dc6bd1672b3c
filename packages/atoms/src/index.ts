export {
  type AnalyticsConsent,
  type AnalyticsEvent,
  type AnalyticsEvents,
  type AnalyticsItem,
  type AnalyticsItems,
  type AnalyticsListener,
  analyticsConsentAtom,
  analyticsListenerAtom,
  trackAtom,
} from './analytics/analytics.ts';
export {
  type LineQuantity,
  toAnalyticsItem,
  toAnalyticsLines,
  toAnalyticsProduct,
} from './analytics/analytics-items.ts';
export { type ConsentChoices, consentChoicesAtom } from './analytics/consent-choices.ts';
export { googleAnalytics } from './analytics/google-analytics.ts';
export * from './back-in-stock/index.ts';
export * from './cart/index.ts';
export * from './catalog/index.ts';
export * from './catalog-admin/index.ts';
export * from './check-in/index.ts';
export {
  collectionAtom,
  collectionBySlugAtom,
  collectionKeys,
  collectionsAtom,
} from './collections/index.ts';
export type {
  Editor,
  EditorDraft,
  EditorProblems,
  EditorState,
  FieldChange,
  SaveOutcome,
} from './editor/create-editor.ts';
export type { FieldConflict } from './editor/merge-values.ts';
export {
  type BulkEventsState,
  bulkCancelEventsByFilterAtom,
  bulkDeleteEventsByFilterAtom,
  bulkEventsAtom,
  type EventsToChange,
} from './events/bulk-events.ts';
export {
  canEditDescription,
  type DescriptionHtmlOptions,
  descriptionFromHtml,
  descriptionText,
  type RichTextDocument,
} from './events/description.ts';
export {
  checkEventForm,
  type EventFieldProblem,
  type EventFormProblems,
  maxEventLengths,
} from './events/editor/check-event-form.ts';
export {
  changeTime,
  checkEventDates,
  type DateRepetition,
  type EventDateProblem,
  type EventDateValues,
  getClockChanges,
  getNextDate,
  MAX_SERIES_DATES,
  moveDate,
  repeatDate,
  shiftDate,
  sortDates,
} from './events/editor/event-dates.ts';
export {
  type CreatedDraft,
  createdDraftAtom,
  createEventEditor,
  EVENT_EDITOR_FIELDS,
  type EventEditor,
  type EventEditorOptions,
} from './events/editor/event-editor.ts';
export {
  type EventCategoryValue,
  type EventFormField,
  type EventFormValues,
  sortCategories,
  toPreviewEvent,
} from './events/editor/event-form-values.ts';
export {
  canChangeQuestionKind,
  changeQuestionKind,
  createQuestion,
  duplicateQuestion,
  type EventQuestion,
  type EventQuestionValues,
  getEventQuestions,
  getQuestionField,
  getQuestionLabel,
  getQuestionLimit,
  getQuestionLimitKind,
  getQuestionOptions,
  hasQuestionOptions,
  isQuestionField,
  isQuestionRequired,
  maxQuestionSizes,
  moveItem,
  moveQuestion,
  parseQuestionOptions,
  type QuestionField,
  type QuestionIssue,
  type QuestionLimit,
  type QuestionTexts,
  setQuestionLabel,
  setQuestionLimit,
  setQuestionOptions,
  setQuestionRequired,
} from './events/editor/event-questions.ts';
export * from './events/form/index.ts';
export type { EventsQuery } from './events/keys.ts';
export { eventKeys } from './events/keys.ts';
export * from './events/list/index.ts';
export { getLocalTime, getMomentInZone, isTimeInZone } from './events/moment-in-zone.ts';
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
} from './events/mutations.ts';
export * from './events/page.ts';
export {
  type EventStatusCounts,
  eventAtom,
  eventBySlugAtom,
  eventCountsAtom,
  eventStatusCountsAtom,
  eventsAtom,
  upcomingEventsAtom,
} from './events/queries.ts';
export {
  type DehydratedStorefront,
  dehydrateStorefront,
  hydrateStorefront,
} from './hydration/hydration.ts';
export { loadData } from './hydration/load-data.ts';
export { renderWithData, streamWithData } from './hydration/render-with-data.ts';
export * from './identity/index.ts';
export type { CursorListAtom, CursorListQuery } from './lists/cursor-list.ts';
export type { List } from './lists/list.ts';
export type {
  Chosen,
  DateSpan,
  DatesFacet,
  FacetChoice,
  FacetValue,
  Range,
  RangeFacet,
} from './lists/list-facets.ts';
export type { ListSort, ListSubject, ListTab } from './lists/list-filter.ts';
export type { ListPaging } from './lists/list-paging.ts';
export type { ListQuery } from './lists/list-query.ts';
export type {
  AppliedListFilter,
  ListChange,
  ListState,
} from './lists/list-state.ts';
export type { PageData, PagedList } from './lists/paged-list.ts';
export { cursorSource, offsetSource, type PagedSource } from './lists/paged-source.ts';
export {
  type PageChange,
  type PagedAtom,
  type PagingOptions,
  pagedAtom,
} from './lists/paging.ts';
export { patchPages } from './lists/patch-pages.ts';
export {
  historyLocation,
  type LocationPort,
  type LocationWindow,
  type MemoryLocation,
  memoryLocation,
} from './location.ts';
export * from './orders/index.ts';
export { type DeviceAtomOptions, deviceAtom } from './persistence/device-atom.ts';
export { dismissalsAtom } from './persistence/dismissals.ts';
export {
  type DraftPort,
  localStoragePort,
  type MemoryStorage,
  memoryStorage,
  type StoragePort,
  type StorageWindow,
  sessionDrafts,
  type TextPort,
} from './persistence/storage.ts';
export {
  type StoredListAtom,
  type StoredListOptions,
  storedListAtom,
} from './persistence/stored-list.ts';
export type {
  CartSyncChannel,
  CheckInPort,
  CheckInRequest,
  CheckInResult,
  ItemChange,
  MediaDetailsChange,
  MediaFocalPoint,
  MediaLibraryPage,
  MediaPort,
  MemberOrder,
  MemberOrderStatus,
  MemberTicketOrder,
  OrderHistoryPage,
  OrderHistoryPort,
  OrderHistoryRequest,
  OwnerPorts,
  PeoplePort,
  ProfilePort,
  StockChange,
  StockPort,
  StockResult,
  StockViolation,
  StorefrontPorts,
  TicketCodePort,
  TicketKindData,
  TicketKindDetails,
  TicketKindName,
  TicketKindPort,
  TicketKindPrice,
  TicketKindResult,
  TicketKindViolation,
  ViewPort,
} from './ports.ts';
export {
  type MutationAtom,
  type MutationContext,
  type MutationOptions,
  type MutationState,
  mutationAtom,
} from './query/mutation-atom.ts';
export type { Patch } from './query/patches.ts';
export {
  type QueryAtom,
  type QueryOptions,
  type QueryResult,
  queryAtom,
} from './query/query-atom.ts';
export type { QueryDefaults } from './query/query-defaults.ts';
export { type SensitiveMutationAtom, sensitiveMutationAtom } from './query/sensitive-mutation.ts';
export {
  HydrateStorefront,
  type HydrateStorefrontProps,
  StorefrontProvider,
  type StorefrontProviderProps,
  useAtom,
  useAtomValue,
  useDeleteOnLogout,
  useSessionKey,
  useSetAtom,
  useStorefront,
  useTrack,
} from './react.tsx';
export { createRedirectSessionAtom } from './redirects/index.ts';
export { deleteOnLogoutAtom } from './session/personal-data.ts';
export { sessionEndedAtom, sessionIdAtom, sessionScopedAtom } from './session/session-scope.ts';
export {
  captchaPortAtom,
  catalogAppIdAtom,
  clientAtom,
  createStorefront,
  locationAtom,
  orderHistoryPortAtom,
  type Storefront,
  type StorefrontOptions,
  ticketCodePortAtom,
} from './storefront.ts';
export * from './tickets/index.ts';
export { type CooldownAtom, createCooldown } from './time/cooldown.ts';
export { asScaled, fromScaled, getCurrencyDecimals, isDecimal } from './utils/decimals.ts';
export { countGraphemes } from './utils/graphemes.ts';
export { isDevelopment } from './utils/is-development.ts';
export { type WeakFamily, weakFamily } from './utils/weak-family.ts';

// For owners. These are last, so that they do not change the order of a shop's modules.

export { eventTitlesAtom, readEventTitlesAtom } from './events/event-titles.ts';
export {
  changeMatchingEventsAtom,
  countMatchingEventsAtom,
  createEventAdminList,
  type EventAction,
  type EventAdminList,
  type EventAdminTab,
  getEventActions,
  type MatchingEventsChange,
  type MatchingEventsOutcome,
} from './events/management/event-admin-list.ts';
export {
  createTicketKindEditor,
  type EditedTicketKinds,
  type TicketKindEditor,
} from './events/ticket-kinds/ticket-kind-editor.ts';
export {
  createTicketKind,
  duplicateTicketKind,
  getTicketKindFields,
  getTicketKindIds,
  getTicketKindKey,
  isNewTicketKind,
  maxTicketKindLengths,
  parseTicketKindKey,
  type TicketKindField,
  type TicketKindFields,
  type TicketKindKey,
  type TicketKindProblem,
  type TicketKindValues,
  type TicketPriceOption,
  type TicketPricingKind,
  toTicketKindValues,
} from './events/ticket-kinds/ticket-kind-fields.ts';
export {
  getTicketKindCounts,
  getTicketKindSale,
  removeTicketKindAtom,
  setTicketKindOrderAtom,
  type TicketKind,
  type TicketKindList,
  type TicketKindOrder,
  type TicketKindSale,
  type TicketKindsState,
  ticketKindPortAtom,
  ticketKindsAtom,
} from './events/ticket-kinds/ticket-kinds.ts';
export type { ListView, OwnerListId, SavedListView } from './lists/list-state.ts';
export type { ListUpdates, ListUpdatesAtom, RowUpdate } from './lists/list-updates.ts';
export {
  type ColumnsAtom,
  differsFromView,
  type OwnerList,
  type SavedViewsAtom,
  savedViewsAtom,
} from './lists/owner-list.ts';
export {
  createRowSelection,
  type RowSelection,
  type RowSelectionAtom,
  type RowSelectionChange,
} from './lists/row-selection.ts';
export { createUndoStack, type UndoEntry, type UndoStack } from './utils/undo-stack.ts';
