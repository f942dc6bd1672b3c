import { ReservationEndedDialog, ReservationTimer, TicketCheckout } from '@vitrine/ui';

export default function TicketCheckoutExample() {
  return (
    <TicketCheckout.Root eventId="event-id">
      <ReservationTimer eventId="event-id" hideRelease />
      <TicketCheckout.Steps />
      <TicketCheckout.Event />
      <TicketCheckout.OrderSummary />
      <ReservationEndedDialog eventId="event-id" />
    </TicketCheckout.Root>
  );
}
