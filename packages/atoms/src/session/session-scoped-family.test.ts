import { expect, test } from 'vitest';
import { emptyStorefront } from '../testing/storefronts.ts';
import { logoutCountAtom } from './session-scope.ts';
import { sessionScopedFamily } from './session-scoped-family.ts';

test('keeps separate state for each name, and resets it on logout', () => {
  const { store } = emptyStorefront();
  const countAtom = sessionScopedFamily<number | null>(0, logoutCountAtom);
  store.set(countAtom('a'), 1);
  store.set(countAtom('a'), (before) => (before ?? 0) + 1);
  store.set(countAtom('b'), null);
  expect(['a', 'b', 'c'].map((name) => store.get(countAtom(name)))).toEqual([2, null, 0]);
  store.set(logoutCountAtom, (count) => count + 1);
  expect(['a', 'b', 'c'].map((name) => store.get(countAtom(name)))).toEqual([0, 0, 0]);
  store.set(countAtom('a'), (before) => (before ?? 0) + 1);
  expect(store.get(countAtom('a'))).toBe(1);
});

test('shares nothing between two pages', () => {
  const countAtom = sessionScopedFamily(0);
  const [{ store }, { store: other }] = [emptyStorefront(), emptyStorefront()];
  store.set(countAtom('a'), 1);
  expect(other.get(countAtom('a'))).toBe(0);
});
