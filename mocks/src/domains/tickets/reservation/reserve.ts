import type { Visitor } from '../../../platform/domain.ts';
import { invalid, rejection } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { flag, type JsonObject, requireText } from '../../../platform/requests/fields.ts';
import { requireReservation, TICKET_CHECKOUT_ERRORS } from '../../orders/place-order.ts';
import { checkOnSale, requireTicketedEvent, type TicketedEvent } from '../event.ts';
import type { Offer, Reservation } from '../state.ts';
import { type RequestedLine, readRequestedLines } from './read-lines.ts';
import { openReservation, setReservationStatus } from './reservation.ts';
import { getFree, getSaleStatus } from './stock.ts';

/** The codes under which a reservation is rejected. */
export const RESERVATION_ERRORS = {
  notYet: 'TICKET_SALE_NOT_STARTED',
  over: 'TICKET_SALE_ENDED',
  unavailable: 'TICKETS_NOT_AVAILABLE',
  members: 'REGISTRATION_FOR_MEMBERS',
} as const;

/**
 * Returns the requested quantity per ticket type, over all prices, with the path of its last entry.
 */
function byOffer(requestedLines: readonly RequestedLine[]) {
  const kinds = new Map<Offer, { quantity: number; path: string }>();
  for (const { offer, quantity, path } of requestedLines) {
    kinds.set(offer, { quantity: quantity + (kinds.get(offer)?.quantity ?? 0), path });
  }
  return [...kinds].map(([offer, kind]) => ({ offer, ...kind }));
}
type Kinds = ReturnType<typeof byOffer>;

function checkPeriods(context: PlatformContext, event: TicketedEvent, kinds: Kinds): void {
  for (const { offer } of kinds) {
    const status = getSaleStatus(context, event, offer);
    if (status === 'SALE_STARTED') continue;
    const [code, description] =
      status === 'SALE_ENDED'
        ? [RESERVATION_ERRORS.over, 'is not sold any more']
        : [RESERVATION_ERRORS.notYet, 'is not sold yet'];
    throw rejection(code, `"${offer.name}" ${description}.`, {
      data: { ticketDefinitionId: offer.id },
    });
  }
}

const tooMany = (field: string, threshold: number) =>
  invalid({
    field,
    violatedRule: 'MAX',
    description: `must be at most ${threshold}`,
    data: { threshold },
  });

function checkLimits({ limitPerOrder }: TicketedEvent, kinds: Kinds): void {
  const beyond = kinds.find(({ offer, quantity }) => quantity > offer.limitPerCheckout);
  if (beyond) throw tooMany(`${beyond.path}.quantity`, beyond.offer.limitPerCheckout);
  const all = kinds.reduce((total, { quantity }) => total + quantity, 0);
  if (all > limitPerOrder) throw tooMany('ticketQuantities', limitPerOrder);
}

/**
 * Rejects the complete request if one type is short, and returns the available quantity of each.
 */
function checkStock(kinds: Kinds): void {
  const short = kinds.filter(({ offer, quantity }) => quantity > getFree(offer));
  if (short.length === 0) return;
  throw rejection(RESERVATION_ERRORS.unavailable, 'Some tickets are not available any more.', {
    data: {
      tickets: short.map(({ offer, quantity }) => ({
        ticketDefinitionId: offer.id,
        requested: quantity,
        available: getFree(offer),
        reservedByOthers: offer.reserved,
      })),
    },
  });
}

/** Reserves the requested tickets: all of them, or none. See docs/reference/tickets.mdx. */
export function createReservation(
  context: PlatformContext,
  visitor: Visitor,
  body: JsonObject,
): { event: TicketedEvent; reservation: Reservation } {
  const event = requireTicketedEvent(context, requireText(body, 'eventId'));
  const ignoreLimits = flag(body, 'ignoreLimits');
  const requestedLines = readRequestedLines(context, event, body, flag(body, 'allowHiddenTickets'));
  checkOnSale(event);
  if (event.membersOnly && visitor.role !== 'member') {
    throw rejection(RESERVATION_ERRORS.members, 'Tickets for this event are for members.');
  }
  const kinds = byOffer(requestedLines);
  checkPeriods(context, event, kinds);
  if (!ignoreLimits) {
    checkLimits(event, kinds);
    checkStock(kinds);
  }
  const lines = requestedLines.map(({ offer, quantity, price, option }) => ({
    id: context.nextId('invoice-item'),
    offerId: offer.id,
    quantity,
    price,
    option,
  }));
  const reservation = openReservation(context, visitor, event.id, lines, event.reservationMinutes);
  return { event, reservation };
}

/**
 * Releases reserved tickets. A reservation that has ended stays unchanged, so that the request can
 * be repeated; one that has become an order cannot be released. See docs/reference/tickets.mdx.
 */
export function cancelReservation(
  context: PlatformContext,
  visitor: Visitor,
  eventId: string,
  id: string,
): void {
  const { reservation } = requireReservation(context, eventId, id);
  const { orderNumber, status } = reservation;
  if (status !== 'RESERVATION_PENDING' && status !== 'RESERVATION_CONFIRMED') return;
  if (orderNumber) {
    throw rejection(TICKET_CHECKOUT_ERRORS.used, `Reservation ${id} is order ${orderNumber}.`, {
      data: { orderNumber },
    });
  }
  setReservationStatus(context, reservation, 'RESERVATION_CANCELED_MANUALLY', visitor);
}
