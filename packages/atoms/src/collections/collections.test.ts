import { createMockPlatform } from '@vitrine/mocks';
import { expect, it } from 'vitest';
import { createTestStorefront } from '../testing/storefronts.ts';
import { collectionAtom, collectionBySlugAtom, collectionsAtom } from './index.ts';

it('finds a collection by slug and by id, and returns null for an unknown one', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const { data } = await store.set(collectionBySlugAtom('light'));
  expect(data).toMatchObject({ slug: 'light', name: 'Light' });
  expect((await store.set(collectionAtom(data?._id ?? ''))).data).toEqual(data);
  expect((await store.set(collectionBySlugAtom('nothing'))).data).toBeNull();
});

it('pages through the collections', async () => {
  const { store } = createTestStorefront(createMockPlatform());
  const listAtom = collectionsAtom({ limit: 5 });
  await store.set(listAtom);
  expect(store.get(listAtom)).toMatchObject({ total: 8, pageCount: 2, hasNext: true });
  await store.set(listAtom, 'more');
  expect(store.get(listAtom).items).toHaveLength(8);
});
