import { eventStore } from '../../fixtures/events/index.ts';
import { addPastOrder } from '../../fixtures/orders/add-past-order.ts';
import { getTicketId, groupByEventId, makeOffers } from '../../fixtures/tickets/make-offers.ts';
import type { Incoming } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { settle } from '../../platform/schedule.ts';
import { getLowest } from '../tickets/definition.ts';
import { ticketedEvents } from '../tickets/event.ts';
import {
  openReservation,
  planEnd,
  setReservationStatus,
} from '../tickets/reservation/reservation.ts';
import { office } from '../tickets/state.ts';

const MINUTE = 60_000;
/** Remaining time of other visitors' reservations. */
const RESERVATION_LIFETIME = 12 * MINUTE;

/** Returns the events with tickets of their own. */
function sellers(context: PlatformContext) {
  const tickets = groupByEventId(context.shop.tickets);
  return ticketedEvents(context).flatMap((event) => {
    const made = tickets.get(event.id);
    return made ? [{ event, ...made }] : [];
  });
}
type Sellers = ReturnType<typeof sellers>;

function addOffers(context: PlatformContext, all: Sellers): void {
  const { offers, taxShownInPrices: taxInclusiveEvents } = context.use(office);
  const {
    startedAt,
    shop: { getText },
  } = context;
  for (const { event, slug, own } of all) {
    const { id, currency } = event;
    const created = Date.parse(context.use(eventStore).get(id)?.createdDate ?? '') || startedAt;
    for (const offer of makeOffers(own, { id, slug, currency, created, startedAt, getText })) {
      offers.set(offer.id, offer);
    }
    if (own.taxInPrices) taxInclusiveEvents.add(id);
  }
}

/** Creates other visitors' reservations, and sets the remaining stock. */
function putStock(context: PlatformContext, all: Sellers): void {
  const { offers } = context.use(office);
  const others = { id: getId('visitor/others'), role: 'visitor' } as const;
  for (const { event, slug, own } of all) {
    for (const { name, reservedElsewhere = 0, left } of own.offers) {
      const offer = offers.get(getTicketId(slug, name));
      if (!offer) continue;
      if (reservedElsewhere > 0) {
        const line = {
          offerId: offer.id,
          quantity: reservedElsewhere,
          price: getLowest(offer.price),
        };
        const lines = [{ id: context.nextId('invoice-item'), ...line }];
        const reservation = openReservation(context, others, event.id, lines, 0);
        planEnd(context, reservation, context.startedAt + RESERVATION_LIFETIME, () =>
          setReservationStatus(context, reservation, 'RESERVATION_EXPIRED'),
        );
      }
      if (left !== undefined) offer.capacity = offer.sold + offer.reserved + left;
    }
  }
}

/** Adds the tickets of the seeded events and the past orders, once for each platform. */
export function seedTicketsAndOrders(context: PlatformContext): void {
  const state = context.use(office);
  if (state.opened) return;
  state.opened = true;
  state.silent = true;
  context.runAt(context.startedAt, () => {
    const all = sellers(context);
    addOffers(context, all);
    for (const past of context.shop.pastOrders) addPastOrder(context, past);
    putStock(context, all);
  });
  state.silent = false;
  // The clock may have moved on since the platform was created.
  settle(context);
}

/** Wraps a handler so that tickets and orders are seeded before it runs. */
export const withSeededOrders =
  <Result>(respond: (incoming: Incoming) => Result) =>
  (incoming: Incoming): Result => {
    seedTicketsAndOrders(incoming.context);
    return respond(incoming);
  };
