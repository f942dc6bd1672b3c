import { addDefaultMessages } from '../default-messages.ts';
import type { Message } from '../format-message.ts';

/** Messages of the orders on an account page. */
export const orderHistory = {
  'orderHistory.none': 'No orders yet. Your orders will appear here.',
  'orderHistory.noTickets': 'No tickets yet. Your tickets will appear here.',
  'orderHistory.failed': 'We couldn’t load your orders.',
  'orderHistory.moreFailed': 'We couldn’t load the rest of your orders.',
  'orderHistory.number': 'Order {number}',
  'orderHistory.items': { one: '{count} item', other: '{count} items' },
  'orderHistory.tickets': { one: '{count} ticket', other: '{count} tickets' },
  'orderHistory.ordered': 'Ordered {date}',
  'orderHistory.further': '+{count}',
  'orderHistory.more': 'Show older orders',
  'orderHistory.shown': { one: '{count} order shown', other: '{count} orders shown' },
  'orderHistory.loaded': { one: '{count} more order shown', other: '{count} more orders shown' },
  'orderHistory.pending': 'Awaiting payment',
  'orderHistory.payment-failed': 'Payment failed',
  'orderHistory.processing': 'In preparation',
  'orderHistory.shipped': 'On its way',
  'orderHistory.ready-for-pickup': 'Ready to collect',
  'orderHistory.delivered': 'Delivered',
  'orderHistory.returned': 'Returned',
  'orderHistory.canceled': 'Canceled',
} as const satisfies Record<string, Message>;

addDefaultMessages(orderHistory);
