import { OrderInvoice } from './OrderBill.tsx';
import { OrderEvent } from './OrderEvent.tsx';
import { OrderGuests } from './OrderPeople.tsx';
import { OrderRoot } from './OrderRoot.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTickets } from './OrderTickets.tsx';

/**
 * An order of tickets on its page, after a payment or from the link in an e-mail: how it stands, its
 * tickets, whom they are for, and what was paid.
 */
export const TicketOrder = {
  Root: OrderRoot,
  Status: OrderStatus,
  Tickets: OrderTickets,
  Guests: OrderGuests,
  Event: OrderEvent,
  OrderSummary: OrderInvoice,
};
