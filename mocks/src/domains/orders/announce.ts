import { announce } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { office } from '../tickets/state.ts';
import { getContact, getTickets } from './order-wire.ts';
import { isConfirmed } from './rules.ts';
import type { StoredOrder } from './state.ts';

type OrderWebhook = 'OrderInitiated' | 'OrderConfirmed' | 'OrderUpdated' | 'OrderDeleted';

const time = (moment: number) => new Date(moment).toISOString();

/**
 * Returns the fields of each webhook, in addition to the common ones. See
 * docs/reference/webhooks.mdx.
 */
function particulars(context: PlatformContext, name: OrderWebhook, order: StoredOrder) {
  const standing = {
    language: 'en',
    locale: 'en-GB',
    ...order.buyer,
    status: order.status,
    checkoutForm: { inputValues: order.answers },
  };
  const { invoice, reservationId, method, marketingConsent } = order;
  const tickets = getTickets(context, order);
  switch (name) {
    case 'OrderInitiated': {
      const markedAsPaid = order.status === 'PAID';
      return { ...standing, invoice, reservationId, markedAsPaid, marketingConsent };
    }
    case 'OrderConfirmed':
      return { ...standing, silent: order.silent, method, tickets, invoice, reservationId };
    case 'OrderUpdated': {
      const { archived } = order;
      return { ...standing, confirmed: isConfirmed(order), method, tickets, archived };
    }
    case 'OrderDeleted':
      return { orderType: order.channel, tickets, anonymized: false };
  }
}

/** Announces what became of an order, unless it happened before the platform was created. */
export function announceOrder(
  context: PlatformContext,
  name: OrderWebhook,
  order: StoredOrder,
  by?: Visitor,
): void {
  if (context.use(office).silent) return;
  const subject = {
    eventId: order.eventId,
    orderNumber: order.number,
    created: time(order.created),
    updated: time(order.updated),
    contactId: getContact(order.buyer.email),
    memberId: order.memberId,
    ...particulars(context, name, order),
  };
  announce(context, name, subject, by);
}
