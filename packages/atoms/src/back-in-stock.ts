export {
  type BackInStockAsk,
  type BackInStockAskAtom,
  type BackInStockAsking,
  type BackInStockRefusal,
  backInStockAskAtom,
} from './back-in-stock/ask.ts';
export {
  type BackInStockReport,
  type BackInStockWish,
  createBackInStockRequestAtom,
  deleteBackInStockRequestAtom,
  markAsNotificationSentAtom,
  reportItemsBackInStockAtom,
} from './back-in-stock/changes.ts';
export { backInStockCountAtom } from './back-in-stock/count.ts';
export { backInStockKeys } from './back-in-stock/keys.ts';
export {
  type BackInStockQueue,
  type BackInStockQueueOptions,
  createBackInStockQueue,
  followNotificationsAtom,
  type MissedItem,
  type MissedItems,
  missedItemsAtom,
} from './back-in-stock/queue.ts';
export {
  backInStockCountsAtom,
  backInStockRequestAtom,
  backInStockRequestsAtom,
} from './back-in-stock/reads.ts';
