import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import type { Visitor } from '../../../platform/domain.ts';
import { invalid } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import {
  flag,
  type JsonObject,
  optionalFields,
  requireText,
  shortText,
} from '../../../platform/requests/fields.ts';
import { getOrderPage, toOrder } from '../../orders/order-wire.ts';
import {
  calculateOrder,
  checkUsable,
  getQuantity,
  placeOrder,
  requireReservation,
} from '../../orders/place-order.ts';
import type { StoredOrder } from '../../orders/state.ts';
import { checkIsActive, type TicketedEvent } from '../event.ts';
import { reservedTickets } from '../reservation/reservation-wire.ts';
import type { Reservation } from '../state.ts';
import { readWish } from './discounts.ts';
import { readAttendees } from './guests.ts';

type TicketCheckout = Wire<client.TicketCheckout>;

const ID_LENGTH = 36;

/** Returns the response of a checkout. */
function respond(
  context: PlatformContext,
  event: TicketedEvent,
  reservation: Reservation,
  order: StoredOrder,
): TicketCheckout {
  return {
    order: toOrder(context, order),
    reservations: reservedTickets(context, event, reservation),
    ...(order.expires !== undefined && { expires: new Date(order.expires).toISOString() }),
    orderPageUrl: getOrderPage(context, event.slug, order.number),
  };
}

/** Returns the payment method of a checkout, by its options. */
function getPayment(options: JsonObject) {
  const isPaidOnSite = flag(options, 'payInPerson', 'options.payInPerson');
  if (flag(options, 'markAsPaid', 'options.markAsPaid')) {
    return { status: 'PAID', method: isPaidOnSite ? 'inPerson' : 'manual' } as const;
  }
  return isPaidOnSite
    ? ({ status: 'OFFLINE_PENDING', method: 'inPerson' } as const)
    : ({ status: 'INITIATED' } as const);
}

/** Reads the member of an order from a request; `null` means none. */
export function readMember(body: JsonObject): string | undefined {
  return shortText(body, 'memberId', ID_LENGTH) || undefined;
}

/**
 * Creates an order from a reservation: free, with online payment, or with payment in person. See
 * docs/reference/tickets.mdx.
 */
export function checkout(
  context: PlatformContext,
  visitor: Visitor,
  body: JsonObject,
): TicketCheckout {
  const { event, reservation } = requireReservation(
    context,
    requireText(body, 'eventId'),
    requireText(body, 'reservationId'),
  );
  checkUsable(reservation);
  checkIsActive(event);
  const options = optionalFields(body, 'options') ?? {};
  const ignoreForm = flag(options, 'ignoreFormValidation', 'options.ignoreFormValidation');
  const wish = readWish(body, 'discount');
  const people = readAttendees(event, body, getQuantity(reservation), { ignoreForm });
  const order = placeOrder(context, {
    visitor,
    event,
    reservation,
    attendees: people,
    wish,
    calculated: calculateOrder(context, visitor, event, reservation, wish),
    ...getPayment(options),
    memberId: readMember(body),
    marketingConsent: flag(body, 'marketingConsent'),
    silent: flag(options, 'silent', 'options.silent'),
  });
  return respond(context, event, reservation, order);
}

const NOBODY = { buyer: { firstName: '', lastName: '', email: '' }, guests: [] };

/** Makes a paid order of a reservation at a point of sale, without a form. See docs/reference/tickets.mdx. */
export function posCheckout(
  context: PlatformContext,
  visitor: Visitor,
  body: JsonObject,
): TicketCheckout {
  const { event, reservation } = requireReservation(
    context,
    requireText(body, 'eventId'),
    requireText(body, 'reservationId'),
  );
  checkUsable(reservation);
  const transactionId = shortText(body, 'paymentDetailsId', ID_LENGTH);
  const calculated = calculateOrder(context, visitor, event, reservation, {});
  if (calculated.breakdown.grandTotal > 0 && !transactionId) {
    throw invalid({
      field: 'paymentDetailsId',
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required where there is something to pay',
    });
  }
  const order = placeOrder(context, {
    visitor,
    event,
    reservation,
    attendees: NOBODY,
    calculated,
    status: 'PAID',
    channel: 'OFFLINE_POS',
    method: 'pointOfSale',
    transactionId,
  });
  return respond(context, event, reservation, order);
}
