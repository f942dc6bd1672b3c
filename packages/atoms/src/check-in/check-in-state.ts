import type { Order, Ticket } from '@vitrine/client/orders';
import { getOrderOutcome } from '../orders/order-outcome.ts';

/** Whether the guest of a ticket is checked in. */
export type CheckInState =
  | { kind: 'canceled' | 'expected' | 'not-valid' }
  /** `isFuture` if the time is not plausible, because a device's clock was wrong. */
  | { kind: 'checked-in'; at: Date; isFuture: boolean };

/**
 * Returns whether the guest of a ticket is checked in. A canceled ticket is canceled, whether it was
 * checked in or not. See docs/reference/orders.mdx.
 *
 * @param now in milliseconds since 1970.
 */
export function getCheckInState(ticket: Ticket, order: Order, now: number): CheckInState {
  if (ticket.canceled) return { kind: 'canceled' };
  const at = ticket.checkIn?.created;
  if (at) return { kind: 'checked-in', at, isFuture: at.getTime() > now };
  const { kind } = getOrderOutcome(order);
  const isValid = ['ready', 'preparing', 'partly-paid'].includes(kind);
  return { kind: isValid ? 'expected' : 'not-valid' };
}
