import { TokenRole } from '@vitrine/client';
import { setTokens } from '@vitrine/client/auth';
import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../persistence/storage.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { createComparison } from './compare.ts';
import { productsAtom } from './queries.ts';
import { createRecentlyViewed, relatedQuery } from './recently-viewed.ts';
import { createWishlist } from './wishlist.ts';

const shop = () => {
  const platform = createMockPlatform();
  const { store } = createTestStorefront(platform);
  const getId = (slug: string) => platform.catalog.product(slug).id;
  return { platform, store, getId };
};

describe('G15 createComparison', () => {
  it('holds up to the maximum in selection order, and removes items', () => {
    const { store } = shop();
    const { idsAtom, toggleAtom, clearAtom } = createComparison({
      max: 2,
      storage: memoryStorage(),
    });
    expect(['a', 'b', 'c', 'a'].map((id) => store.set(toggleAtom, id))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(store.get(idsAtom)).toEqual(['b']);
    store.set(clearAtom);
    expect(store.get(idsAtom)).toEqual([]);
  });

  it('G20 loads all its products with one request and reports missing ones', async () => {
    const { platform, store, getId } = shop();
    const { productsAtom: persistedAtom, toggleAtom } = createComparison({
      storage: memoryStorage(),
    });
    for (const slug of ['ring-vase', 'dipped-cup', 'storage-jar']) {
      store.set(toggleAtom, getId(slug));
    }
    platform.catalog.hide('dipped-cup');
    store.sub(persistedAtom, () => {});
    await vi.waitFor(() =>
      expect(
        store.get(persistedAtom).map(({ product }) => (product ? product.slug : product)),
      ).toEqual(['ring-vase', null, 'storage-jar']),
    );
    expect(platform.calls.filter(({ name }) => name?.startsWith('catalog.'))).toHaveLength(1);
  });
});

describe('G18 recently viewed products', () => {
  it('lists the newest first, without duplicates, up to the maximum', () => {
    const { store } = shop();
    const { idsAtom, noteAtom } = createRecentlyViewed({ max: 2, storage: memoryStorage() });
    for (const id of ['a', 'b', 'a', 'c']) store.set(noteAtom, id);
    expect(store.get(idsAtom)).toEqual(['c', 'a']);
  });

  it('finds other products from the same collections, and none without a collection', async () => {
    const { platform, store } = shop();
    const { id: _id, collectionIds } = platform.catalog.product('ring-vase');
    const query = relatedQuery({ _id, collectionIds }, 3);
    const listAtom = productsAtom(query ?? {});
    await store.set(listAtom);
    const { items } = store.get(listAtom);
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(item._id).not.toBe(_id);
      expect(item.collectionIds.some((one) => collectionIds.includes(one))).toBe(true);
    }
    expect(relatedQuery({ _id, collectionIds: [] })).toBeNull();
  });
});

describe('G16 createWishlist', () => {
  /** A store with an external storage of members' wishlists, and a visitor who can log in. */
  function wishing(memberItems: readonly string[] = [], storage = memoryStorage()) {
    const { platform } = shop();
    const { store, client } = createTestStorefront(platform);
    const saved = { ids: memberItems, isAway: false, saves: 0 };
    const pending = { load: Promise.resolve(), save: Promise.resolve() };
    /** Keeps the next calls from ending, until the returned function is called. */
    const hold = (call: 'load' | 'save') => {
      let release = () => {};
      pending[call] = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    };
    const load = vi.fn();
    const member = {
      load: async () => {
        load();
        await pending.load;
        if (saved.isAway) throw new Error('away');
        return saved.ids;
      },
      save: async (ids: readonly string[]) => {
        await pending.save;
        if (saved.isAway) throw new Error('away');
        saved.ids = ids;
        saved.saves += 1;
      },
    };
    const wishlist = createWishlist({ storage, member });
    store.sub(wishlist.idsAtom, () => {});
    const become = (role: TokenRole) =>
      setTokens(client, {
        accessToken: { value: `${role}`, expiresAt: 4_000_000_000 },
        refreshToken: { value: `${role}`, role },
      });
    const ids = () => store.get(wishlist.idsAtom);
    return { store, storage, wishlist, saved, load, hold, become, ids };
  }

  it('starts as a guest’s list and is merged with the member’s at login', async () => {
    const { store, wishlist, saved, become, ids } = wishing(['c', 'a']);
    for (const id of ['a', 'b']) store.set(wishlist.toggleAtom, id);
    expect(ids()).toEqual(['b', 'a']);
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(ids()).toEqual(['b', 'a', 'c']));
    await vi.waitFor(() => expect(saved.ids).toEqual(['b', 'a', 'c']));
    store.set(wishlist.toggleAtom, 'c');
    await vi.waitFor(() => expect(saved.ids).toEqual(['b', 'a']));
  });

  it('is merged once: items the member removed elsewhere do not return', async () => {
    const { store, wishlist, saved, become, ids } = wishing([]);
    store.set(wishlist.toggleAtom, 'a');
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(saved.ids).toEqual(['a']));
    saved.ids = ['z'];
    await store.set(wishlist.syncAtom);
    expect(ids()).toEqual(['z']);
  });

  it('leaves no member data on the device', async () => {
    const { storage, become, ids } = wishing(['a']);
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(ids()).toEqual(['a']));
    become(TokenRole.VISITOR);
    await vi.waitFor(() => expect(ids()).toEqual([]));
    expect(storage.read('vitrine.wishes')).toBeNull();
  });

  it('does not save the emptied list when the member logs out before an earlier save ends', async () => {
    const { store, wishlist, saved, hold, become, ids } = wishing(['a']);
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(ids()).toEqual(['a']));
    const release = hold('save');
    store.set(wishlist.toggleAtom, 'b');
    store.set(wishlist.toggleAtom, 'c');
    become(TokenRole.VISITOR);
    await vi.waitFor(() => expect(ids()).toEqual([]));
    release();
    await store.set(wishlist.syncAtom);
    expect(saved.ids).toEqual(['c', 'b', 'a']);
  });

  it('keeps changes that are made while the member’s list loads', async () => {
    const storage = memoryStorage();
    storage.write('vitrine.wishes', '["a"]');
    storage.write('vitrine.wishes.joined', '["member"]');
    const { store, wishlist, saved, load, hold, become, ids } = wishing(['d', 'a'], storage);
    const release = hold('load');
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    store.set(wishlist.toggleAtom, 'b');
    store.set(wishlist.toggleAtom, 'a');
    release();
    await vi.waitFor(() => expect(ids()).toEqual(['b', 'd']));
    await vi.waitFor(() => expect(saved.ids).toEqual(['b', 'd']));
    await store.set(wishlist.syncAtom);
    expect([ids(), saved.ids]).toEqual([
      ['b', 'd'],
      ['b', 'd'],
    ]);
  });

  it('removes an item of both lists that is removed while the member’s list loads', async () => {
    const { store, wishlist, saved, load, hold, become, ids } = wishing(['a', 'c']);
    store.set(wishlist.toggleAtom, 'a');
    const release = hold('load');
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    store.set(wishlist.toggleAtom, 'a');
    release();
    await vi.waitFor(() => expect(ids()).toEqual(['c']));
    await vi.waitFor(() => expect(saved.ids).toEqual(['c']));
  });

  it('forgets the member whose login ended while no page was open', async () => {
    const storage = memoryStorage();
    storage.write('vitrine.wishes', '["a"]');
    storage.write('vitrine.wishes.joined', '["member"]');
    const { store, wishlist, saved, become, ids } = wishing(['b'], storage);
    expect(ids()).toEqual(['a']);
    await vi.waitFor(() => expect(storage.read('vitrine.wishes')).toBeNull());
    expect([ids(), storage.read('vitrine.wishes.joined')]).toEqual([[], null]);
    store.set(wishlist.toggleAtom, 'c');
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(saved.ids).toEqual(['c', 'b']));
  });

  it('keeps items while the member’s storage is unavailable, and retries', async () => {
    const { store, wishlist, saved, become, ids } = wishing(['c']);
    store.set(wishlist.toggleAtom, 'b');
    saved.isAway = true;
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(store.get(wishlist.errorAtom)?.message).toBe('away'));
    expect(ids()).toEqual(['b']);
    saved.isAway = false;
    await store.set(wishlist.syncAtom);
    expect([ids(), store.get(wishlist.errorAtom)]).toEqual([['b', 'c'], null]);
  });

  it('keeps a guest’s items when the first save after the login fails, and retries', async () => {
    const { store, wishlist, saved, hold, become, ids } = wishing(['c']);
    store.set(wishlist.toggleAtom, 'b');
    const release = hold('save');
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(ids()).toEqual(['b', 'c']));
    saved.isAway = true;
    release();
    await vi.waitFor(() => expect(store.get(wishlist.errorAtom)?.message).toBe('away'));
    saved.isAway = false;
    await store.set(wishlist.syncAtom);
    expect([ids(), saved.ids, store.get(wishlist.errorAtom)]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
      null,
    ]);
  });

  it('reads a list that did not load before it saves a change', async () => {
    const storage = memoryStorage();
    storage.write('vitrine.wishes', '["a"]');
    storage.write('vitrine.wishes.joined', '["member"]');
    const { store, wishlist, saved, become, ids } = wishing(['elsewhere', 'a'], storage);
    saved.isAway = true;
    become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(store.get(wishlist.errorAtom)?.message).toBe('away'));
    saved.isAway = false;
    store.set(wishlist.toggleAtom, 'b');
    await vi.waitFor(() => expect(saved.ids).toEqual(['b', 'elsewhere', 'a']));
    expect([ids(), store.get(wishlist.errorAtom)]).toEqual([['b', 'elsewhere', 'a'], null]);
  });

  it('saves on the next page what could not be saved on this one', async () => {
    const storage = memoryStorage();
    const page = wishing(['a', 'c'], storage);
    page.become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(page.ids()).toEqual(['a', 'c']));
    page.saved.isAway = true;
    page.store.set(page.wishlist.toggleAtom, 'b');
    page.store.set(page.wishlist.toggleAtom, 'c');
    await vi.waitFor(() => expect(page.store.get(page.wishlist.errorAtom)?.message).toBe('away'));
    expect(page.saved.ids).toEqual(['a', 'c']);

    // The device's entries without the mark of the session, which this page continues.
    const kept = memoryStorage();
    for (const name of ['vitrine.wishes', 'vitrine.wishes.joined', 'vitrine.wishes.unsaved']) {
      kept.write(name, storage.read(name) ?? '');
    }
    const next = wishing(['d', 'a', 'c'], kept);
    next.become(TokenRole.MEMBER);
    await vi.waitFor(() => expect(next.saved.ids).toEqual(['b', 'd', 'a']));
    expect([next.ids(), kept.read('vitrine.wishes.unsaved')]).toEqual([['b', 'd', 'a'], null]);
  });
});
