import { expect, it, vi } from 'vitest';
import { addPatchesAtom } from '../query/patches.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { pagedAtom } from './paging.ts';
import { patchPages } from './patch-pages.ts';

interface Lamp {
  _id: string;
  lit: boolean;
}

const lampsAtom = pagedAtom<Lamp>({
  queryKey: ['lamps', { lit: true }],
  limit: 2,
  toId: ({ _id }) => _id,
  fetchPage: async (_client, { offset }) => ({
    items: [1, 2].map((at) => ({ _id: `l${offset + at}`, lit: true })),
    total: 4,
    hasNext: offset === 0,
  }),
});

async function openLamps() {
  const { store } = emptyStorefront();
  store.sub(lampsAtom, () => {});
  await vi.waitFor(() => expect(store.get(lampsAtom).status).toBe('success'));
  await store.set(lampsAtom, 'more');
  return store;
}

it('updates an item on any page, and can roll back', async () => {
  const store = await openLamps();
  const before = store.get(lampsAtom).items;
  const putOut = (lamp: Lamp) => (lamp._id === 'l3' ? { ...lamp, lit: false } : lamp);
  const rollBack = store.set(addPatchesAtom, [patchPages(['lamps'], putOut)]);
  expect(store.get(lampsAtom).items.map(({ lit }) => lit)).toEqual([true, true, false, true]);
  expect(store.get(lampsAtom)).toMatchObject({ first: 1, last: 2, total: 4 });
  rollBack();
  expect(store.get(lampsAtom).items).toEqual(before);
});

it('removes items, and adjusts the total, in lists whose filter excludes them', async () => {
  const store = await openLamps();
  const keys: unknown[] = [];
  const takeOut = (lamp: Lamp, listKey: readonly unknown[]) => {
    keys.push(listKey);
    return lamp._id === 'l2' || lamp._id === 'l4' ? null : lamp;
  };
  store.set(addPatchesAtom, [patchPages(['lamps'], takeOut)]);
  expect(store.get(lampsAtom).items.map(({ _id }) => _id)).toEqual(['l1', 'l3']);
  expect(store.get(lampsAtom)).toMatchObject({ total: 2, pageCount: 1 });
  expect(keys[0]).toEqual(['lamps', { lit: true }]);
});

it('returns the same page when nothing changes', async () => {
  const store = await openLamps();
  const before = store.get(lampsAtom);
  store.set(addPatchesAtom, [patchPages(['lamps'], (lamp: Lamp) => lamp)]);
  expect(store.get(lampsAtom)).toEqual(before);
});
