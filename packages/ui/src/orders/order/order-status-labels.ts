import { getOrderOutcome, type OrderOutcome } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import type { MessageKeyWith, PlainMessageKey } from '../../messages/message-catalog.ts';
import type { Status } from '../../primitives/status-dot/StatusDot.tsx';
import '../../messages/en/orders.ts';

/** Texts about the status of an order. */
export interface OrderStatusText {
  /**
   * The dot before the status: a ring for available, a dot in a ring for reserved, a full dot for gone.
   */
  dotStatus: Status;
  /** The status in one or two words. */
  status: PlainMessageKey;
  title: PlainMessageKey;
  /** Meaning of the status, and the next step. */
  description: MessageKeyWith<'email' | 'total'>;
}

const dotStatuses: Readonly<Record<OrderOutcome['kind'], Status>> = {
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

/** Returns the text variant of an order, which is more specific than its outcome in some cases. */
function getVariant(order: Order, outcome: OrderOutcome): Variant {
  if (outcome.kind === 'ready' && outcome.isFree) return 'free';
  // A payment for a canceled order must be reviewed manually.
  const isPaidFor = order.paymentDetails?.transaction !== undefined;
  if (outcome.kind === 'canceled') return isPaidFor ? 'refund' : 'canceled';
  return outcome.kind;
}

type Variant = OrderOutcome['kind'] | 'free' | 'refund';

/** Returns the texts of an order: each status has its own. See docs/reference/orders.mdx. */
export function getOrderStatusText(order: Order): OrderStatusText {
  const outcome = getOrderOutcome(order);
  const variant = getVariant(order, outcome);
  return {
    dotStatus: dotStatuses[outcome.kind],
    status: `orders.${variant}.status`,
    title: `orders.${variant}.title`,
    description: `orders.${variant}.description`,
  };
}
