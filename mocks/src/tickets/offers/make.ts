import type { Cents } from '../../core/money.ts';
import { idOf } from '../../core/random.ts';
import { eventIdOf, numbered } from '../../programme/ids.ts';
import { slugOf } from '../../shop/names.ts';
import type { Offer, Price } from '../state.ts';
import { toMinor } from '../wire-money.ts';
import { days } from './days.ts';
import type { EventOffers, OfferEntry, Printed } from './entry.ts';
import { evenings } from './evenings.ts';

const DAY = 86_400_000;
/** What one checkout may have unless a ticket says otherwise. */
const LIMIT = 10;

const ALL: readonly EventOffers[] = [...evenings, ...days];

/** The id of a seeded ticket, by the slug of its event and its name. */
export const ticketIdOf = (slug: string, name: string): string =>
  idOf(`ticket/${slug}/${slugOf(name)}`);

/** The id of a ticket's price, by its name. */
const optionIdOf = (slug: string, name: string, option: string): string =>
  idOf(`ticket-option/${slug}/${slugOf(name)}/${slugOf(option)}`);

/** The most dates that a recurring event of the programme has. */
const MAX_DATES = 6;

/** The tickets of events by their ids. The dates of a recurring event have the same. */
const BY_EVENT = new Map(
  ALL.flatMap((own) =>
    Array.from({ length: MAX_DATES }, (_, index) => {
      const slug = numbered(own.slug, index);
      return [eventIdOf(slug), { slug, own }] as const;
    }),
  ),
);

/** The tickets of an event of the programme, and the slug that it was made with. */
export const offersFor = (eventId: string): { slug: string; own: EventOffers } | undefined =>
  BY_EVENT.get(eventId);

/** The event that the tickets are made for. */
export interface OfferOwner {
  id: string;
  /** The one that it was made with. */
  slug: string;
  currency: string;
  /** When the event was made, in milliseconds since 1970. */
  created: number;
  startedAt: number;
}

function priceOf({ name, price }: OfferEntry, { slug, currency }: OfferOwner): Price {
  const cents = (printed: Printed): Cents => toMinor(printed, currency);
  if (typeof price === 'number') return { fixed: cents(price) };
  if ('from' in price) return { minimum: cents(price.from) };
  return {
    options: price.options.map(([option, printed]) => ({
      id: optionIdOf(slug, name, option),
      name: option,
      price: cents(printed),
    })),
  };
}

/** The tickets of an event, of which nothing is sold yet. */
export function makeOffers({ offers, policy }: EventOffers, owner: OfferOwner): Offer[] {
  const onDay = (day: number | undefined) =>
    day === undefined ? undefined : owner.startedAt + day * DAY;
  return offers.map((entry, index) => ({
    id: ticketIdOf(owner.slug, entry.name),
    eventId: owner.id,
    name: entry.name,
    description: entry.text,
    policy,
    created: owner.created + index * 60_000,
    orderIndex: index,
    price: priceOf(entry, owner),
    feeType: entry.fee ?? 'FEE_ADDED_AT_CHECKOUT',
    limitPerCheckout: entry.limit ?? LIMIT,
    hidden: entry.hidden ?? false,
    ...(entry.capacity !== undefined && { capacity: entry.capacity }),
    saleStart: onDay(entry.sale?.from),
    saleEnd: onDay(entry.sale?.until),
    hideNotOnSale: entry.sale?.hide ?? false,
    sold: 0,
    held: 0,
  }));
}
