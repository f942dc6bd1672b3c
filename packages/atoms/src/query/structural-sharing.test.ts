import { atom } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { emptyStorefront, watch } from '../testing/storefronts.ts';
import { structurallyShared } from './structural-sharing.ts';

it('ignores an equal value, and reports a different one immediately', () => {
  const storefront = emptyStorefront();
  const { store } = storefront;
  const shopAtom = atom({ cups: ['sand'], lamps: 1 });
  const cups = watch(storefront, structurallyShared(atom((get) => get(shopAtom).cups)));
  const first = cups.seen.at(-1);
  store.set(shopAtom, { cups: ['sand'], lamps: 2 });
  expect(cups.seen.at(-1)).toBe(first);
  expect(new Set(cups.seen).size).toBe(1);
  store.set(shopAtom, { cups: ['sand', 'moss'], lamps: 2 });
  expect(cups.seen.at(-1)).toEqual(['sand', 'moss']);
});

it('keeps two storefronts separate', () => {
  const shopAtom = atom({ cups: 1 });
  const cupsAtom = structurallyShared(shopAtom);
  const [current, memberItems] = [emptyStorefront(), emptyStorefront()];
  memberItems.store.set(shopAtom, { cups: 2 });
  expect(current.store.get(cupsAtom)).toEqual({ cups: 1 });
  expect(memberItems.store.get(cupsAtom)).toEqual({ cups: 2 });
});
