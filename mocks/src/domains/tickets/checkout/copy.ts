import type { Platform } from '../../../platform/platform-context.ts';
import { openOffice } from '../../orders/order-scheduler.ts';
import { office, type Price } from '../state.ts';

function copyPrice(platform: Platform, price: Price): Price {
  if (!('options' in price)) return price;
  const newId = () => platform.nextId('ticket-option');
  return { options: price.options.map((option) => ({ ...option, id: newId() })) };
}

const shift = (moment: number | undefined, by: number) =>
  moment === undefined ? undefined : moment + by;

/**
 * Gives a clone the tickets of its origin, unsold, with sales so many milliseconds later.
 *
 * @returns the ids of the clone's tickets, by those of its origin.
 */
export function copyTickets(
  platform: Platform,
  from: string,
  to: string,
  later: number,
): Record<string, string> {
  openOffice(platform);
  const { offers, taxShownInPrices } = platform.use(office);
  const copies = new Map<string, string>();
  for (const offer of [...offers.values()].filter(({ eventId }) => eventId === from)) {
    const id = platform.nextId('ticket');
    copies.set(offer.id, id);
    offers.set(id, {
      ...offer,
      id,
      eventId: to,
      created: platform.clock.now() + offer.orderIndex,
      price: copyPrice(platform, offer.price),
      saleStart: shift(offer.saleStart, later),
      saleEnd: shift(offer.saleEnd, later),
      sold: 0,
      held: 0,
    });
  }
  if (taxShownInPrices.has(from)) taxShownInPrices.add(to);
  return Object.fromEntries(copies);
}
