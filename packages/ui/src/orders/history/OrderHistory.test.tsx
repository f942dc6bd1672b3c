import {
  createStorefront,
  type MemberOrder,
  memberOrdersAtom,
  memberTicketOrdersAtom,
  type OrderHistoryPort,
  StorefrontProvider,
  sessionAtom,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { setTokens } from '@vitrine/client/auth';
import { createMockPlatform } from '@vitrine/mocks';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { OrderHistory, TicketHistory } from './OrderHistory.tsx';

const created = new Date('2026-11-20T10:00Z');

/** The history of a member, once it is loaded. */
async function render(orderHistory: OrderHistoryPort): Promise<string> {
  const platform = createMockPlatform();
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  const tokens = platform.identity.tokensOf('runa@fennhouse.example');
  await setTokens(client, {
    accessToken: { value: tokens.access_token, expiresAt: Number.MAX_SAFE_INTEGER },
    refreshToken: { value: tokens.refresh_token, role: 'member' },
  });
  const storefront = createStorefront({ client, orderHistory });
  const { store } = storefront;
  await store.set(sessionAtom);
  store.sub(memberOrdersAtom, () => {});
  store.sub(memberTicketOrdersAtom, () => {});
  await vi.waitFor(() => {
    const histories = [store.get(memberOrdersAtom), store.get(memberTicketOrdersAtom)];
    return expect(histories.map(({ status }) => status)).toContain('success');
  });
  const routes = {
    order: (number: string) => `/orders/${number}`,
    ticketOrder: (slug: string, number: string) => `/events/${slug}/orders/${number}`,
  };
  return renderToString(
    <StorefrontProvider storefront={storefront}>
      <UiProvider locale="en-GB" routes={routes}>
        <OrderHistory />
        <TicketHistory />
      </UiProvider>
    </StorefrontProvider>,
  );
}

test('an order of tickets without its event has its number, and no link', async () => {
  const order = { eventId: 'e1', orderNumber: 'N-7', status: 'PAID', created } as const;
  const event = { _id: 'e1', title: 'Tide fair', slug: 'tide-fair', status: 'UPCOMING' } as const;
  const readTicketOrders = (shown: typeof event | null) => async () => ({
    items: [{ order, event: shown }],
  });
  const without = await render({ readTicketOrders: readTicketOrders(null) } as never);
  expect(without).toContain('Order N-7');
  expect(without).toContain('0 tickets');
  expect(without).not.toContain('href=');
  expect(without).not.toContain('<img');
  const full = await render({ readTicketOrders: readTicketOrders(event) } as never);
  expect(full).toContain('Tide fair');
  expect(full).toContain('href="/events/tide-fair/orders/N-7"');
});

test('an order of products has its status, or the text of the shop', async () => {
  const getHtml = (changes: object) => {
    const order = { orderNumber: '7', created, itemCount: 2, status: 'shipped', ...changes };
    const readOrders = async () => ({ items: [order as MemberOrder], next: null });
    return render({ readOrders } as never);
  };
  expect(await getHtml({})).toContain('On its way');
  expect(await getHtml({ statusText: 'With the glazier' })).toContain('With the glazier');
  const unknown = await getHtml({ status: 'glazed', statusText: 'Being glazed' });
  expect(unknown).toContain('data-status="reserved"');
  expect(await getHtml({ status: 'delivered' })).toContain('data-status="available"');
});
