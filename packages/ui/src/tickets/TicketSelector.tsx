import { HoldEndedDialog } from './HoldEndedDialog.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { Tickets } from './Tickets.tsx';
import type { TicketsRootProps } from './TicketsRoot.tsx';

export type TicketSelectorProps = Omit<TicketsRootProps, 'children'>;

/** Chooses and holds an event's tickets: the hold, the list, the estimate and the way on. */
export function TicketSelector(props: TicketSelectorProps) {
  const { eventId } = props;
  return (
    <Tickets.Root {...props}>
      <Tickets.Kept eventId={eventId} />
      <HoldNotice eventId={eventId} />
      <Tickets.List />
      <Tickets.Totals />
      <Tickets.Continue />
      <HoldEndedDialog eventId={eventId} />
    </Tickets.Root>
  );
}
