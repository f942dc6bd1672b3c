import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { ticketMoney } from '../../tickets/checkout/wire-money.ts';
import { isConfirmed } from '../rules.ts';
import { orderBook } from '../state.ts';

/**
 * Returns the sales of confirmed orders, of one event or of all, by currency. See
 * docs/reference/orders.mdx.
 */
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
    const getTotal = (key: 'total' | 'revenue' | 'quantity') =>
      orders.reduce((before, order) => before + order[key], 0);
    return {
      total: ticketMoney(getTotal('total'), currency),
      totalOrders: orders.length,
      totalTickets: getTotal('quantity'),
      revenue: ticketMoney(getTotal('revenue'), currency),
    };
  });
  return { sales };
}
