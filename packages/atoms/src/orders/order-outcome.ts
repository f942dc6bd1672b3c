import { type Order, OrderStatus } from '@vitrine/client/orders';

/**
 * Outcome of an order for its buyer:
 * - `awaiting-payment`: the payment was started but not finished; its deadline is the checkout's
 * `expires`;
 * - `processing`: paid, but still pending at the payment provider;
 * - `reserved-on-card`: the amount is authorized on the buyer's account, and not charged yet;
 * - `pay-in-person`: the tickets are issued once the seller has received the payment;
 * - `partly-paid`: an amount is still due;
 * - `preparing`: everything is paid, and the tickets are being created;
 * - `ready`: the tickets are available; `isFree` if nothing had to be paid;
 * - `declined`, `canceled`, `voided`: there are no tickets, with the reason.
 */
export type OrderOutcome =
  | {
      kind:
        | 'awaiting-payment'
        | 'processing'
        | 'reserved-on-card'
        | 'pay-in-person'
        | 'partly-paid'
        | 'preparing'
        | 'declined'
        | 'canceled'
        | 'voided'
        /** The platform's status is missing or unknown. */
        | 'unknown';
    }
  | { kind: 'ready'; isFree: boolean };

const kinds: Readonly<Record<OrderStatus, OrderOutcome['kind']>> = {
  INITIATED: 'awaiting-payment',
  PENDING: 'processing',
  AUTHORIZED: 'reserved-on-card',
  OFFLINE_PENDING: 'pay-in-person',
  PARTIALLY_PAID: 'partly-paid',
  DECLINED: 'declined',
  CANCELED: 'canceled',
  VOIDED: 'voided',
  PAID: 'ready',
  FREE: 'ready',
};

/**
 * Returns the outcome of an order. The tickets count as created when their file exists. See
 * docs/reference/orders.mdx.
 */
export function getOrderOutcome({ status, ticketsPdf }: Order): OrderOutcome {
  const kind = status && Object.hasOwn(kinds, status) ? kinds[status] : 'unknown';
  if (kind !== 'ready') return { kind };
  return ticketsPdf ? { kind, isFree: status === OrderStatus.FREE } : { kind: 'preparing' };
}

/** Whether an order ended without tickets: it was declined, canceled or voided. */
export const isOrderOver = (order: Order): boolean =>
  ['declined', 'canceled', 'voided'].includes(getOrderOutcome(order).kind);

/** Whether an order may soon change without user action, so that polling is useful. */
export const isInProgress = (order: Order): boolean =>
  ['awaiting-payment', 'processing', 'preparing'].includes(getOrderOutcome(order).kind);

const changeable: readonly (OrderStatus | undefined)[] = [
  OrderStatus.INITIATED,
  OrderStatus.PENDING,
  OrderStatus.OFFLINE_PENDING,
];

/** Whether buyer, guests and discounts of an order can still be changed. See docs/reference/tickets.mdx. */
export const isChangeable = ({ status }: Order): boolean => changeable.includes(status);
