import type { PlatformContext } from '../../../platform/platform-context.ts';
import { seedTicketsAndOrders } from '../../orders/order-scheduler.ts';
import { office, type Price } from '../state.ts';

function copyPrice(context: PlatformContext, price: Price): Price {
  if (!('options' in price)) return price;
  const newId = () => context.nextId('ticket-option');
  return { options: price.options.map((option) => ({ ...option, id: newId() })) };
}

const shift = (moment: number | undefined, by: number) =>
  moment === undefined ? undefined : moment + by;

/**
 * Copies the tickets of an event to its clone, unsold, with sale dates shifted by a number of
 * milliseconds.
 *
 * @returns the ids of the clone's tickets, by those of its origin.
 */
export function copyTickets(
  context: PlatformContext,
  from: string,
  to: string,
  later: number,
): Record<string, string> {
  seedTicketsAndOrders(context);
  const { offers, taxShownInPrices: taxInclusiveEvents } = context.use(office);
  const copies = new Map<string, string>();
  for (const offer of [...offers.values()].filter(({ eventId }) => eventId === from)) {
    const id = context.nextId('ticket');
    copies.set(offer.id, id);
    offers.set(id, {
      ...offer,
      id,
      eventId: to,
      created: context.clock.now() + offer.orderIndex,
      price: copyPrice(context, offer.price),
      saleStart: shift(offer.saleStart, later),
      saleEnd: shift(offer.saleEnd, later),
      sold: 0,
      reserved: 0,
    });
  }
  if (taxInclusiveEvents.has(from)) taxInclusiveEvents.add(to);
  return Object.fromEntries(copies);
}
