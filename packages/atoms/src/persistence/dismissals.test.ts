import { expect, it } from 'vitest';
import { isHydratingAtom } from '../hydration/hydrating.ts';
import { createStorefront } from '../storefront.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { dismissalsAtom } from './dismissals.ts';
import { memoryStorage } from './storage.ts';

it('remembers dismissed IDs on the device, the newest first and each once', () => {
  const storage = memoryStorage();
  const { store } = createStorefront({ client: emptyStorefront().client, storage });
  store.set(dismissalsAtom, 'spring');
  store.set(dismissalsAtom, 'summer');
  store.set(dismissalsAtom, 'spring');
  expect(store.get(dismissalsAtom)).toEqual(['spring', 'summer']);
  expect(storage.read('vitrine-dismissals')).toBe('["spring","summer"]');
  for (let index = 0; index < 60; index += 1) store.set(dismissalsAtom, `bar-${index}`);
  expect(store.get(dismissalsAtom)).toHaveLength(50);
});

it('has no dismissals while a page hydrates, and ignores invalid ones', () => {
  const storage = memoryStorage({ 'vitrine-dismissals': '["spring",7,""]' });
  const { store } = createStorefront({ client: emptyStorefront().client, storage });
  store.set(isHydratingAtom, true);
  expect(store.get(dismissalsAtom)).toEqual([]);
  store.set(isHydratingAtom, false);
  expect(store.get(dismissalsAtom)).toEqual(['spring']);
});
