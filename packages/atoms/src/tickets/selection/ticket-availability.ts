import { type TicketDefinition, TicketSaleStatus } from '@vitrine/client/tickets';

/**
 * Availability of a ticket, with the reason and the buyer's next step:
 * - `on-sale`: up to `limit` of them, across all prices of the ticket;
 * - `sale-scheduled`: wait for `opens`, by the platform's clock;
 * - `sale-ended`: choose another ticket;
 * - `sold-out`: choose another ticket;
 * - `reserved-by-others`: try again, because others may release theirs;
 * - `hidden`: it requires a code, and is not shown;
 * - `limit-reached`: reduce this ticket, or all tickets of the order, to add more.
 */
export type TicketAvailability =
  | { kind: 'on-sale'; next: 'choose'; limit: number; closes: Date | null }
  | { kind: 'sale-scheduled'; next: 'wait'; opens: Date | null }
  | { kind: 'sale-ended'; next: 'choose-another'; closed: Date | null }
  | { kind: 'sold-out'; next: 'choose-another' }
  | { kind: 'reserved-by-others'; next: 'refresh' }
  | { kind: 'hidden'; next: 'none' }
  | { kind: 'limit-reached'; next: 'take-fewer'; of: LimitScope; limit: number };

/**
 * Scope of a limit: the tickets of one definition, across all its prices, or of the entire order.
 */
export type LimitScope = 'ticket' | 'order';

/** Data besides a definition that determines whether more of its tickets are available. */
export interface AvailabilityView {
  /** The platform's time, in milliseconds since 1970. */
  now: number;
  /** Number of chosen tickets: of this definition, and in total. None by default. */
  chosen?: { ofTicket: number; inOrder: number };
  /** Maximum number of tickets per order; unlimited by default. */
  limitPerOrder?: number;
  /** Number of tickets already reserved by the buyer: those are not reserved by others. */
  reservedByBuyer?: number;
  /**
   * Number of tickets reserved by others, according to a rejection; the definition's dashboard
   * otherwise.
   */
  reservedElsewhere?: number;
}

const { SALE_SCHEDULED, SALE_ENDED } = TicketSaleStatus;

/** Whether a moment has passed; a missing one never has. */
const isPast = (moment: Date | undefined, now: number) =>
  moment !== undefined && moment.getTime() <= now;

/**
 * Returns the sale status for display: the platform's, but ended as soon as the clock has passed
 * the end. A sale only opens with the platform's status, because its clock is known to a second at
 * best.
 */
export function getSaleStatus(
  { saleStatus, salePeriod }: TicketDefinition,
  now: number,
): TicketSaleStatus {
  if (saleStatus === SALE_ENDED || isPast(salePeriod?.endDate, now)) return SALE_ENDED;
  return saleStatus ?? TicketSaleStatus.SALE_STARTED;
}

/** Returns the next moment at which a ticket's sale starts or ends; null if there is none. */
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
  const reservedByOthers = reservedElsewhere ?? (dashboard?.ticketsReserved ?? 0) - reservedByBuyer;
  return reservedByOthers > 0
    ? { kind: 'reserved-by-others', next: 'refresh' }
    : { kind: 'sold-out', next: 'choose-another' };
}

/**
 * Returns whether one more of a ticket is available, and the next step if not. See
 * docs/reference/tickets.mdx.
 */
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
