import type { PricingOption, TicketDefinition, TicketQuantity } from '@vitrine/client/tickets';
import type { LimitScope } from './ticket-availability.ts';

/** Tickets of one definition at one of its prices. */
export interface TicketLine {
  /** `_id` of the ticket. */
  ticketDefinitionId: string;
  /** The chosen pricing option; none if the ticket has a single price. */
  pricingOptionId?: string;
}

/** A line that is chosen, and how many of it: 1 or more. */
export interface ChosenTickets extends TicketLine {
  /** Number of tickets. */
  quantity: number;
  /** The price that the buyer names for each, as a decimal string: of donations only. */
  priceOverride?: string;
}

/** A buyer's selection of an event's tickets. Each line occurs once. */
export type TicketSelection = readonly ChosenTickets[];

/** Limits of a selection. */
export interface SelectionLimits {
  /** The tickets of the event; `limitPerCheckout` applies across all prices of each. */
  definitions: readonly TicketDefinition[];
  /** Maximum number of tickets per order, across all definitions; the platform's limit is 50. */
  limitPerOrder?: number;
}

/** A limit that a wish has met. */
export interface LimitMet {
  /** Whether the limit is that of the ticket or of the order. */
  of: LimitScope;
  /** The greatest number of tickets. */
  limit: number;
}

/** The platform's limit of tickets per line and per order. */
export const MAX_TICKETS = 50;

export const isSameLine = (one: TicketLine, other: TicketLine): boolean =>
  one.ticketDefinitionId === other.ticketDefinitionId &&
  one.pricingOptionId === other.pricingOptionId;

const countQuantity = (lines: TicketSelection) =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

/** Returns the number of chosen tickets: in total, or of one definition across all its prices. */
export const countTickets = (selection: TicketSelection, ticketDefinitionId?: string): number =>
  countQuantity(
    ticketDefinitionId === undefined
      ? selection
      : selection.filter((line) => line.ticketDefinitionId === ticketDefinitionId),
  );

/** Returns the chosen quantity of a line. */
export const getTicketQuantity = (selection: TicketSelection, line: TicketLine): number =>
  selection.find((chosen) => isSameLine(chosen, line))?.quantity ?? 0;

/** Returns the maximum quantity of a line besides the others, and the limit that determines it. */
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
 * Sets the quantity of a line: the nearest number within the limits, with the limit if it is less
 * than requested. The rest of the selection stays unchanged.
 */
export function chooseTickets(
  selection: TicketSelection,
  line: TicketLine,
  wish: number,
  limits: SelectionLimits,
): { selection: TicketSelection; met: LimitMet | null } {
  const { most, by } = getMaxQuantity(selection, line, limits);
  const requestedQuantity = Number.isNaN(wish) ? 0 : Math.max(0, Math.trunc(wish));
  const quantity = Math.min(requestedQuantity, most);
  const met = quantity < requestedQuantity ? by : null;
  const before = selection.find((chosen) => isSameLine(chosen, line));
  if (!before) {
    return { selection: quantity > 0 ? [...selection, { ...line, quantity }] : selection, met };
  }
  if (before.quantity === quantity) return { selection, met };
  const next = selection.map((chosen) => (chosen === before ? { ...before, quantity } : chosen));
  return { selection: next.filter((chosen) => chosen.quantity > 0), met };
}

/**
 * Adjusts the selection to changed limits, for example after a list was refetched: excess tickets
 * are removed from the lines chosen last. Returns the same reference if nothing changes.
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

/** The request for a selection: one entry for each line. See docs/reference/tickets.mdx. */
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
