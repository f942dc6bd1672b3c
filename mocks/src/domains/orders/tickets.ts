import type { PlatformContext } from '../../platform/platform-context.ts';
import { office, type Reservation } from '../tickets/state.ts';
import type { StoredOrder } from './state.ts';

/** Returns a ticket's number: that of the order, and its index in it. */
export const ticketNumber = (order: string, index: number) =>
  `${order}${String(index + 1).padStart(2, '0')}`;

/** Issues the tickets of an order: one per reserved ticket. Existing check-ins are preserved. */
export function issueTickets(
  context: PlatformContext,
  order: StoredOrder,
  { lines }: Reservation,
): void {
  const { offers } = context.use(office);
  const ticketLines = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  order.tickets = ticketLines.map(({ offerId, price, option }, index) => {
    const offer = offers.get(offerId);
    return {
      number: ticketNumber(order.number, index),
      offerId,
      name: [offer?.name, option?.name].filter(Boolean).join(', '),
      price,
      policy: offer?.policy ?? '',
      ...(order.guests.length > 0 && { guest: index }),
      checkedIn: order.tickets[index]?.checkedIn,
    };
  });
}
