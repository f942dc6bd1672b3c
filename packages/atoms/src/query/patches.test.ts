import { expect, it } from 'vitest';
import { emptyStorefront } from '../testing/storefronts.ts';
import { addPatchesAtom, applyPatches, type Patch, patchesAtom } from './patches.ts';

const add = (queryKey: Patch['queryKey'], amount: number): Patch => ({
  queryKey,
  apply: (count: number) => count + amount,
});

it('patches every query whose key starts with the key of the patch', () => {
  const patches = [add(['orders', 'list'], 1), add(['orders', 'list', { tag: ['MEMBER'] }], 10)];
  expect(applyPatches(0, ['orders', 'list', { tag: ['MEMBER'] }, { page: 1 }], patches)).toBe(11);
  expect(applyPatches(0, ['orders', 'list', {}, { page: 1 }], patches)).toBe(1);
  expect(applyPatches(0, ['orders', 'order', '1'], patches)).toBe(0);
  expect(applyPatches(0, ['orders'], patches)).toBe(0);
});

it('passes the query key to the patch', () => {
  const patch: Patch = { queryKey: ['list'], apply: (_data, queryKey) => queryKey[1] };
  expect(applyPatches('', ['list', 'first'], [patch])).toBe('first');
});

it('removes its own patches, but not those of an equal mutation', () => {
  const { store } = emptyStorefront();
  const patches = [add(['a'], 1), add(['b'], 1)];
  const rollBack = store.set(addPatchesAtom, patches);
  store.set(addPatchesAtom, patches);
  rollBack();
  rollBack();
  expect(applyPatches(0, ['a'], store.get(patchesAtom))).toBe(1);
  expect(store.get(patchesAtom)).toHaveLength(2);
});
