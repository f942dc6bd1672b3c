import { TicketOrder } from '@vitrine/ui';

export default function TicketOrderExample() {
  return (
    <TicketOrder.Root eventId="event-id" orderNumber="2026-0001">
      <TicketOrder.Status />
      <TicketOrder.Tickets />
      <TicketOrder.OrderSummary />
    </TicketOrder.Root>
  );
}
