export { backInStockKeys } from './keys.ts';
export {
  type BackInStockReport,
  type BackInStockWish,
  createBackInStockRequestAtom,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
} from './mutations.ts';
export {
  backInStockCountsAtom,
  backInStockRequestAtom,
  backInStockRequestsAtom,
} from './queries.ts';
export { backInStockCountAtom } from './request-count.ts';
export {
  type BackInStockAsk,
  type BackInStockAskAtom,
  type BackInStockAsking,
  type BackInStockRefusal,
  backInStockAskAtom,
} from './request-form.ts';
export {
  type BackInStockQueue,
  type BackInStockQueueOptions,
  createBackInStockQueue,
  followNotificationsAtom,
  type MissedItem,
  type MissedItems,
  missedItemsAtom,
} from './request-queue.ts';
