import { ReservationEndedDialog } from '../reservation/ReservationEndedDialog.tsx';
import { ReservationTimer } from '../reservation/ReservationTimer.tsx';
import * as Tickets from './Tickets.tsx';
import type { TicketsRootProps } from './TicketsRoot.tsx';

export type TicketSelectorProps = Omit<TicketsRootProps, 'children'>;

/**
 * Selects and reserves an event's tickets: the reservation, the list, a code, the estimate and the
 * continue button.
 */
export function TicketSelector(props: TicketSelectorProps) {
  const { eventId } = props;
  return (
    <Tickets.Root {...props}>
      <Tickets.Restore eventId={eventId} />
      <ReservationTimer eventId={eventId} />
      <Tickets.List />
      <Tickets.Code eventId={eventId} />
      <Tickets.Totals />
      <Tickets.Continue />
      <ReservationEndedDialog eventId={eventId} />
    </Tickets.Root>
  );
}
