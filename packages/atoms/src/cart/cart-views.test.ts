import type { LineItem } from '@vitrine/client/cart';
import type { Atom } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../testing/cart-setup.ts';
import { createTestStorefront, watch } from '../testing/storefronts.ts';
import { cartAtom, cartLineAtom } from './cart.ts';
import { cartStateAtom } from './cart-state.ts';
import { lineProblemAtom } from './checkout/cart-problems.ts';
import { cartKeys } from './keys.ts';
import { cartEntryAtom, cartEntryKeysAtom } from './lines/cart-entries.ts';
import { lineParentAtom } from './lines/line-parent.ts';
import { setQuantityAtom } from './lines/set-quantity.ts';
import { cartTotalsAtom } from './totals/cart-totals.ts';
import { lineEstimateAtom } from './totals/line-estimate.ts';

describe('updating one line', () => {
  it('does not notify subscribers of another line or of the list', async () => {
    const { storefront, store, ids } = await visit(['low-pitcher', 'rack-plates']);
    const [pitcher = '', plates = ''] = ids;
    store.sub(cartTotalsAtom, () => {});
    await vi.waitFor(() => expect(store.get(cartTotalsAtom).data).toBeTruthy());
    const others: Atom<unknown>[] = [
      cartEntryKeysAtom,
      cartStateAtom,
      cartEntryAtom(plates),
      cartLineAtom(plates),
      lineEstimateAtom(plates),
      lineProblemAtom(plates),
    ];
    const watched = others.map((atom) => watch(storefront, atom));
    const own = watch(storefront, lineEstimateAtom(pitcher));
    await store.set(setQuantityAtom, { lineId: pitcher, quantity: 3 });
    await vi.waitFor(() => expect(store.get(cartTotalsAtom).isFetching).toBe(false));
    for (const { seen } of watched) expect(new Set(seen).size).toBe(1);
    expect(own.seen.at(-1)?.cart.lineItems[0]?.quantity).toBe(3);
  });
});

describe('cartStateAtom', () => {
  it('distinguishes loading, failed, empty and filled', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    expect(store.get(cartStateAtom)).toMatchObject({ phase: 'filled', currency: 'EUR' });
    const other = createTestStorefront(platform);
    const release = platform.hold('cart.getCurrentCart', { times: 1 });
    other.store.sub(cartStateAtom, () => {});
    expect(other.store.get(cartStateAtom)).toMatchObject({ phase: 'loading', hasLines: false });
    release();
    await vi.waitFor(() => expect(other.store.get(cartStateAtom).phase).toBe('empty'));
    const third = createTestStorefront(platform);
    platform.fail('cart.getCurrentCart', 'broken');
    third.store.sub(cartStateAtom, () => {});
    await vi.waitFor(() => expect(third.store.get(cartStateAtom).phase).toBe('failed'));
  });
});

describe('lineParentAtom', () => {
  it('returns the line of the root item, or null for the line itself or a missing root', async () => {
    const { storefront, store } = await visit(['low-pitcher']);
    const line = (id: string, root?: string): LineItem => ({
      _id: id,
      quantity: 1,
      descriptionLines: [],
      catalogReference: { appId: 'shop', catalogItemId: id },
      ...(root && { rootCatalogItemId: root }),
    });
    const cart = store.get(cartAtom).data;
    storefront.queryClient.setQueryData(cartKeys.current, {
      ...cart,
      lineItems: [line('kit', 'kit'), line('reed', 'kit'), line('cord', 'gone'), line('cup')],
    });
    const parents = ['kit', 'reed', 'cord', 'cup'].map((id) => store.get(lineParentAtom(id))?._id);
    expect(parents).toEqual([undefined, 'kit', undefined, undefined]);
  });
});
