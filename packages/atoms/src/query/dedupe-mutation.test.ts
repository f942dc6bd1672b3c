import { expect, it } from 'vitest';
import { sessionIdAtom } from '../session/session-scope.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { dedupeMutation } from './dedupe-mutation.ts';
import { mutationAtom } from './mutation-atom.ts';

/** A mutation that ends under the test's control, with its recorded calls. */
function slowMutation(toKey?: (variables: { name: string; note?: string }) => string[]) {
  const runs: { name: string; end: (error?: Error) => void }[] = [];
  const slowAtom = mutationAtom({
    mutationFn: ({ name }: { name: string; note?: string }) =>
      new Promise<string>((resolve, reject) => {
        runs.push({ name, end: (error) => (error ? reject(error) : resolve(name)) });
      }),
  });
  return { runs, sharedAtom: dedupeMutation(slowAtom, toKey), store: emptyStorefront().store };
}

it('runs once for equal writes while the first is pending', async () => {
  const { runs, sharedAtom, store } = slowMutation();
  const first = store.set(sharedAtom, { name: 'a', note: 'x' });
  expect(store.set(sharedAtom, { note: 'x', name: 'a' })).toBe(first);
  const other = store.set(sharedAtom, { name: 'b' });
  expect(runs.map(({ name }) => name)).toEqual(['a', 'b']);
  for (const { end } of runs) end();
  expect(await Promise.all([first, other])).toEqual(['a', 'b']);
  expect(store.get(sharedAtom)).toMatchObject({ status: 'success', data: 'b' });
});

it('S53 runs again for the next person, while the write of the one before is pending', async () => {
  const { runs, sharedAtom, store } = slowMutation();
  const first = store.set(sharedAtom, { name: 'a' });
  store.set(sessionIdAtom, (count) => count + 1);
  const second = store.set(sharedAtom, { name: 'a' });
  expect(second).not.toBe(first);
  expect(runs).toHaveLength(2);
  for (const { end } of runs) end();
  await Promise.all([first, second]);
});

it('runs again after the first succeeds or fails', async () => {
  const { runs, sharedAtom, store } = slowMutation();
  const rejected = store.set(sharedAtom, { name: 'a' });
  runs[0]?.end(new Error('Rejected'));
  await expect(rejected).rejects.toThrow('Rejected');
  const done = store.set(sharedAtom, { name: 'a' });
  runs[1]?.end();
  await done;
  void store.set(sharedAtom, { name: 'a' });
  expect(runs).toHaveLength(3);
});

it('compares writes by the given key, separately for each storefront', () => {
  const { runs, sharedAtom, store } = slowMutation(({ name }) => [name]);
  const first = store.set(sharedAtom, { name: 'a', note: 'x' });
  expect(store.set(sharedAtom, { name: 'a', note: 'y' })).toBe(first);
  void emptyStorefront().store.set(sharedAtom, { name: 'a' });
  expect(runs).toHaveLength(2);
});
