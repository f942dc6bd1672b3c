import type { Wire } from '@vitrine/client';
import type { EventMoney, EventSummaries, TicketsRegistration } from '@vitrine/client/events';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { type Cents, formatMoney } from '../../platform/requests/money.ts';
import { ticketMoney } from '../tickets/checkout/wire-money.ts';
import { findTicketedEvent } from '../tickets/event.ts';
import { getSaleStatus } from '../tickets/reservation/stock.ts';
import { type Offer, office, type Price } from '../tickets/state.ts';
import { seedTicketsAndOrders } from './order-scheduler.ts';
import { getOrderSummary } from './queries/summary.ts';

/** What the sale of its tickets makes true of an event. See docs/reference/events.md. */
export interface TicketFacts {
  registration: Wire<Pick<TicketsRegistration, 'soldOut' | 'lowestPrice' | 'highestPrice'>>;
  summary: Wire<NonNullable<EventSummaries['tickets']>>;
}

const getPrices = (price: Price): Cents[] =>
  'fixed' in price
    ? [price.fixed]
    : 'minimum' in price
      ? [price.minimum]
      : price.options.map((option) => option.price);

const isGone = ({ capacity, sold }: Offer) => capacity !== undefined && sold >= capacity;

/**
 * Whether an event is sold out, what its tickets cost, what they have brought in; nothing for an
 * event that sells none. What others only hold is not sold: it may come back.
 */
export function getTicketFacts(context: PlatformContext, eventId: string): TicketFacts | undefined {
  seedTicketsAndOrders(context);
  const event = findTicketedEvent(context, eventId);
  if (!event) return undefined;
  const { currency } = event;
  const money = (cents: Cents): Wire<EventMoney> => ({
    value: ticketMoney(cents, currency).value,
    currency,
    formattedValue: formatMoney(cents, currency),
  });
  const shown = [...context.use(office).offers.values()].filter(
    (offer) => offer.eventId === eventId && !offer.hidden,
  );
  const current = shown.filter((offer) => getSaleStatus(context, event, offer) !== 'SALE_ENDED');
  const prices = (current.length > 0 ? current : shown).flatMap(({ price }) => getPrices(price));
  const [sales] = getOrderSummary(context, eventId).sales;
  return {
    registration: {
      soldOut: current.length > 0 && current.every(isGone),
      ...(prices.length > 0 && {
        lowestPrice: money(Math.min(...prices)),
        highestPrice: money(Math.max(...prices)),
      }),
    },
    summary: {
      ticketsSold: sales?.totalTickets ?? 0,
      totalOrders: sales?.totalOrders ?? 0,
      ...(sales && { revenue: sales.revenue, totalSales: sales.total }),
      currencyLocked: sales !== undefined,
    },
  };
}
