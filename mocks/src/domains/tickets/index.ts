import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/tickets';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { requireText } from '../../platform/requests/fields.ts';
import { inOffice } from '../orders/order-scheduler.ts';
import { requireReservation } from '../orders/place-order.ts';
import { listAvailable, queryAvailable } from './available.ts';
import { checkout, posCheckout } from './checkout/checkout.ts';
import { readWish } from './checkout/discounts.ts';
import { workOut } from './checkout/invoice.ts';
import { updateCheckout } from './checkout/update-checkout.ts';
import { isFree } from './definition.ts';
import { expiresOf, reservedTickets } from './reservation/reservation-wire.ts';
import { cancelReservation, createReservation } from './reservation/reserve.ts';
import { office } from './state.ts';

/** What the checkout can do: whatever the shop takes. */
function checkoutOptions(platform: Platform): client.CheckoutOptions {
  const offers = [...platform.use(office).offers.values()];
  return {
    paymentMethodConfigured: true,
    acceptCoupons: platform.shop.coupons.length > 0,
    acceptGiftCards: false,
    premiumServices: true,
    paidTickets: offers.some(({ price }) => !isFree(price)),
  };
}

function reserve({ platform, visitor, body }: Incoming): Wire<client.Reservation> {
  const { event, reservation } = createReservation(platform, visitor, body);
  return {
    id: reservation.id,
    expires: expiresOf(reservation),
    reservations: reservedTickets(platform, event, reservation),
    invoice: workOut(platform, visitor, event, reservation.lines).invoice,
    reservationStatus: reservation.status,
  };
}

function invoice(incoming: Incoming): Wire<client.ReservationInvoice> {
  const { platform, visitor, body } = incoming;
  const eventId = requireText(body, 'eventId');
  const id = pathValue(incoming, 'reservationId');
  const { event, reservation } = requireReservation(platform, eventId, id);
  const worked = workOut(
    platform,
    visitor,
    event,
    reservation.lines,
    readWish(body, 'withDiscount'),
  );
  const { errors } = worked.discounts;
  const codes = errors.map(({ details }) => (details.applicationError as { code: string }).code);
  return {
    invoice: worked.invoice,
    ...(codes.length > 0 && { discountErrors: { error: codes.map((code) => ({ code })) } }),
    expires: expiresOf(reservation),
    reservationStatus: reservation.status,
    reservationOccupied: reservation.orderNumber !== undefined,
    reservations: reservedTickets(platform, event, reservation),
  };
}

const AVAILABLE = '/v1/checkout/available-tickets';
const RESERVATIONS = '/v1/checkout/reservations';

/** Tickets, reservations and their checkout. Specification 7.4. */
export const tickets = defineDomain('tickets', '/events', {
  getCheckoutOptions: {
    method: 'GET',
    path: '/v1/checkout/options',
    answer: inOffice(({ platform }) => checkoutOptions(platform)),
  },
  listAvailableTickets: {
    method: 'GET',
    path: AVAILABLE,
    answer: inOffice(({ platform, query }) => listAvailable(platform, query)),
  },
  queryAvailableTickets: {
    method: 'POST',
    path: `${AVAILABLE}/query`,
    answer: inOffice(({ platform, body }) => queryAvailable(platform, body)),
  },
  createReservation: { method: 'POST', path: RESERVATIONS, answer: inOffice(reserve) },
  cancelReservation: {
    method: 'DELETE',
    path: `${RESERVATIONS}/:id`,
    answer: inOffice((incoming) => {
      const { platform, visitor, query } = incoming;
      const eventId = requireText({ eventId: query.get('eventId') }, 'eventId');
      cancelReservation(platform, visitor, eventId, pathValue(incoming, 'id'));
      return {};
    }),
  },
  getInvoice: {
    method: 'POST',
    path: '/v1/checkout/invoices/:reservationId',
    answer: inOffice(invoice),
  },
  checkout: {
    method: 'POST',
    path: '/v1/checkout',
    answer: inOffice(({ platform, visitor, body }) => checkout(platform, visitor, body)),
  },
  updateCheckout: {
    method: 'PATCH',
    path: '/v1/checkout/:orderNumber',
    answer: inOffice((incoming) => {
      const { platform, visitor, body } = incoming;
      return updateCheckout(platform, visitor, pathValue(incoming, 'orderNumber'), body);
    }),
  },
  posCheckout: {
    method: 'POST',
    path: '/v1/pos-checkout',
    answer: inOffice(({ platform, visitor, body }) => posCheckout(platform, visitor, body)),
  },
});
