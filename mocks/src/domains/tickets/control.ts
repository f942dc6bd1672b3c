import { eventStore } from '../../fixtures/events/index.ts';
import { makeOffers } from '../../fixtures/tickets/make-offers.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { seedTicketsAndOrders } from '../orders/order-scheduler.ts';
import { checkout } from './checkout/checkout.ts';
import type { Buyer } from './checkout/guests.ts';
import { PLAN_BENEFITS } from './checkout/plans.ts';
import { toMinor } from './checkout/wire-money.ts';
import { getLowest } from './definition.ts';
import { requireTicketedEvent } from './event.ts';
import { type TicketKindControl, ticketKindControl } from './kinds.ts';
import { openReservation, setReservationStatus } from './reservation/reservation.ts';
import { type Offer, office } from './state.ts';

/** Changes to tickets by the organizer, for stories and tests. */
export interface TicketsControl {
  /**
   * The id of an event's ticket. A slug or a name that does not exist is a `TypeError`. A ticket of a
   * translated shop also has its English name here.
   */
  id(slug: string, name: string): string;
  /**
   * Reserves tickets for another visitor, for 20 minutes by default, or until the returned function
   * is called.
   */
  hold(slug: string, name: string, quantity: number, options?: { minutes?: number }): () => void;
  /** Puts another ticket of an event on sale, under the conditions of its first. */
  add(slug: string, name: string, price: number): void;
  /**
   * Sets the remaining stock of a ticket, independent of sales and reservations: zero by default.
   */
  setLeft(slug: string, name: string, left?: number): void;
  /** Leaves nothing of all tickets of an event. */
  sellOut(slug: string): void;
  /** Sells a ticket from one moment until another; without them, always. */
  setSale(slug: string, name: string, sale: { from?: Date; until?: Date }): void;
  /**
   * Sets the price, in the event's currency; for donations the minimum. Reservations keep their
   * price.
   */
  setPrice(slug: string, name: string, price: number): void;
  /** Hides a ticket from visitors, or shows it. */
  hide(slug: string, name: string, hidden?: boolean): void;
  /** Ticket kinds as a host's own server lets the organizer change them. */
  readonly kinds: TicketKindControl;
  /** Ends a member plan by its name: it no longer gives a ticket discount to any member. */
  endPlan(name: string): void;
  /**
   * Simulates the hosted ticket form: creates the order of a reservation for its visitor, with only
   * the buyer's name and email. @returns the order's number.
   */
  fillIn(reservationId: string, buyer: Buyer): string;
}

const OTHERS = { id: getId('visitor/others'), role: 'visitor' } as const;

const leave = (offer: Offer, left: number) => {
  offer.capacity = offer.sold + offer.reserved + left;
};

export function ticketsControl(context: PlatformContext): TicketsControl {
  function getOffers(slug: string): Offer[] {
    seedTicketsAndOrders(context);
    const event = context.use(eventStore).bySlug(slug);
    const offers = [...context.use(office).offers.values()].filter(
      ({ eventId }) => eventId === event?.id,
    );
    if (offers.length > 0) return offers;
    throw new TypeError(
      `There are no tickets for "${slug}". Use the slug of an event that has some.`,
    );
  }

  function getOffer(slug: string, name: string): Offer {
    const offers = getOffers(slug);
    const offer = offers.find((candidate) => candidate.name === context.shop.getText(name));
    if (offer) return offer;
    const known = offers.map((candidate) => `"${candidate.name}"`).join(', ');
    throw new TypeError(`"${slug}" has no ticket "${name}". Use one of: ${known}.`);
  }

  return {
    kinds: ticketKindControl(context),
    id: (slug, name) => getOffer(slug, name).id,
    hold(slug, name, quantity, { minutes = 20 } = {}) {
      const { id, eventId, price } = getOffer(slug, name);
      const line = { offerId: id, quantity, price: getLowest(price) };
      const lines = [{ id: context.nextId('invoice-item'), ...line }];
      const reservation = openReservation(context, OTHERS, eventId, lines, minutes);
      return () => {
        if (reservation.status !== 'RESERVATION_PENDING') return;
        setReservationStatus(context, reservation, 'RESERVATION_CANCELED_MANUALLY');
      };
    },
    add(slug, name, price) {
      const [first, ...rest] = getOffers(slug) as [Offer, ...Offer[]];
      const { currency } = requireTicketedEvent(context, first.eventId);
      const { eventId: id, policy, created, feeType: fee } = first;
      const entry = { slug, policy, offers: [{ name, text: '', price, fee }] };
      const {
        startedAt,
        shop: { getText },
      } = context;
      for (const offer of makeOffers(entry, { id, slug, currency, created, startedAt, getText })) {
        context.use(office).offers.set(offer.id, { ...offer, orderIndex: rest.length + 1 });
      }
    },
    setLeft: (slug, name, left = 0) => leave(getOffer(slug, name), left),
    sellOut(slug) {
      for (const offer of getOffers(slug)) leave(offer, 0);
    },
    setSale(slug, name, { from, until }) {
      const offer = getOffer(slug, name);
      offer.saleStart = from?.getTime();
      offer.saleEnd = until?.getTime();
    },
    setPrice(slug, name, price) {
      const offer = getOffer(slug, name);
      const { currency } = requireTicketedEvent(context, offer.eventId);
      if ('options' in offer.price) {
        throw new TypeError(`"${name}" has several prices. Use a ticket with one.`);
      }
      const cents = toMinor(price, currency);
      offer.price = 'fixed' in offer.price ? { fixed: cents } : { minimum: cents };
    },
    hide(slug, name, hidden = true) {
      getOffer(slug, name).hidden = hidden;
    },
    endPlan(name) {
      const plan = PLAN_BENEFITS.find((candidate) => candidate.name === name);
      if (!plan) {
        const known = PLAN_BENEFITS.map((candidate) => `"${candidate.name}"`).join(', ');
        throw new TypeError(`There is no plan "${name}". Use one of: ${known}.`);
      }
      context.use(office).endedBenefits.add(plan.benefitId);
    },
    fillIn(reservationId, buyer) {
      seedTicketsAndOrders(context);
      const reservation = context.use(office).reservations.get(reservationId);
      if (!reservation) throw new TypeError(`There is no reservation "${reservationId}".`);
      const { eventId, visitor } = reservation;
      const options = { ignoreFormValidation: true };
      const body = { eventId, reservationId, buyer, options };
      return checkout(context, visitor, body).order.orderNumber;
    },
  };
}
