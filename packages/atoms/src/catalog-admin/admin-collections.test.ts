import { describe, expect, it } from 'vitest';
import { openCatalog } from '../testing/catalog-admin-setup.ts';
import {
  addProductsToCollectionAtom,
  createCollectionAtom,
  deleteCollectionAtom,
  removeProductsFromCollectionAtom,
  updateCollectionAtom,
} from './admin-collections.ts';

const open = () => openCatalog('low-pitcher', 'for-the-table');

describe('a collection', () => {
  it('is created, updated and deleted, and the lists update', async () => {
    const { store, shelvesAtom, settled } = await open();
    const names = () => store.get(shelvesAtom).items.map(({ name }) => name);
    const { _id } = await store.set(createCollectionAtom, { name: 'Gifts' });
    await settled();
    expect(names()).toContain('Gifts');
    const changed = await store.set(updateCollectionAtom, {
      collectionId: _id,
      collection: { name: 'Presents' },
    });
    expect(changed).toMatchObject({ _id, name: 'Presents', slug: 'gifts' });
    await settled();
    expect(names()).toContain('Presents');
    const done = store.set(deleteCollectionAtom, _id);
    expect(names()).not.toContain('Presents');
    await done;
    await settled();
    expect(names()).not.toContain('Presents');
  });

  it('is restored when the deletion is rejected', async () => {
    const { platform, store, collectionId, shelvesAtom } = await open();
    const total = store.get(shelvesAtom).total;
    platform.fail('catalog-admin.deleteCollection', 'forbidden', { times: 1 });
    const done = store.set(deleteCollectionAtom, collectionId);
    expect(store.get(shelvesAtom).items.map(({ _id }) => _id)).not.toContain(collectionId);
    await expect(done).rejects.toMatchObject({ status: 403 });
    expect(store.get(shelvesAtom).items.map(({ _id }) => _id)).toContain(collectionId);
    expect(store.get(shelvesAtom).total).toBe(total);
  });
});

describe('the products of a collection', () => {
  it('removes products immediately, also from the visible list', async () => {
    const { platform, store, id, collectionId, shown, listAtom, settled } = await open();
    const total = Number(store.get(listAtom).total);
    const isMember = () => shown(({ collectionIds }) => collectionIds.includes(collectionId));
    expect(isMember()).toEqual([true, true, true]);
    const release = platform.hold('catalog-admin.removeProductsFromCollection');
    const done = store.set(removeProductsFromCollectionAtom, { collectionId, productIds: [id] });
    expect(isMember()).toEqual([false, false, null]);
    expect(store.get(listAtom).total).toBe(total - 1);
    release();
    await done;
    await settled();
    expect(isMember()).toEqual([false, false, null]);
    expect(store.get(listAtom).total).toBe(total - 1);
  });

  it('restores products when the platform rejects the removal', async () => {
    const { platform, store, id, collectionId, shown, listAtom } = await open();
    const total = store.get(listAtom).total;
    platform.fail('catalog-admin.removeProductsFromCollection', 'unavailable', { times: 1 });
    const done = store.set(removeProductsFromCollectionAtom, { collectionId, productIds: [id] });
    expect(shown(() => 1)).toEqual([1, 1, null]);
    await expect(done).rejects.toMatchObject({ status: 503 });
    expect(shown(({ collectionIds }) => collectionIds.includes(collectionId))).toEqual([
      true,
      true,
      true,
    ]);
    expect(store.get(listAtom).total).toBe(total);
  });

  it('shows an added product’s collection immediately, and the list after a refetch', async () => {
    const { platform, store, id, collectionId, shown, settled, listed } = await open();
    await store.set(removeProductsFromCollectionAtom, { collectionId, productIds: [id] });
    await settled();
    const release = platform.hold('catalog-admin.addProductsToCollection');
    const done = store.set(addProductsToCollectionAtom, { collectionId, productIds: [id] });
    expect(shown(({ collectionIds }) => collectionIds.includes(collectionId))).toEqual([
      true,
      true,
      null,
    ]);
    release();
    await done;
    await settled();
    expect(listed()?._id).toBe(id);
  });

  it('matches the last action, however quickly products are added and removed', async () => {
    const { platform, store, id, collectionId, getStoredProduct } = await open();
    const members = { collectionId, productIds: [id] };
    const release = platform.hold('catalog-admin.removeProductsFromCollection');
    const done = [
      store.set(removeProductsFromCollectionAtom, members),
      store.set(addProductsToCollectionAtom, members),
    ];
    release();
    await Promise.all(done);
    expect((await getStoredProduct())?.collectionIds).toContain(collectionId);
  });
});
