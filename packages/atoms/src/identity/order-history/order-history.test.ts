import { createCheckoutFromCurrentCart } from '@vitrine/client/cart';
import { expect, it, vi } from 'vitest';
import { addToCartAtom } from '../../cart/lines/add-to-cart.ts';
import type { MemberOrder, OrderHistoryPort } from '../../ports.ts';
import { aksel, signIn, someone } from '../../testing/accounts.ts';
import { lineFor } from '../../testing/cart-setup.ts';
import { setPorts, watch } from '../../testing/storefronts.ts';
import { logOutAtom } from '../log-out.ts';
import { memberOrdersAtom, memberTicketOrdersAtom } from './order-history.ts';

type Visit = ReturnType<typeof someone>;

/** A host's server, which finds the member by the access token, one order a page. */
const createPort = ({ platform }: Visit): OrderHistoryPort => ({
  readOrders: async ({ client, cursor }) => {
    const { purchases } = platform.memberHistory(await client.tokens.access());
    const at = Number(cursor ?? 0);
    const items = purchases.slice(at, at + 1).map(
      ({ orderNumber, created, lineItems, total, currency }): MemberOrder => ({
        orderNumber,
        created: new Date(created),
        status: 'processing',
        total: { value: total, currency },
        itemCount: lineItems.length,
      }),
    );
    return { items, next: at + 1 < purchases.length ? String(at + 1) : null };
  },
});

/** The member orders a product in the hosted checkout. */
async function buy({ platform, storefront, store }: Visit, slug: string): Promise<void> {
  await store.set(addToCartAtom, { lineItems: [lineFor(platform, slug)] });
  const { client } = storefront;
  const { checkoutId } = await createCheckoutFromCurrentCart(client, { channelType: 'WEB' });
  platform.checkout(checkoutId).pay();
}

it('lists the member’s orders page by page, the newest first', async () => {
  const visit = someone();
  await signIn(visit);
  await buy(visit, 'low-pitcher');
  await buy(visit, 'dipped-cup');
  const { store } = visit;
  setPorts(store, { orderHistory: createPort(visit) });
  store.sub(memberOrdersAtom, () => {});
  const numbers = () => store.get(memberOrdersAtom).items.map(({ orderNumber }) => orderNumber);
  await vi.waitFor(() => expect(numbers()).toEqual(['10484']));
  expect(store.get(memberOrdersAtom).hasMore).toBe(true);
  await store.set(memberOrdersAtom, 'more');
  expect(numbers()).toEqual(['10484', '10483']);
  expect(store.get(memberOrdersAtom)).toMatchObject({ status: 'success', hasMore: false });
});

it('is unavailable to visitors, and without a function of the port', async () => {
  const visit = someone();
  const readOrders = vi.fn();
  setPorts(visit.store, { orderHistory: { readOrders } });
  visit.store.sub(memberOrdersAtom, () => {});
  expect(visit.store.get(memberOrdersAtom).status).toBe('unavailable');
  await visit.store.set(memberOrdersAtom);
  expect(readOrders).not.toHaveBeenCalled();
  await signIn(visit);
  visit.store.sub(memberTicketOrdersAtom, () => {});
  await vi.waitFor(() => expect(readOrders).toHaveBeenCalled());
  expect(visit.store.get(memberTicketOrdersAtom).status).toBe('unavailable');
});

it('can fail to load and be retried, and keeps what is loaded when a page fails', async () => {
  const visit = someone();
  await signIn(visit);
  await buy(visit, 'low-pitcher');
  await buy(visit, 'dipped-cup');
  const { store } = visit;
  const { readOrders } = createPort(visit);
  let isDown = true;
  setPorts(store, {
    orderHistory: {
      readOrders: async (request) => {
        if (isDown || !readOrders) throw new Error('Down');
        return readOrders(request);
      },
    },
  });
  store.sub(memberOrdersAtom, () => {});
  await vi.waitFor(() => expect(store.get(memberOrdersAtom).status).toBe('error'));
  isDown = false;
  await store.set(memberOrdersAtom);
  isDown = true;
  await store.set(memberOrdersAtom, 'more');
  expect(store.get(memberOrdersAtom)).toMatchObject({ status: 'success', hasFailed: true });
  expect(store.get(memberOrdersAtom).items).toHaveLength(1);
});

it('S53 never shows the orders of one member to the next person on the device', async () => {
  const visit = someone();
  await signIn(visit);
  await buy(visit, 'low-pitcher');
  const { store, storefront } = visit;
  setPorts(store, { orderHistory: createPort(visit) });
  store.sub(memberOrdersAtom, () => {});
  await vi.waitFor(() => expect(store.get(memberOrdersAtom).items).toHaveLength(1));
  await store.set(logOutAtom, { originalUrl: 'https://fenn.example/' });
  await vi.waitFor(() => expect(store.get(memberOrdersAtom).status).toBe('unavailable'));
  const { seen } = watch(storefront, memberOrdersAtom);
  await signIn(visit, aksel);
  await vi.waitFor(() => expect(store.get(memberOrdersAtom).status).toBe('success'));
  expect(seen.flatMap(({ items }) => items)).toEqual([]);
  expect(store.get(memberOrdersAtom).items).toEqual([]);
  expect(
    JSON.stringify(
      storefront.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('10483');
});
