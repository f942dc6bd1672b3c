import { atom } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { bareStorefront, watch } from '../testing/storefronts.ts';
import { steady } from './structural-sharing.ts';

it('tells nobody of a value that is equal to the one before, and of another one at once', () => {
  const storefront = bareStorefront();
  const { store } = storefront;
  const shopAtom = atom({ cups: ['sand'], lamps: 1 });
  const cups = watch(storefront, steady(atom((get) => get(shopAtom).cups)));
  const first = cups.seen.at(-1);
  store.set(shopAtom, { cups: ['sand'], lamps: 2 });
  expect(cups.seen.at(-1)).toBe(first);
  expect(new Set(cups.seen).size).toBe(1);
  store.set(shopAtom, { cups: ['sand', 'moss'], lamps: 2 });
  expect(cups.seen.at(-1)).toEqual(['sand', 'moss']);
});

it('keeps two storefronts apart', () => {
  const shopAtom = atom({ cups: 1 });
  const cupsAtom = steady(shopAtom);
  const [mine, theirs] = [bareStorefront(), bareStorefront()];
  theirs.store.set(shopAtom, { cups: 2 });
  expect(mine.store.get(cupsAtom)).toEqual({ cups: 1 });
  expect(theirs.store.get(cupsAtom)).toEqual({ cups: 2 });
});
