import { addDefaultMessages, type Message } from '@vitrine/ui';

/** Messages of the owner's dashboard. */
export const dashboard = {
  'admin.dashboard.updated': 'Updated at {time}',
  'admin.dashboard.refresh': 'Refresh',
  'admin.dashboard.figures': 'Key figures',
  'admin.dashboard.salesIn': 'Ticket sales in {currency}',
  'admin.dashboard.noSales': 'No tickets sold yet.',
  'admin.dashboard.salesFailed': 'The sales couldn’t be loaded.',
  'admin.dashboard.revenue': '{amount} after fees',
  'admin.dashboard.orderCount': { one: '{count} order', other: '{count} orders' },
  'admin.dashboard.backInStock': 'Waiting for stock',
  'admin.dashboard.people': { '=0': 'No one', one: '{count} person', other: '{count} people' },
  'admin.dashboard.morePeople': { other: 'More than {count} people' },
  'admin.dashboard.productCount': { one: '{count} product', other: '{count} products' },
  'admin.dashboard.needsAction': 'Needs action',
  'admin.dashboard.allOrders': 'All orders',
  'admin.dashboard.moreOrders': { one: '{count} more order', other: '{count} more orders' },
  'admin.dashboard.nothing': 'No orders need action.',
  'admin.dashboard.ordersFailed': 'The orders couldn’t be loaded.',
  'admin.dashboard.capturedOn': 'Authorized, captured automatically on {when}',
  'admin.dashboard.voidedOn': 'Authorized, voided automatically on {when}',
  'admin.dashboard.nextEvents': 'Next events',
  'admin.dashboard.allEvents': 'All events',
  'admin.dashboard.noEvents': 'No upcoming events.',
  'admin.dashboard.eventsFailed': 'The events couldn’t be loaded.',
  'admin.dashboard.sold': { '=0': 'None sold', other: '{count} sold' },
  'admin.dashboard.coming': { '=0': 'No one yet', other: '{count} coming' },
  'admin.dashboard.comingOf': { other: '{coming} of {count} coming' },
  'admin.dashboard.noRegistration': 'No registration',
} as const satisfies Record<string, Message>;

addDefaultMessages(dashboard);
