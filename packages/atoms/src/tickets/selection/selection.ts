import type { PricingOption, TicketDefinition, TicketQuantity } from '@vitrine/client/tickets';
import type { LimitScope } from './ticket-availability.ts';

/** Tickets of one definition at one of its prices. */
export interface TicketLine {
  ticketDefinitionId: string;
  /** Which of several prices; none where the ticket has one. */
  pricingOptionId?: string;
}

/** A line that is chosen, and how many of it: 1 or more. */
export interface ChosenTickets extends TicketLine {
  quantity: number;
  /** The price that the buyer names for each, as a decimal string: of donations only. */
  priceOverride?: string;
}

/** What a buyer has chosen of an event's tickets. Each line is there once. */
export type TicketSelection = readonly ChosenTickets[];

/** What a selection must not go beyond. */
export interface SelectionLimits {
  /** The tickets of the event; `limitPerCheckout` holds over all prices of each. */
  definitions: readonly TicketDefinition[];
  /** The most tickets of one order, over all definitions; 50 is the platform's own. */
  limitPerOrder?: number;
}

/** A limit that a wish has met. */
export interface LimitMet {
  of: LimitScope;
  limit: number;
}

/** The most tickets of one line and of one order that the platform takes. */
export const MAX_TICKETS = 50;

export const isSameLine = (one: TicketLine, other: TicketLine): boolean =>
  one.ticketDefinitionId === other.ticketDefinitionId &&
  one.pricingOptionId === other.pricingOptionId;

const sum = (lines: TicketSelection) => lines.reduce((all, { quantity }) => all + quantity, 0);

/** How many tickets are chosen: in all, or of one definition over all its prices. */
export const countTickets = (selection: TicketSelection, ticketDefinitionId?: string): number =>
  sum(
    ticketDefinitionId === undefined
      ? selection
      : selection.filter((line) => line.ticketDefinitionId === ticketDefinitionId),
  );

/** How many of a line are chosen. */
export const getTicketQuantity = (selection: TicketSelection, line: TicketLine): number =>
  selection.find((chosen) => isSameLine(chosen, line))?.quantity ?? 0;

/** The most of a line that can be chosen beside the others, and the limit that says so. */
export function getMaxQuantity(
  selection: TicketSelection,
  line: TicketLine,
  { definitions, limitPerOrder = MAX_TICKETS }: SelectionLimits,
): { most: number; by: LimitMet } {
  const { ticketDefinitionId } = line;
  const definition = definitions.find(({ _id }) => _id === ticketDefinitionId);
  // A ticket that is not there can't be had; one without a limit has the platform's.
  const ofTicket = definition ? (definition.limitPerCheckout ?? MAX_TICKETS) : 0;
  const inOrder = Math.min(limitPerOrder, MAX_TICKETS);
  const own = getTicketQuantity(selection, line);
  const leftOfTicket = ofTicket - countTickets(selection, ticketDefinitionId) + own;
  const leftInOrder = inOrder - countTickets(selection) + own;
  const by: LimitMet =
    leftOfTicket <= leftInOrder
      ? { of: 'ticket', limit: ofTicket }
      : { of: 'order', limit: inOrder };
  return { most: Math.max(0, Math.min(leftOfTicket, leftInOrder)), by };
}

/**
 * Chooses so many of a line: the nearest number that the limits allow, and the limit where that is
 * less than the wish. Nothing else in the selection changes.
 */
export function chooseTickets(
  selection: TicketSelection,
  line: TicketLine,
  wish: number,
  limits: SelectionLimits,
): { selection: TicketSelection; met: LimitMet | null } {
  const { most, by } = getMaxQuantity(selection, line, limits);
  const wanted = Number.isNaN(wish) ? 0 : Math.max(0, Math.trunc(wish));
  const quantity = Math.min(wanted, most);
  const met = quantity < wanted ? by : null;
  const before = selection.find((chosen) => isSameLine(chosen, line));
  if (!before) {
    return { selection: quantity > 0 ? [...selection, { ...line, quantity }] : selection, met };
  }
  if (before.quantity === quantity) return { selection, met };
  const next = selection.map((chosen) => (chosen === before ? { ...before, quantity } : chosen));
  return { selection: next.filter((chosen) => chosen.quantity > 0), met };
}

/**
 * The selection within limits that have changed, as after a list was read again: what goes beyond
 * them is taken off the lines that were chosen last. The same object where nothing changes.
 */
export function fitSelection(selection: TicketSelection, limits: SelectionLimits): TicketSelection {
  const fitted: ChosenTickets[] = [];
  for (const line of selection) {
    const quantity = Math.min(line.quantity, getMaxQuantity(fitted, line, limits).most);
    if (quantity > 0) fitted.push({ ...line, quantity });
  }
  const isSame = countTickets(fitted) === countTickets(selection);
  return isSame ? selection : fitted;
}

/** The request for a selection: one entry for each line. See docs/reference/tickets.md. */
export const toTicketQuantities = (selection: TicketSelection): TicketQuantity[] =>
  selection.map(({ ticketDefinitionId, pricingOptionId, quantity, priceOverride }) => ({
    ticketDefinitionId,
    quantity,
    ...(priceOverride !== undefined && { priceOverride }),
    ...(pricingOptionId !== undefined && { ticketDetails: [{ pricingOptionId }] }),
  }));

/** The prices of a ticket among which a buyer chooses; none where it has one. */
export const getTicketPrices = ({ pricing }: TicketDefinition): readonly PricingOption[] =>
  pricing?.pricingOptions?.options ?? [];
