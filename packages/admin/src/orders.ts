export { OrderList, type OrderListProps } from './orders/list/OrderList.tsx';
export {
  OrderStatusMark,
  type OrderStatusMarkProps,
} from './orders/shared/OrderStatusMark.tsx';
