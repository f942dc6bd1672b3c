import { describe, expect, it, vi } from 'vitest';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { signIn, someone } from '../../testing/accounts.ts';
import { lineFor } from '../../testing/cart-setup.ts';
import {
  changedFrom,
  nextPage,
  otherwise,
  persistingShopper,
  refetchCart,
  shopper,
} from '../../testing/prices.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { cartAtom } from '../cart.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom, undoRemoveAtom } from '../lines/remove-line.ts';
import { dismissRemovedAtom } from '../lines/removed-lines.ts';
import { priceChangesAtom, unannouncedPriceChangesAtom } from './price-changes.ts';
import { recordSeenPricesAtom } from './seen-prices.ts';

const NAME = 'vitrine.known-prices';

describe('a restored line', () => {
  /** A pitcher that costs more than it did, and plates. */
  async function withChange() {
    const shopping = await shopper(['low-pitcher', 'rack-plates']);
    shopping.platform.catalog.setPrice('low-pitcher', 84.5);
    await shopping.look();
    return { ...shopping, pitcher: shopping.ids[0] ?? '' };
  }

  const change = [['Low pitcher', '78.00', '84.50']];

  it('preserves its change under its new id after undo', async () => {
    const { platform, store, pitcher, getPriceChanges, look } = await withChange();
    expect(store.set(unannouncedPriceChangesAtom)).toHaveLength(1);
    await store.set(removeLineAtom, pitcher);
    await look();
    expect(getPriceChanges()).toEqual([]);
    const release = platform.hold('cart.addToCurrentCart');
    const undoing = store.set(undoRemoveAtom, pitcher);
    store.set(recordSeenPricesAtom);
    release();
    await undoing;
    expect(getPriceChanges()).toEqual(change);
    store.set(recordSeenPricesAtom);
    expect(getPriceChanges()).toEqual(change);
    expect(store.get(priceChangesAtom)[0]?.line._id).not.toBe(pitcher);
    expect(store.get(unannouncedPriceChangesAtom)).toEqual([]);
  });

  it('preserves its change after a rejected undo or a rejected removal', async () => {
    const { platform, store, pitcher, getPriceChanges, look } = await withChange();
    platform.fail('cart.removeLineItemsFromCurrentCart', 'conflict', { times: 1 });
    await store.set(removeLineAtom, pitcher).catch(() => {});
    await look();
    expect(getPriceChanges()).toEqual(change);
    await store.set(removeLineAtom, pitcher);
    platform.fail('cart.addToCurrentCart', 'unavailable', { times: 1 });
    await store.set(undoRemoveAtom, pitcher).catch(() => {});
    await look();
    await store.set(undoRemoveAtom, pitcher);
    await look();
    expect(getPriceChanges()).toEqual(change);
  });

  it('reports a change that occurred before the undo', async () => {
    const { platform, store, ids, getPriceChanges, look } = await shopper([
      'low-pitcher',
      'rack-plates',
    ]);
    await store.set(removeLineAtom, ids[0] ?? '');
    await look();
    platform.catalog.setPrice('low-pitcher', 84.5);
    await store.set(undoRemoveAtom);
    await look();
    expect(getPriceChanges()).toEqual(change);
  });

  it('has no change when the item is added again', async () => {
    const { platform, store, pitcher, getPriceChanges, look } = await withChange();
    await store.set(removeLineAtom, pitcher);
    store.set(dismissRemovedAtom);
    await look();
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await look();
    expect(getPriceChanges()).toEqual([]);
  });
});

describe('the next page load', () => {
  it('reports changes since the last page from storage, but not accepted ones', async () => {
    const { platform, storefront, getPriceChanges } = await persistingShopper([
      'low-pitcher',
      'rack-plates',
    ]);
    platform.catalog.setPrice('low-pitcher', 84.5);
    expect(getPriceChanges()).toEqual([]);
    const next = await nextPage(storefront);
    expect(changedFrom(next)).toEqual([['Low pitcher', '78.00', '84.50']]);
    expect(next.store.set(unannouncedPriceChangesAtom)).toHaveLength(1);
    const third = await nextPage(next);
    expect(changedFrom(third)).toHaveLength(1);
    expect(third.store.get(unannouncedPriceChangesAtom)).toEqual([]);
    third.store.set(priceChangesAtom);
    expect(changedFrom(await nextPage(third))).toEqual([]);
  });

  it('reports nothing without storage', async () => {
    const { platform, storefront } = await shopper(['low-pitcher']);
    platform.catalog.setPrice('low-pitcher', 84.5);
    expect(changedFrom(await nextPage(storefront))).toEqual([]);
  });

  it('drops removed lines, and the entry with the last one', async () => {
    const { store, storage, look } = await persistingShopper(['low-pitcher', 'rack-plates']);
    const [pitcher, plates] = store.get(cartAtom).data?.lineItems ?? [];
    expect(JSON.parse(storage.read(NAME) ?? '[]')).toHaveLength(2);
    await store.set(removeLineAtom, pitcher?._id ?? '');
    store.set(dismissRemovedAtom);
    await look();
    expect(JSON.parse(storage.read(NAME) ?? '[]')).toMatchObject([{ lineId: plates?._id }]);
    await store.set(removeLineAtom, plates?._id ?? '');
    store.set(dismissRemovedAtom);
    await look();
    expect(storage.read(NAME)).toBeNull();
  });

  it('syncs accepted changes from another tab and ignores invalid data', async () => {
    const { platform, storage, getPriceChanges, look } = await persistingShopper(['low-pitcher']);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await look();
    const text = storage.read(NAME) ?? '';
    storage.change(NAME, text.replace('78.00', '84.50'));
    expect(getPriceChanges()).toEqual([]);
    storage.change(NAME, text);
    expect(getPriceChanges()).toHaveLength(1);
    for (const odd of ['{', '7', '[null, 7, {"cartId": 1}]', text.replace('78.00', 'much')]) {
      storage.change(NAME, odd);
      expect(getPriceChanges()).toEqual([]);
    }
    await look();
    expect(getPriceChanges()).toEqual([]);
  });

  it('reports nothing until hydration has finished', async () => {
    const { platform, store, getPriceChanges, look } = await shopper(['low-pitcher']);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await look();
    store.set(isHydratingAtom, true);
    expect(getPriceChanges()).toEqual([]);
    store.set(isHydratingAtom, false);
    expect(getPriceChanges()).toHaveLength(1);
  });
});

describe('another cart', () => {
  it('has no changes, even if its lines reuse the previous cart’s ids', async () => {
    let id = 'first';
    const { platform, fetch } = otherwise((cart) => {
      cart.id = id;
      for (const [at, line] of cart.lineItems.entries()) line.id = String(at);
    });
    const { store, getPriceChanges, look } = await shopper(['low-pitcher'], { platform, fetch });
    const storage = memoryStorage();
    setPorts(store, { storage });
    store.set(recordSeenPricesAtom);
    id = 'second';
    platform.catalog.setPrice('low-pitcher', 84.5);
    await store.set(cartAtom);
    expect(getPriceChanges()).toEqual([]);
    await look();
    expect(getPriceChanges()).toEqual([]);
    expect(JSON.parse(storage.read(NAME) ?? '[]')).toMatchObject([{ cartId: 'second' }]);
  });
});

describe('another member', () => {
  it('has no changes after login', async () => {
    const visitor = someone();
    const { store, platform } = visitor;
    store.sub(priceChangesAtom, () => {});
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    store.set(recordSeenPricesAtom);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await refetchCart(visitor);
    expect(changedFrom(visitor)).toHaveLength(1);
    await signIn(visitor);
    const cart = () => store.get(cartAtom.confirmed).data;
    await vi.waitFor(() => expect(cart()?.buyerInfo?.memberId).toBeDefined());
    expect(cart()?.lineItems).toHaveLength(1);
    expect(changedFrom(visitor)).toEqual([]);
    await refetchCart(visitor);
    expect(changedFrom(visitor)).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 99);
    await refetchCart(visitor);
    expect(changedFrom(visitor)).toEqual([['Low pitcher', '84.50', '99.00']]);
  });
});
