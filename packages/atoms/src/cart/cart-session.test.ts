import { expect, it, vi } from 'vitest';
import { logOutAtom } from '../identity/log-out.ts';
import { aksel, signIn, someone } from '../testing/accounts.ts';
import { lineFor } from '../testing/cart-setup.ts';
import { cartAtom, cartLinesAtom, cartPendingAtom } from './cart.ts';
import { addToCartAtom, lastAddedAtom } from './lines/add-to-cart.ts';
import { removeLineAtom } from './lines/remove-line.ts';
import { removedLinesAtom } from './lines/removed-lines.ts';
import { cartErrorAtom } from './queue/cart-errors.ts';

const originalUrl = 'https://fenn.example/';

/** A member who views a cart with one line. */
async function member() {
  const visit = someone();
  const { store, platform } = visit;
  store.sub(cartLinesAtom, () => {});
  await signIn(visit);
  await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
  await vi.waitFor(() => expect(store.get(cartLinesAtom)).toHaveLength(1));
  return visit;
}

it('ignores a late response for the cart of a previous session', async () => {
  const visit = await member();
  const { store, platform } = visit;
  const release = platform.hold('cart.addToCurrentCart', { at: 'response' });
  const under = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 2)] });
  await vi.waitFor(() => expect(platform.calls.at(-1)?.name).toBe('cart.addToCurrentCart'));
  const waiting = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'serving-bowl')] });
  await store.set(logOutAtom, { originalUrl });
  await signIn(visit, aksel);
  await vi.waitFor(() => expect(store.get(cartAtom).data).toBeNull());
  expect(store.get(cartPendingAtom).isPending).toBe(false);
  release();
  await expect(under).rejects.toThrow('a previous session');
  await expect(waiting).rejects.toThrow('a previous session');
  expect(store.get(cartAtom).data).toBeNull();
  expect(store.get(cartErrorAtom)).toBeNull();
  expect(platform.cart(platform.identity.member(aksel.email).id).read()).toBeUndefined();
});

it('S53 does not report the late addition of one member to the next', async () => {
  const visit = await member();
  const { store, platform } = visit;
  const calls = platform.calls.length;
  const release = platform.hold('cart.addToCurrentCart', { at: 'response' });
  const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'serving-bowl')] });
  await vi.waitFor(() => expect(platform.calls.length).toBe(calls + 1));
  await store.set(logOutAtom, { originalUrl });
  await signIn(visit, aksel);
  await vi.waitFor(() => expect(store.get(cartAtom).data).toBeNull());
  release();
  await expect(adding).rejects.toThrow('a previous session');
  expect(store.get(lastAddedAtom)).toBeNull();
});

it('reports an addition to the visitor who logs in meanwhile', async () => {
  const visit = someone();
  const { store, platform } = visit;
  store.sub(cartLinesAtom, () => {});
  const release = platform.hold('cart.addToCurrentCart', { at: 'response' });
  const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'serving-bowl')] });
  await vi.waitFor(() => expect(platform.calls.at(-1)?.name).toBe('cart.addToCurrentCart'));
  await signIn(visit);
  release();
  await adding;
  expect(store.get(lastAddedAtom)).toMatchObject({ count: 1 });
});

it('clears removed lines after logout', async () => {
  const { store } = await member();
  const [line] = store.get(cartLinesAtom);
  await store.set(removeLineAtom, line?._id ?? '');
  expect(store.get(removedLinesAtom)).toHaveLength(1);
  await store.set(logOutAtom, { originalUrl });
  expect(store.get(removedLinesAtom)).toEqual([]);
});
