import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { requireText } from '../../platform/requests/fields.ts';
import { withSeededOrders } from '../orders/order-scheduler.ts';
import { requireReservation } from '../orders/place-order.ts';
import { listAvailable, queryAvailable } from './available.ts';
import { checkout, posCheckout } from './checkout/checkout.ts';
import { readWish } from './checkout/discounts.ts';
import { calculate } from './checkout/invoice.ts';
import { updateCheckout } from './checkout/update-checkout.ts';
import { isFree } from './definition.ts';
import { getExpires, reservedTickets } from './reservation/reservation-wire.ts';
import { cancelReservation, createReservation } from './reservation/reserve.ts';
import { office } from './state.ts';

/** Returns the checkout options: what the site accepts. */
function checkoutOptions(context: PlatformContext): client.CheckoutOptions {
  const offers = [...context.use(office).offers.values()];
  return {
    paymentMethodConfigured: true,
    acceptCoupons: context.shop.coupons.length > 0,
    acceptGiftCards: false,
    premiumServices: true,
    paidTickets: offers.some(({ price }) => !isFree(price)),
  };
}

function reserve({ context, visitor, body }: Incoming): Wire<client.Reservation> {
  const { event, reservation } = createReservation(context, visitor, body);
  return {
    id: reservation.id,
    expires: getExpires(reservation),
    reservations: reservedTickets(context, event, reservation),
    invoice: calculate(context, visitor, event, reservation.lines).invoice,
    reservationStatus: reservation.status,
  };
}

function invoice(incoming: Incoming): Wire<client.ReservationInvoice> {
  const { context, visitor, body } = incoming;
  const eventId = requireText(body, 'eventId');
  const id = pathValue(incoming, 'reservationId');
  const { event, reservation } = requireReservation(context, eventId, id);
  const calculated = calculate(
    context,
    visitor,
    event,
    reservation.lines,
    readWish(body, 'withDiscount'),
  );
  const { errors } = calculated.discounts;
  const codes = errors.map(({ details }) => (details.applicationError as { code: string }).code);
  return {
    invoice: calculated.invoice,
    ...(codes.length > 0 && { discountErrors: { error: codes.map((code) => ({ code })) } }),
    expires: getExpires(reservation),
    reservationStatus: reservation.status,
    reservationOccupied: reservation.orderNumber !== undefined,
    reservations: reservedTickets(context, event, reservation),
  };
}

const AVAILABLE = '/v1/checkout/available-tickets';
const RESERVATIONS = '/v1/checkout/reservations';

/** Tickets, reservations and their checkout. See docs/reference/tickets.mdx. */
export const tickets = defineDomain('tickets', '/events', {
  getCheckoutOptions: {
    method: 'GET',
    path: '/v1/checkout/options',
    respond: withSeededOrders(({ context }) => checkoutOptions(context)),
  },
  listAvailableTickets: {
    method: 'GET',
    path: AVAILABLE,
    respond: withSeededOrders(({ context, visitor, query }) =>
      listAvailable(context, visitor, query),
    ),
  },
  queryAvailableTickets: {
    method: 'POST',
    path: `${AVAILABLE}/query`,
    respond: withSeededOrders(({ context, visitor, body }) =>
      queryAvailable(context, visitor, body),
    ),
  },
  createReservation: { method: 'POST', path: RESERVATIONS, respond: withSeededOrders(reserve) },
  cancelReservation: {
    method: 'DELETE',
    path: `${RESERVATIONS}/:id`,
    respond: withSeededOrders((incoming) => {
      const { context, visitor, query } = incoming;
      const eventId = requireText({ eventId: query.get('eventId') }, 'eventId');
      cancelReservation(context, visitor, eventId, pathValue(incoming, 'id'));
      return {};
    }),
  },
  getInvoice: {
    method: 'POST',
    path: '/v1/checkout/invoices/:reservationId',
    respond: withSeededOrders(invoice),
  },
  checkout: {
    method: 'POST',
    path: '/v1/checkout',
    respond: withSeededOrders(({ context, visitor, body }) => checkout(context, visitor, body)),
  },
  updateCheckout: {
    method: 'PATCH',
    path: '/v1/checkout/:orderNumber',
    respond: withSeededOrders((incoming) => {
      const { context, visitor, body } = incoming;
      return updateCheckout(context, visitor, pathValue(incoming, 'orderNumber'), body);
    }),
  },
  posCheckout: {
    method: 'POST',
    path: '/v1/pos-checkout',
    respond: withSeededOrders(({ context, visitor, body }) => posCheckout(context, visitor, body)),
  },
});
