import type { Platform } from '../../core/platform.ts';
import { idOf } from '../../core/random.ts';
import { eventIdOf, programme } from '../../programme.ts';
import { lowestOf } from '../../tickets/definition.ts';
import { findTicketedEvent, type TicketedEvent } from '../../tickets/event.ts';
import { workOut } from '../../tickets/invoice.ts';
import { ticketIdOf } from '../../tickets/offers/make.ts';
import { openReservation } from '../../tickets/reservation.ts';
import { type Offer, office, type Price, type ReservedLine } from '../../tickets/state.ts';
import { toMinor } from '../../tickets/wire-money.ts';
import { reportPayment } from '../payment.ts';
import { placeOrder, quantityOf } from '../place.ts';
import type { HeldOrder } from '../state.ts';
import { setOrderStatus } from '../status.ts';
import { answersOf } from './answers.ts';
import type { Bought, PastOrder } from './entry.ts';
import { personAt } from './people.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long a payment took, and how far apart guests came through the door. */
const PAYMENT = 3 * MINUTE;
const DOOR = 1.5 * MINUTE;

function chosenPrice(
  price: Price,
  chosen: Bought[2],
  currency: string,
): Pick<ReservedLine, 'price' | 'option'> {
  if ('minimum' in price && typeof chosen === 'number') {
    return { price: toMinor(chosen, currency) };
  }
  const option = 'options' in price ? price.options.find(({ name }) => name === chosen) : undefined;
  return option ? { price: option.price, option } : { price: lowestOf(price) };
}

function linesOf(platform: Platform, { slug, bought }: PastOrder, currency: string) {
  const { offers } = platform.use(office);
  return bought.map(([name, quantity, chosen]): ReservedLine => {
    const offer = offers.get(ticketIdOf(slug, name)) as Offer;
    const price = chosenPrice(offer.price, chosen, currency);
    return { id: platform.nextId('invoice-item'), offerId: offer.id, quantity, ...price };
  });
}

/** Makes the order as it was made then. */
function place(platform: Platform, past: PastOrder, event: TicketedEvent): HeldOrder {
  const person = personAt(past.person);
  const visitor = { id: idOf(`visitor/${person.email}`), role: 'visitor' } as const;
  const lines = linesOf(platform, past, event.currency);
  const { reservationMinutes } = event;
  const reservation = openReservation(platform, visitor, event.id, lines, reservationMinutes);
  const forms = event.assigned ? quantityOf(reservation) : 1;
  const { firstName, lastName, email, memberId } = person;
  return placeOrder(platform, {
    visitor,
    event,
    reservation,
    people: {
      buyer: { firstName, lastName, email },
      guests: Array.from({ length: forms }, (_, index) =>
        answersOf(event.inputs, personAt(past.person + index), past.person + index),
      ),
    },
    worked: workOut(platform, visitor, event, lines, { couponCode: past.coupon }),
    ...(past.atTheDoor
      ? {
          status: 'PAID',
          channel: 'OFFLINE_POS',
          method: 'pointOfSale',
          transactionId: platform.nextId('transaction'),
        }
      : past.status === 'OFFLINE_PENDING'
        ? { status: 'OFFLINE_PENDING', method: 'inPerson' }
        : { status: 'INITIATED' }),
    ...(past.member && { memberId }),
  });
}

/** Lets come of the payment what came of it. */
function pay(platform: Platform, order: HeldOrder, status: PastOrder['status'] = 'PAID'): void {
  if (order.status !== 'INITIATED' || status === 'INITIATED' || status === 'FREE') return;
  if (status === 'CANCELED') setOrderStatus(platform, order, status);
  else if (status === 'VOIDED') {
    reportPayment(platform, order, 'AUTHORIZED');
    setOrderStatus(platform, order, status);
  } else if (status !== 'OFFLINE_PENDING') reportPayment(platform, order, status);
}

/** Puts in an order of before, with all that has become of it since. */
export function putPastOrder(platform: Platform, past: PastOrder): void {
  const { startedAt } = platform;
  const id = eventIdOf(past.slug);
  const event = findTicketedEvent(platform, id);
  if (!event) return;
  const moment = startedAt - past.daysAgo * DAY;
  const order = platform.atMoment(moment, () => place(platform, past, event));
  platform.atMoment(Math.min(startedAt, moment + PAYMENT), () => pay(platform, order, past.status));
  order.archived = past.archived ?? false;
  const start = Date.parse(platform.use(programme).get(id)?.dateAndTimeSettings.startDate ?? '');
  const doors = start < startedAt ? Math.max(start, moment) : moment;
  for (const [index, ticket] of order.tickets.slice(0, past.checkedIn ?? 0).entries()) {
    ticket.checkedIn = doors + index * DOOR;
  }
}
