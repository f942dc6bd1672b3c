import type { TicketDefinition } from '@vitrine/client/tickets';
import { countTickets, fitSelection, type TicketSelection } from '../selection/selection.ts';
import { type AvailabilityView, getTicketAvailability } from '../selection/ticket-availability.ts';
import type { ReserveProblem } from './reservation-problem.ts';

/** A problem of a chosen ticket, with its fix. */
export type TicketIssue =
  /**
   * Fewer than selected are available: `available` of them, which may be 0. With `mayBeOwn`, the
   * buyer's previous request, whose response was lost, may have reserved the others.
   */
  | {
      kind: 'short';
      available: number;
      requested: number;
      reservedElsewhere: number;
      mayBeOwn?: boolean;
    }
  /** The platform allows fewer per order; null if the limit is unknown. */
  | { kind: 'over-limit'; limit: number | null }
  /** The platform requires more of it per order; null if the minimum is unknown. */
  | { kind: 'under-minimum'; minimum: number | null }
  /**
   * The platform rejected the line itself. `least` and `most` are decimal strings: the bound that a
   * custom price is beyond.
   */
  | {
      kind: 'invalid';
      field: 'quantity' | 'price' | null;
      least: string | null;
      most: string | null;
    }
  /** Its sale is not open any more. */
  | { kind: 'closed' };

/** The request that the platform rejected. */
export interface RejectedRequest {
  /** The tickets that were requested. */
  selection: TicketSelection;
  /** Why the platform rejected it. */
  problem: ReserveProblem;
}

const LEAST: readonly (string | null)[] = ['MIN', 'DECIMAL_GTE', 'DECIMAL_GT'];
const MOST: readonly (string | null)[] = ['MAX', 'DECIMAL_LTE', 'DECIMAL_LT'];

/** Returns the platform's rejection of one ticket, as long as its quantity is unchanged since. */
function getRejection(
  id: string,
  selection: TicketSelection,
  rejected: RejectedRequest | null,
): TicketIssue | null {
  const requested = countTickets(selection, id);
  if (!rejected || countTickets(rejected.selection, id) !== requested) return null;
  const { problem } = rejected;
  if (problem.kind === 'short') {
    const short = problem.tickets.find(({ ticketDefinitionId }) => ticketDefinitionId === id);
    return short
      ? {
          kind: 'short',
          available: short.available,
          requested,
          reservedElsewhere: short.reservedElsewhere,
          ...(problem.isAfterLostResponse && { mayBeOwn: short.reservedElsewhere > 0 }),
        }
      : null;
  }
  if (problem.kind !== 'limit' && problem.kind !== 'minimum' && problem.kind !== 'invalid') {
    return null;
  }
  const line = problem.entry === null ? undefined : rejected.selection[problem.entry];
  if (line?.ticketDefinitionId !== id) return null;
  if (problem.kind === 'limit') return { kind: 'over-limit', limit: problem.limit };
  if (problem.kind === 'minimum') return { kind: 'under-minimum', minimum: problem.minimum };
  const chosen = selection.find((one) => one.ticketDefinitionId === id);
  if (chosen?.priceOverride !== line.priceOverride) return null;
  const { field, rule, threshold } = problem;
  return {
    kind: 'invalid',
    field,
    least: LEAST.includes(rule) ? threshold : null,
    most: MOST.includes(rule) ? threshold : null,
  };
}

/**
 * Returns the problem of a chosen ticket: from the platform's rejection, or because a newer list
 * has fewer. It removes nothing; the fix is the buyer's choice.
 */
export function getTicketIssue(
  definition: TicketDefinition,
  selection: TicketSelection,
  view: Pick<AvailabilityView, 'now'>,
  rejected: RejectedRequest | null = null,
): TicketIssue | null {
  const requested = countTickets(selection, definition._id);
  if (requested === 0) return null;
  const rejection = getRejection(definition._id, selection, rejected);
  if (rejection) return rejection;
  const { kind } = getTicketAvailability(definition, view);
  if (kind === 'sale-ended' || kind === 'sale-scheduled') return { kind: 'closed' };
  if (kind === 'sold-out') return { kind: 'short', available: 0, requested, reservedElsewhere: 0 };
  const reservedElsewhere = definition.dashboard?.ticketsReserved ?? 0;
  if (kind === 'reserved-by-others')
    return { kind: 'short', available: 0, requested, reservedElsewhere };
  const most = definition.limitPerCheckout ?? Number.POSITIVE_INFINITY;
  return requested > most
    ? { kind: 'short', available: most, requested, reservedElsewhere: 0 }
    : null;
}

/**
 * Limits the quantity of one ticket in the selection; the last chosen pricing options are reduced
 * first.
 */
export function limitQuantity(
  selection: TicketSelection,
  definition: TicketDefinition,
  most: number,
): TicketSelection {
  const own = selection.filter((line) => line.ticketDefinitionId === definition._id);
  const limits = { definitions: [{ ...definition, limitPerCheckout: most }] };
  const fittedSelection = fitSelection(own, limits);
  return selection.flatMap((line) => {
    if (line.ticketDefinitionId !== definition._id) return [line];
    return fittedSelection.filter(
      ({ pricingOptionId }) => pricingOptionId === line.pricingOptionId,
    );
  });
}

/**
 * Raises the quantity of one ticket in the selection to a minimum; the last chosen pricing option
 * gets what is missing. Returns the same reference if nothing changes.
 */
export function raiseQuantity(
  selection: TicketSelection,
  ticketDefinitionId: string,
  minimum: number,
): TicketSelection {
  const missing = minimum - countTickets(selection, ticketDefinitionId);
  const last = selection.findLast((line) => line.ticketDefinitionId === ticketDefinitionId);
  if (!last || missing <= 0) return selection;
  return selection.map((line) =>
    line === last ? { ...line, quantity: line.quantity + missing } : line,
  );
}
