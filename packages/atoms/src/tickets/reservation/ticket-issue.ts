import type { TicketDefinition } from '@vitrine/client/tickets';
import { countTickets, fitSelection, type TicketSelection } from '../selection/selection.ts';
import { type AvailabilityView, getTicketAvailability } from '../selection/ticket-availability.ts';
import type { ReserveProblem } from './reservation-problem.ts';

/** What is in the way of a ticket that was chosen, and what would mend it. */
export type TicketIssue =
  /** Fewer than chosen can be had: `available` of them, which may be none. */
  | { kind: 'short'; available: number; asked: number; reservedElsewhere: number }
  /** The platform allows fewer in one order; null where it does not say how many. */
  | { kind: 'over-limit'; limit: number | null }
  /** The platform rejected the line as it is, such as a price below the least. */
  | { kind: 'invalid'; least: string | null }
  /** Its sale is not open any more. */
  | { kind: 'closed' };

/** What was asked for when the platform rejected. */
export interface RejectedRequest {
  selection: TicketSelection;
  problem: ReserveProblem;
}

/** What the platform said of one ticket, as long as the choice is still the one that it rejected. */
function getRejection(
  id: string,
  selection: TicketSelection,
  rejected: RejectedRequest | null,
): TicketIssue | null {
  const asked = countTickets(selection, id);
  if (!rejected || countTickets(rejected.selection, id) !== asked) return null;
  const { problem } = rejected;
  if (problem.kind === 'short') {
    const short = problem.tickets.find(({ ticketDefinitionId }) => ticketDefinitionId === id);
    return short
      ? {
          kind: 'short',
          available: short.available,
          asked,
          reservedElsewhere: short.reservedElsewhere,
        }
      : null;
  }
  if (problem.kind !== 'limit' && problem.kind !== 'invalid') return null;
  const line = problem.entry === null ? undefined : rejected.selection[problem.entry];
  if (line?.ticketDefinitionId !== id) return null;
  if (problem.kind === 'limit') return { kind: 'over-limit', limit: problem.limit };
  const chosen = selection.find((one) => one.ticketDefinitionId === id);
  if (chosen?.priceOverride !== line.priceOverride) return null;
  return { kind: 'invalid', least: problem.threshold };
}

/**
 * What is wrong with a ticket that is chosen: by the platform's rejection, or because the list that
 * was read since has fewer. Nothing is taken off here; what to do is the buyer's choice.
 */
export function getTicketIssue(
  definition: TicketDefinition,
  selection: TicketSelection,
  view: Pick<AvailabilityView, 'now'>,
  rejected: RejectedRequest | null = null,
): TicketIssue | null {
  const asked = countTickets(selection, definition._id);
  if (asked === 0) return null;
  const told = getRejection(definition._id, selection, rejected);
  if (told) return told;
  const { kind } = getTicketAvailability(definition, view);
  if (kind === 'sale-ended' || kind === 'sale-scheduled') return { kind: 'closed' };
  if (kind === 'sold-out') return { kind: 'short', available: 0, asked, reservedElsewhere: 0 };
  const reservedElsewhere = definition.dashboard?.ticketsReserved ?? 0;
  if (kind === 'held-by-others') return { kind: 'short', available: 0, asked, reservedElsewhere };
  const most = definition.limitPerCheckout ?? Number.POSITIVE_INFINITY;
  return asked > most ? { kind: 'short', available: most, asked, reservedElsewhere: 0 } : null;
}

/** The selection with no more than so many of one ticket; the prices chosen last go first. */
export function limitQuantity(
  selection: TicketSelection,
  definition: TicketDefinition,
  most: number,
): TicketSelection {
  const own = selection.filter((line) => line.ticketDefinitionId === definition._id);
  const limits = { definitions: [{ ...definition, limitPerCheckout: most }] };
  const kept = fitSelection(own, limits);
  return selection.flatMap((line) => {
    if (line.ticketDefinitionId !== definition._id) return [line];
    return kept.filter(({ pricingOptionId }) => pricingOptionId === line.pricingOptionId);
  });
}
