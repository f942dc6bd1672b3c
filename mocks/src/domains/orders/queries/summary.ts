import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { ticketMoney } from '../../tickets/checkout/wire-money.ts';
import { isConfirmed } from '../rules.ts';
import { orderBook } from '../state.ts';

/** What was sold by confirmed orders, of one event or of all, by currency. See docs/reference/orders.md. */
export function getOrderSummary(
  context: PlatformContext,
  eventId?: string,
): Wire<client.OrderSummary> {
  const sold = [...context.use(orderBook).values()].filter(
    (order) => isConfirmed(order) && (!eventId || order.eventId === eventId),
  );
  const currencies = [...new Set(sold.map(({ currency }) => currency))];
  const sales = currencies.map((currency) => {
    const orders = sold.filter((order) => order.currency === currency);
    const sum = (key: 'total' | 'revenue' | 'quantity') =>
      orders.reduce((before, order) => before + order[key], 0);
    return {
      total: ticketMoney(sum('total'), currency),
      totalOrders: orders.length,
      totalTickets: sum('quantity'),
      revenue: ticketMoney(sum('revenue'), currency),
    };
  });
  return { sales };
}
