'use client';

import { LazyReservationEndedDialog } from '../reservation/LazyReservationEndedDialog.tsx';
import { ReservationTimer } from '../reservation/ReservationTimer.tsx';
import * as Tickets from './Tickets.tsx';
import type { TicketsRootProps } from './TicketsRoot.tsx';

export interface TicketSelectorProps extends Omit<TicketsRootProps, 'children'> {
  /** Whether small windows have a bar with the main action while the tickets are out of view. */
  hasBar?: boolean;
}

/**
 * Selects and reserves an event's tickets: the reservation, the list, a code, the estimate and the
 * continue button.
 */
export function TicketSelector({ hasBar, ...props }: TicketSelectorProps) {
  const { eventId } = props;
  return (
    <Tickets.Root {...props}>
      <Tickets.Restore eventId={eventId} />
      <ReservationTimer eventId={eventId} />
      <Tickets.List />
      <Tickets.Code eventId={eventId} />
      <Tickets.Totals />
      <Tickets.Continue />
      {hasBar && <Tickets.Bar />}
      <LazyReservationEndedDialog eventId={eventId} />
    </Tickets.Root>
  );
}
