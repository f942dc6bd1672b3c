import { createStorefront, reserveTicketsAtom, type Storefront } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import type { OrderStatus } from '@vitrine/client/orders';
import { getEventId, getTicketId, type MockPlatform } from '@vitrine/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import { type Loaded, mockPlatform } from '../../.storybook/mock-platform.ts';
import { apiBaseUrl } from '../../.storybook/platform-url.ts';

export const concert = 'resonance-for-nine-strings';
export const bowls = 'throwing-bowls-for-beginners';
export const market = 'night-market';

/** Where the browser is sent to pay. */
export const navigate = fn<(url: string) => void>();

/** What a story of orders loads. */
export interface Visit extends Required<Loaded> {
  eventId: string;
}

/** A storefront that does not wait between two questions, so that asking ends at once. */
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

/** Tickets of an event to be held: their names, how many, and the price where there are several. */
export type Held = readonly (readonly [name: string, quantity: number])[];

/**
 * A loader: a visitor to an event who holds tickets of it.
 *
 * @param arrange prepares the platform once they are held.
 */
export function visiting(
  slug: string,
  held: Held = [],
  arrange?: (visit: Visit) => void | Promise<void>,
) {
  return async (context?: { globals?: Record<string, unknown> }): Promise<Visit> => {
    const visit = { eventId: '' } as Visit;
    const loaded = await mockPlatform(async (own) => {
      own.storefront = impatient(own.platform);
      const { store } = own.storefront;
      const eventId = getEventId(slug);
      Object.assign(visit, own, { eventId });
      if (held.length > 0) {
        const ticketQuantities = held.map(([name, quantity]) => ({
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

/** Asking how an order stands has come to its end: it is said on the page, and spoken beside it. */
export async function noNews(orders = 1): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll('[data-story-canvas] [data-tone=info]')];
    const late = said.filter((one) =>
      /^(Still waiting|همچنان در انتظار هستیم)/.test(one.textContent),
    );
    return expect(late).toHaveLength(orders);
  });
}
