export {
  BackInStockQueue,
  type BackInStockQueueProps,
} from './back-in-stock/BackInStockQueue.tsx';
