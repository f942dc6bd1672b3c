import { type TicketDefinition, TicketSaleStatus } from '@vitrine/client/tickets';

/**
 * Whether a ticket can be had, why not, and the step that a buyer has next:
 * - `on-sale`: up to `limit` of them, over all prices of the ticket;
 * - `sale-scheduled`: wait for `opens`, by the platform's clock;
 * - `sale-ended`: choose another ticket;
 * - `sold-out`: choose another ticket;
 * - `held-by-others`: ask again, for others may give theirs back;
 * - `hidden`: it is for no one who has no code, and is not shown;
 * - `limit-reached`: take fewer of this ticket, or of all tickets of the order, to add more.
 */
export type TicketAvailability =
  | { kind: 'on-sale'; next: 'choose'; limit: number; closes: Date | null }
  | { kind: 'sale-scheduled'; next: 'wait'; opens: Date | null }
  | { kind: 'sale-ended'; next: 'choose-another'; closed: Date | null }
  | { kind: 'sold-out'; next: 'choose-another' }
  | { kind: 'held-by-others'; next: 'refresh' }
  | { kind: 'hidden'; next: 'none' }
  | { kind: 'limit-reached'; next: 'take-fewer'; of: LimitScope; limit: number };

/** What a limit counts: the tickets of one definition, over all its prices, or of the whole order. */
export type LimitScope = 'ticket' | 'order';

/** What beside a definition decides whether more of its tickets can be had. */
export interface AvailabilityView {
  /** The platform's time, in milliseconds since 1970. */
  now: number;
  /** How many tickets are chosen: of this definition, and in all. None unless told. */
  chosen?: { ofTicket: number; inOrder: number };
  /** The most tickets that one order may have; no end unless told. */
  limitPerOrder?: number;
  /** How many of them the buyer holds already: those are not held by others. */
  reservedByBuyer?: number;
  /** How many others were seen to hold, as a rejection says it; the definition's dashboard otherwise. */
  reservedElsewhere?: number;
}

const { SALE_SCHEDULED, SALE_ENDED } = TicketSaleStatus;

/** Whether a moment has come; one that is missing never does. */
const isPast = (moment: Date | undefined, now: number) =>
  moment !== undefined && moment.getTime() <= now;

/**
 * The sale as a page may show it: what the platform said, but closed as soon as the clock says so.
 * A sale opens by the platform's word alone, for its clock is known to a second at best.
 */
export function getSaleStatus(
  { saleStatus, salePeriod }: TicketDefinition,
  now: number,
): TicketSaleStatus {
  if (saleStatus === SALE_ENDED || isPast(salePeriod?.endDate, now)) return SALE_ENDED;
  return saleStatus ?? TicketSaleStatus.SALE_STARTED;
}

/** The next moment at which a ticket's sale begins or ends; null when there is none. */
export function nextBoundary({ salePeriod }: TicketDefinition, now: number): number | null {
  const moments = [salePeriod?.startDate, salePeriod?.endDate]
    .map((moment) => moment?.getTime() ?? Number.NaN)
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

function withoutStock(
  { dashboard }: TicketDefinition,
  { reservedByBuyer = 0, reservedElsewhere }: AvailabilityView,
): TicketAvailability {
  const held = reservedElsewhere ?? (dashboard?.ticketsReserved ?? 0) - reservedByBuyer;
  return held > 0
    ? { kind: 'held-by-others', next: 'refresh' }
    : { kind: 'sold-out', next: 'choose-another' };
}

/** Whether one more of a ticket can be had, and what to do where it can't. See docs/reference/tickets.md. */
export function getTicketAvailability(
  definition: TicketDefinition,
  view: AvailabilityView,
): TicketAvailability {
  const { salePeriod, dashboard, limitPerCheckout = Number.POSITIVE_INFINITY } = definition;
  const { now, chosen = { ofTicket: 0, inOrder: 0 }, limitPerOrder } = view;
  const sale = getSaleStatus(definition, now);
  const isOnSale = sale === TicketSaleStatus.SALE_STARTED;
  if (dashboard?.hidden || (salePeriod?.hideNotOnSale && !isOnSale)) {
    return { kind: 'hidden', next: 'none' };
  }
  if (sale === SALE_ENDED) {
    return { kind: 'sale-ended', next: 'choose-another', closed: salePeriod?.endDate ?? null };
  }
  if (sale === SALE_SCHEDULED) {
    return { kind: 'sale-scheduled', next: 'wait', opens: salePeriod?.startDate ?? null };
  }
  if (limitPerCheckout <= 0) return withoutStock(definition, view);
  if (chosen.ofTicket >= limitPerCheckout) {
    return { kind: 'limit-reached', next: 'take-fewer', of: 'ticket', limit: limitPerCheckout };
  }
  if (limitPerOrder !== undefined && chosen.inOrder >= limitPerOrder) {
    return { kind: 'limit-reached', next: 'take-fewer', of: 'order', limit: limitPerOrder };
  }
  return {
    kind: 'on-sale',
    next: 'choose',
    limit: limitPerCheckout,
    closes: salePeriod?.endDate ?? null,
  };
}
