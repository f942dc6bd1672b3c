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
export { backInStockKeys } from './back-in-stock/keys.ts';
export {
  backInStockCountsAtom,
  backInStockRequestAtom,
  backInStockRequestsAtom,
} from './back-in-stock/reads.ts';
