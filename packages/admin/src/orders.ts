export { OrderList, type OrderListProps } from './orders/list/OrderList.tsx';
export { OrderResults } from './orders/OrderResults.tsx';
export { OrderPage, type OrderPageProps } from './orders/page/OrderPage.tsx';
export { PointOfSale, type PointOfSaleProps } from './orders/point-of-sale/PointOfSale.tsx';
export {
  OrderStatusMark,
  type OrderStatusMarkProps,
} from './orders/shared/OrderStatusMark.tsx';
