import { createStorefront, reserveTicketsAtom, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { OrderStatus } from '@vitrine/client/orders';
import { getEventId, getTicketId, type MockPlatform } from '@vitrine/mocks';
import { apiBaseUrl, type Loaded, mockPlatform } from '@vitrine/storybook';
import { expect, fn, waitFor } from 'storybook/test';

export const concert = 'resonance-for-nine-strings';
export const bowls = 'throwing-bowls-for-beginners';
export const market = 'night-market';

/** Mock navigation to the payment. */
export const navigate = fn<(url: string) => void>();

/** Data that a story of orders loads. */
export interface Visit extends Required<Loaded> {
  eventId: string;
}

/** A storefront that polls without delay, so that polling ends immediately. */
const impatient = (platform: MockPlatform): Storefront =>
  createStorefront({
    client: createClient({
      clientId: 'fenn-house',
      provider: { apiBaseUrl },
      fetch: platform.fetch,
      clock: { now: platform.clock.now, sleep: () => Promise.resolve() },
    }),
    queryDefaults: { retry: false },
  });

/** Tickets of an event to reserve: name, quantity, and the price if there are several. */
export type ReservedTickets = readonly (readonly [name: string, quantity: number])[];

/**
 * Returns a loader: a visitor with reserved tickets of an event.
 *
 * @param arrange prepares the platform after the reservation.
 */
export function visiting(
  slug: string,
  reservedTickets: ReservedTickets = [],
  arrange?: (visit: Visit) => void | Promise<void>,
) {
  return async (context?: { globals?: Record<string, unknown> }): Promise<Visit> => {
    const visit = { eventId: '' } as Visit;
    const loaded = await mockPlatform(async (own) => {
      own.storefront = impatient(own.platform);
      const { store } = own.storefront;
      const eventId = getEventId(slug);
      Object.assign(visit, own, { eventId });
      if (reservedTickets.length > 0) {
        const ticketQuantities = reservedTickets.map(([name, quantity]) => ({
          ticketDefinitionId: getTicketId(slug, name),
          quantity,
        }));
        await store.set(reserveTicketsAtom, { eventId, ticketQuantities });
      }
      await arrange?.(visit);
    })(context);
    return { ...visit, ...loaded };
  };
}

/** The visit that a story's loader made. */
export const getVisit = (loaded: unknown) => loaded as Visit;

/** The newest order of an event in this status. */
export function toOrder({ platform, eventId }: Visit, status: OrderStatus): string {
  const found = platform.orders
    .all()
    .filter((order) => order.eventId === eventId && order.status === status);
  const number = found.at(-1)?.orderNumber;
  if (!number) throw new Error(`The event has no order that is ${status}.`);
  return number;
}

/** Waits until polling an order has ended: the page shows it, and it is announced. */
export async function noNews(orders = 1): Promise<void> {
  await waitFor(() => {
    const notices = [...document.querySelectorAll('[data-story-canvas] [data-tone=info]')];
    const late = notices.filter((one) =>
      /^(This is taking longer than usual|این بیش از معمول طول می‌کشد)/.test(one.textContent),
    );
    return expect(late).toHaveLength(orders);
  });
}
