export { type ItemStock, itemStockAtom } from './item-stock.ts';
export { backInStockKeys } from './keys.ts';
export { notifyRequestsAtom, readMatchingRequestsAtom } from './matching-requests.ts';
export {
  type BackInStockReport,
  createBackInStockRequestAtom,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  type NewBackInStockRequest,
  reportItemsBackInStockAtom,
} from './mutations.ts';
export {
  backInStockCountsAtom,
  backInStockRequestAtom,
  backInStockRequestsAtom,
} from './queries.ts';
export { backInStockCountAtom } from './request-count.ts';
export {
  type BackInStockForm,
  type BackInStockFormAtom,
  type BackInStockFormState,
  type BackInStockProblem,
  backInStockFormAtom,
} from './request-form.ts';
export {
  type AwaitedItem,
  type AwaitedItems,
  awaitedItemsAtom,
  type BackInStockQueue,
  type BackInStockQueueOptions,
  createBackInStockQueue,
  pollNotificationsAtom,
} from './request-queue.ts';
