import { type Order, OrderStatus } from '@vitrine/client/orders';

/**
 * What an order's page has to say to its buyer:
 * - `awaiting-payment`: the payment was begun and not ended; until when it may be is the checkout's
 *   `expires`;
 * - `processing`: paid, but the payment provider holds the payment;
 * - `reserved-on-card`: the sum is set aside on the buyer's account, and not charged yet;
 * - `pay-in-person`: the tickets are theirs once the seller has the money;
 * - `partly-paid`: a part is still to be paid;
 * - `preparing`: all is paid, and the tickets are being made;
 * - `ready`: the tickets can be had; `isFree` where nothing was to pay;
 * - `declined`, `canceled`, `voided`: there are no tickets, and why.
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
        /** The platform has said nothing, or a word that has no meaning here. */
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

/** How an order represents its buyer. The tickets count as made when there is a file of them. See docs/reference/orders.md. */
export function getOrderOutcome({ status, ticketsPdf }: Order): OrderOutcome {
  const kind = status && Object.hasOwn(kinds, status) ? kinds[status] : 'unknown';
  if (kind !== 'ready') return { kind };
  return ticketsPdf ? { kind, isFree: status === OrderStatus.FREE } : { kind: 'preparing' };
}

/** Whether an order may change by itself in a moment, so that it is worth asking again. */
export const isInProgress = (order: Order): boolean =>
  ['awaiting-payment', 'processing', 'preparing'].includes(getOrderOutcome(order).kind);

const changeable: readonly (OrderStatus | undefined)[] = [
  OrderStatus.INITIATED,
  OrderStatus.PENDING,
  OrderStatus.OFFLINE_PENDING,
];

/** Whether buyer, guests and discounts of an order can still be changed. See docs/reference/tickets.md. */
export const isChangeable = ({ status }: Order): boolean => changeable.includes(status);
