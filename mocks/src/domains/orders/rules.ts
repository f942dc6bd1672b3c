import type { OrderStatus } from '@vitrine/client/orders';
import { rejection } from '../../platform/errors.ts';
import type { StoredOrder } from './state.ts';

/** The codes under which changes of orders are rejected. */
export const ORDER_ERRORS = {
  unknown: 'ORDER_NOT_FOUND',
  action: 'ORDER_ACTION_NOT_AVAILABLE',
  notAuthorized: 'ORDER_STATUS_NOT_AUTHORIZED',
} as const;

/** Allowed transitions of each status. See docs/reference/states.mdx. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  INITIATED: [
    ...(['PENDING', 'PAID', 'AUTHORIZED', 'PARTIALLY_PAID'] as const),
    ...(['FREE', 'DECLINED', 'CANCELED'] as const),
  ],
  PENDING: ['PAID', 'AUTHORIZED', 'PARTIALLY_PAID', 'FREE', 'DECLINED', 'CANCELED'],
  OFFLINE_PENDING: ['PAID', 'PARTIALLY_PAID', 'FREE', 'CANCELED'],
  PARTIALLY_PAID: ['PAID', 'CANCELED'],
  AUTHORIZED: ['PAID', 'VOIDED'],
  FREE: ['CANCELED'],
  PAID: ['CANCELED'],
  CANCELED: [],
  DECLINED: [],
  VOIDED: [],
};

const SURE: readonly OrderStatus[] = ['FREE', 'PAID', 'OFFLINE_PENDING', 'PARTIALLY_PAID'];
const LOST: readonly OrderStatus[] = ['CANCELED', 'DECLINED', 'VOIDED'];

/** All statuses. See docs/reference/orders.mdx. */
export const STATUSES = Object.keys(NEXT) as OrderStatus[];

/** The statuses that can still be changed at checkout, and be confirmed. */
export const UNPAID: readonly OrderStatus[] = ['INITIATED', 'PENDING', 'OFFLINE_PENDING'];

type HasStatus = Pick<StoredOrder, 'status'>;

/** Whether the tickets of the order are guaranteed. */
export const isConfirmed = ({ status }: HasStatus): boolean => SURE.includes(status);

/** Whether the tickets of the order are available again. */
export const isLost = ({ status }: HasStatus): boolean => LOST.includes(status);

export const canBecome = ({ status }: HasStatus, next: OrderStatus): boolean =>
  NEXT[status].includes(next);

/** The rejection of what an order's status does not allow. */
export const notAvailable = (
  { number, status }: StoredOrder,
  code: (typeof ORDER_ERRORS)[keyof typeof ORDER_ERRORS] = ORDER_ERRORS.action,
) => rejection(code, `Order ${number} is ${status}.`, { data: { orderNumber: number, status } });
