import { describe, expect, it, vi } from 'vitest';
import { logOutAtom } from '../../identity/log-out.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { runa, signIn, someone } from '../../testing/accounts.ts';
import { lineFor } from '../../testing/cart-setup.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { cartAtom, cartLinesAtom } from '../cart.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { cartMergeAtom, recordCartAtom } from './cart-merge.ts';

const originalUrl = 'https://fenn.example/';

const names = (lines: readonly { productName?: { original: string } }[] = []) =>
  lines.map(({ productName }) => productName?.original);

/** A visitor with a cart who is about to log in as a member with another one. */
async function visitor(current: string[], memberItems: string[]) {
  const visit = someone();
  const { store, platform } = visit;
  const { id } = platform.identity.member(runa.email);
  for (const slug of memberItems) platform.cart(id).add(slug);
  store.sub(cartMergeAtom, () => {});
  if (current.length > 0) {
    await store.set(addToCartAtom, { lineItems: current.map((slug) => lineFor(platform, slug)) });
  }
  await vi.waitFor(() => expect(store.get(cartAtom).data).toBeDefined());
  return visit;
}

const members = (store: Awaited<ReturnType<typeof visitor>>['store']) =>
  vi.waitFor(() => expect(store.get(cartAtom.confirmed).data?.buyerInfo?.memberId).toBeDefined());

describe('cartMergeAtom', () => {
  it('reports restored items and items from both carts until dismissed', async () => {
    const visit = await visitor(['low-pitcher'], ['low-pitcher', 'rack-plates']);
    const { store } = visit;
    expect(store.get(cartMergeAtom)).toBeNull();
    await signIn(visit);
    await members(store);
    expect(names(store.get(cartMergeAtom)?.returned)).toHaveLength(1);
    expect(names(store.get(cartMergeAtom)?.combined)).toEqual(['Low pitcher']);
    await store.set(addToCartAtom, { lineItems: [lineFor(visit.platform, 'serving-bowl')] });
    expect(names(store.get(cartMergeAtom)?.returned)).toHaveLength(1);
    store.set(cartMergeAtom);
    expect(store.get(cartMergeAtom)).toBeNull();
  });

  it('reports nothing when the member’s cart has the same lines', async () => {
    const visit = await visitor(['low-pitcher'], []);
    await signIn(visit);
    await members(visit.store);
    expect(visit.store.get(cartMergeAtom)).toBeNull();
  });

  it('does not report the cart of a member after logout', async () => {
    const visit = await visitor([], ['low-pitcher']);
    const { store } = visit;
    await signIn(visit);
    await members(store);
    expect(names(store.get(cartMergeAtom)?.returned)).toEqual(['Low pitcher']);
    await store.set(logOutAtom, { originalUrl });
    await vi.waitFor(() => expect(store.get(cartLinesAtom)).toEqual([]));
    expect(store.get(cartMergeAtom)).toBeNull();
  });

  it('reports the merge after a login through a redirect, too', async () => {
    const storage = memoryStorage();
    const before = await visitor(['low-pitcher', 'side-plate'], ['rack-plates']);
    setPorts(before.store, { storage });
    before.store.set(recordCartAtom);
    const after = await visitor([], ['rack-plates']);
    setPorts(after.store, { storage });
    await signIn(after);
    await members(after.store);
    expect(names(after.store.get(cartMergeAtom)?.lost)).toEqual(['Low pitcher', 'Side plate']);
    after.store.set(recordCartAtom);
    expect(storage.read('vitrine.cart-before-login')).toBeNull();
  });
});
