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

/** Fields of an event that result from its ticket sales. See docs/reference/events.mdx. */
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

const isSoldOut = ({ capacity, sold }: Offer) => capacity !== undefined && sold >= capacity;

/**
 * Returns whether an event is sold out, its ticket prices, and its revenue; undefined for an event
 * without tickets. Tickets that are only reserved do not count as sold, since they may become
 * available again.
 */
export function getTicketFacts(context: PlatformContext, eventId: string): TicketFacts | undefined {
  seedTicketsAndOrders(context);
  const event = findTicketedEvent(context, eventId);
  if (!event) return undefined;
  const { currency } = event;
  const money = (cents: Cents): Wire<EventMoney> => ({
    value: ticketMoney(cents, currency).value,
    currency,
    formattedValue: formatMoney(cents, { currency, language: context.shop.language }),
  });
  const shown = [...context.use(office).offers.values()].filter(
    (offer) => offer.eventId === eventId && !offer.hidden,
  );
  const current = shown.filter((offer) => getSaleStatus(context, event, offer) !== 'SALE_ENDED');
  const prices = (current.length > 0 ? current : shown).flatMap(({ price }) => getPrices(price));
  const [sales] = getOrderSummary(context, eventId).sales;
  return {
    registration: {
      soldOut: current.length > 0 && current.every(isSoldOut),
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
