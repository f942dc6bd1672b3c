import { createMockPlatform } from '@vitrine/mocks';
import { expect, it } from 'vitest';
import { memoryStorage } from '../persistence/storage.ts';
import { createTestStorefront, setPorts } from '../testing/storefronts.ts';
import { pickupLocationAtom } from './pickup-location.ts';

it('is cleared in all tabs', () => {
  const storage = memoryStorage();
  const { store } = createTestStorefront(createMockPlatform());
  setPorts(store, { storage });
  store.sub(pickupLocationAtom, () => {});
  store.set(pickupLocationAtom, 'harbor');
  expect(store.get(pickupLocationAtom)).toBe('harbor');
  storage.change('vitrine.pickup-location', null);
  expect(store.get(pickupLocationAtom)).toBeNull();
});

it('stays on a page whose storage is full', () => {
  const { store } = createTestStorefront(createMockPlatform());
  const storage = memoryStorage();
  setPorts(store, { storage: { ...storage, write: () => {} } });
  store.set(pickupLocationAtom, 'harbor');
  expect(store.get(pickupLocationAtom)).toBe('harbor');
  store.set(pickupLocationAtom, null);
  expect(store.get(pickupLocationAtom)).toBeNull();
});
