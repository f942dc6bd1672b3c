import { TicketsContinue } from './TicketsContinue.tsx';
import { RestoreReservation } from './TicketsKept.tsx';
import { TicketsList } from './TicketsList.tsx';
import { TicketsRoot } from './TicketsRoot.tsx';
import { TicketsTotals } from './TicketsTotals.tsx';

/** An event's tickets, from the choice to the hold. */
export const Tickets = {
  Root: TicketsRoot,
  Restore: RestoreReservation,
  List: TicketsList,
  Totals: TicketsTotals,
  Continue: TicketsContinue,
};
