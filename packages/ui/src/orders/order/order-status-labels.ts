import { getOrderOutcome, type OrderOutcome } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';

/** What the page of an order says of how it stands. */
export interface OrderStatusText {
  /** The dot before the status: a ring is theirs, a half dot is held, a full one is gone. */
  mark: Status;
  /** The status in a word or two. */
  status: PlainMessageKey;
  title: PlainMessageKey;
  /** What that means, and what comes next. */
  description: MessageKeyWith<'email' | 'total'>;
}

const marks: Readonly<Record<OrderOutcome['kind'], Status>> = {
  'awaiting-payment': 'reserved',
  processing: 'reserved',
  'reserved-on-card': 'reserved',
  'pay-in-person': 'reserved',
  'partly-paid': 'reserved',
  preparing: 'available',
  ready: 'available',
  declined: 'sold-out',
  canceled: 'sold-out',
  voided: 'sold-out',
  unknown: 'reserved',
};

/** How an order ends for its buyer where one word for the status would say too little. */
function getVariant(order: Order, outcome: OrderOutcome): Variant {
  if (outcome.kind === 'ready' && outcome.isFree) return 'free';
  // Money that came for an order that is over has to be looked at by a person.
  const isPaidFor = order.paymentDetails?.transaction !== undefined;
  if (outcome.kind === 'canceled') return isPaidFor ? 'refund' : 'canceled';
  return outcome.kind;
}

type Variant = OrderOutcome['kind'] | 'free' | 'refund';

/** The words of an order: each status has its own. See docs/reference/orders.md. */
export function getOrderStatusText(order: Order): OrderStatusText {
  const outcome = getOrderOutcome(order);
  const variant = getVariant(order, outcome);
  return {
    mark: marks[outcome.kind],
    status: `orders.${variant}.status`,
    title: `orders.${variant}.title`,
    description: `orders.${variant}.description`,
  };
}
