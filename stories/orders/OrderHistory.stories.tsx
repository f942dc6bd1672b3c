import type { MemberOrder, OrderHistoryPort } from '@vitrine/atoms';
import { type Client, createClient } from '@vitrine/client';
import { setTokens } from '@vitrine/client/auth';
import { addToCurrentCart, createCheckoutFromCurrentCart } from '@vitrine/client/cart';
import { queryEvents } from '@vitrine/client/events';
import { listOrders } from '@vitrine/client/orders';
import { checkout, createReservation } from '@vitrine/client/tickets';
import { getEventId, getTicketId, type MockPlatform, referenceTo } from '@vitrine/mocks';
import { apiBaseUrl, type Loaded, mockPlatform } from '@vitrine/storybook';
import { AccountPage, OrderHistory, TicketHistory } from '@vitrine/ui';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { signIn } from '../identity/signed-in.ts';
import { concert } from './order-demo.tsx';

const large = { viewport: { value: 'large', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };

const runa = { firstName: 'Runa', lastName: 'Holm', email: 'runa@fennhouse.example' };

/** Orders of a page. */
const LIMIT = 2;

/**
 * The demo shop's own server: it finds the member by the access token, reads the shop's records of
 * paid carts, and lists the ticket orders of that member with the platform's call.
 */
const createHistory = (platform: MockPlatform): Required<OrderHistoryPort> => ({
  readOrders: async ({ client, cursor }) => {
    const { purchases } = platform.memberHistory(await client.tokens.access());
    const at = Number(cursor ?? 0);
    const items = purchases.slice(at, at + LIMIT).map((purchase, index): MemberOrder => {
      const { orderNumber, created, lineItems, total, currency } = purchase;
      return {
        orderNumber,
        created: new Date(created),
        status: at + index === 0 ? 'shipped' : 'delivered',
        total: { value: total, currency },
        itemCount: lineItems.reduce((count, { quantity }) => count + quantity, 0),
        images: lineItems.flatMap(({ image }) => image ?? []),
      };
    });
    const next = at + LIMIT < purchases.length ? String(at + LIMIT) : null;
    return { items, next };
  },
  readTicketOrders: async ({ client }) => {
    const { memberId } = platform.memberHistory(await client.tokens.access());
    const { orders } = await listOrders(client, {
      memberId: [memberId],
      fieldset: ['DETAILS'],
      sort: 'created:desc',
    });
    const ids = [...new Set(orders.map(({ eventId }) => eventId))];
    const { items } =
      ids.length > 0
        ? await queryEvents(client, { filter: { _id: { $in: ids } } }, { fields: ['DETAILS'] })
        : { items: [] };
    const find = (id: string) => items.find(({ _id }) => _id === id) ?? null;
    return { items: orders.map((order) => ({ order, event: find(order.eventId) })) };
  },
});

/** A client of the member on the platform itself: the page of the story doesn't exist yet. */
async function createMemberClient(platform: MockPlatform): Promise<Client> {
  const { fetch, clock } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch, clock });
  const { access_token, refresh_token, expires_in } = platform.identity.tokensOf(runa.email);
  await setTokens(client, {
    accessToken: { value: access_token, expiresAt: clock.now() / 1000 + expires_in },
    refreshToken: { value: refresh_token, role: 'member' },
  });
  return client;
}

/** The member orders products in the hosted checkout. */
async function buy(client: Client, platform: MockPlatform, slugs: string[]): Promise<void> {
  const lineItems = slugs.map((slug) => ({
    catalogReference: referenceTo(platform.shop.appId, platform.catalog.product(slug)),
    quantity: 1,
  }));
  await addToCurrentCart(client, { lineItems });
  const { checkoutId } = await createCheckoutFromCurrentCart(client, { channelType: 'WEB' });
  platform.checkout(checkoutId).pay();
}

/** The member orders tickets, and pays them. */
async function buyTickets(client: Client, platform: MockPlatform): Promise<void> {
  const eventId = getEventId(concert);
  const reservation = await createReservation(client, eventId, {
    ticketQuantities: [
      { ticketDefinitionId: getTicketId(concert, 'Seat in the hall'), quantity: 2 },
    ],
  });
  const { order } = await checkout(client, eventId, {
    reservationId: reservation._id,
    buyer: runa,
  });
  platform.orders.pay(order.orderNumber);
}

async function orderEverything({ platform }: Required<Loaded>): Promise<void> {
  const client = await createMemberClient(platform);
  await buy(client, platform, ['low-pitcher']);
  await buy(client, platform, ['ridge-candles-set', 'rack-plates']);
  await buy(client, platform, ['cedar-hand-wash', 'low-pitcher', 'dipped-cup', 'rack-plates']);
  await buyTickets(client, platform);
}

/** A member, what they have ordered, and the server that lists it. */
const member = (
  arrange: (loaded: Required<Loaded>) => Promise<void> = orderEverything,
  wrap: (port: Required<OrderHistoryPort>) => OrderHistoryPort = (port) => port,
) =>
  mockPlatform(
    async (loaded) => {
      await signIn(loaded);
      await arrange(loaded);
    },
    { ports: (platform) => ({ orderHistory: platform ? wrap(createHistory(platform)) : null }) },
  );

const meta = preview.meta({
  title: 'Orders/OrderHistory',
  component: OrderHistory,
  subcomponents: { TicketHistory, AccountPage },
  globals: large,
  render: () => <AccountPage returnTo="https://fennhouse.example/" />,
});

const section = async (name: string) => within(await screen(name));
const screen = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('section')].find(
      (one) => one.querySelector('h2')?.textContent === name,
    );
    if (!found) throw new Error(`There is no section "${name}".`);
    return found;
  });

export const ListsOrdersAndTickets = meta.story({
  loaders: [member()],
  play: async ({ userEvent }) => {
    const orders = await section('Orders');
    const newest = await orders.findByRole('link', { name: 'Order 10485' });
    await expect(newest).toHaveAttribute('href', '#/account/orders/10485');
    orders.getByText('On its way');
    await expect(orders.queryByText('Order 10483')).toBeNull();
    await userEvent.click(orders.getByRole('button', { name: 'Show older orders' }));
    await orders.findByRole('link', { name: 'Order 10483' });
    await expect(orders.queryByRole('button')).toBeNull();
    const tickets = await section('Tickets');
    const order = await tickets.findByRole('link', { name: 'Resonance for nine strings' });
    await expect(order.getAttribute('href')).toMatch(
      /^#\/programme\/resonance-for-nine-strings\/orders\/.+/,
    );
    tickets.getByText('2 tickets');
  },
});

export const RightToLeftDark = meta.story({
  loaders: [member()],
  globals: { ...small, locale: 'fa-IR', theme: 'dark' },
  render: () => (
    <div style={{ padding: 20, display: 'grid', gap: 32 }}>
      <OrderHistory />
      <TicketHistory />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^سفارش/ })).toHaveLength(2);
    await canvas.findByRole('link', { name: 'طنین برای نه سیم' });
  },
});

export const NoOrders = meta.story({
  loaders: [member(async () => {})],
  globals: small,
  render: () => (
    <div style={{ padding: 20 }}>
      <OrderHistory emptyAction={<a href="#/new">Shop new in</a>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^No orders yet/);
    await canvas.findByRole('link', { name: 'Shop new in' });
  },
});

let isDown = false;

/** What is loaded stays when the rest can't be. */
export const RetriesLoadingOlderOrders = meta.story({
  globals: small,
  loaders: [
    member(orderEverything, (port) => ({
      readOrders: async (request) => {
        if (isDown) throw new Error('Down');
        return port.readOrders(request);
      },
    })),
  ],
  beforeEach: () => {
    isDown = false;
  },
  render: () => (
    <div style={{ padding: 20 }}>
      <OrderHistory />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Order 10485' });
    isDown = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await canvas.findByText('We couldn’t load the rest of your orders.');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('link', { name: 'Order 10483' });
  },
});
