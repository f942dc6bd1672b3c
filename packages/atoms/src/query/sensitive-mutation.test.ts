import { expect, it } from 'vitest';
import { emptyStorefront } from '../testing/storefronts.ts';
import { sensitiveMutationAtom } from './sensitive-mutation.ts';

const seen: unknown[] = [];
const changeAtom = sensitiveMutationAtom<string, number>(async (password) => {
  if (password === 'short') throw new Error('Too short.');
  return password.length;
});

it('runs with the secret, and never stores it in the state', async () => {
  const { store } = emptyStorefront();
  store.sub(changeAtom, () => seen.push(store.get(changeAtom)));
  expect(await store.set(changeAtom, 'warm-stoneware')).toBe(14);
  expect(store.get(changeAtom)).toMatchObject({ status: 'success', data: 14 });
  await expect(store.set(changeAtom, 'short')).rejects.toThrow('Too short.');
  expect(store.get(changeAtom)).toMatchObject({ status: 'error', isPending: false });
  expect(seen.map((state) => (state as { status: string }).status)).toEqual([
    'pending',
    'success',
    'pending',
    'error',
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/warm-stoneware|"short"/);
});

it('stores nothing of the secret in the MutationCache', async () => {
  const { store, queryClient } = emptyStorefront();
  const cache = queryClient.getMutationCache();
  const states: unknown[] = [];
  cache.subscribe(({ mutation }) => states.push(mutation?.state));
  const done = store.set(changeAtom, 'warm-stoneware');
  expect(cache.getAll().map(({ state }) => [state.status, state.variables])).toEqual([
    ['pending', undefined],
  ]);
  await done;
  expect(cache.getAll()).toEqual([]);
  await expect(store.set(changeAtom, 'short')).rejects.toThrow('Too short.');
  expect(cache.getAll()).toEqual([]);
  expect(states.length).toBeGreaterThan(0);
  expect(JSON.stringify(states)).not.toMatch(/warm-stoneware|"short"/);
});
