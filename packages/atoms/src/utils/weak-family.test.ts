import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { queryAtom } from '../query/query-atom.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { weakFamily } from './weak-family.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const productFamily = () =>
  weakFamily(
    (id: number) => queryAtom(() => ({ queryKey: ['product', id], queryFn: async () => id })),
    String,
  );

it('returns the same atom for equal keys', () => {
  const family = productFamily();
  const lamp = family(1);
  expect(family(1)).toBe(lamp);
  expect(family(2)).not.toBe(lamp);
});

it('drops ten thousand unused atoms and keeps the one in use', async () => {
  const family = productFamily();
  const { store, queryClient } = emptyStorefront();
  const reference = new WeakRef(family(0));
  const stop = store.sub(family(0), () => {});
  for (let id = 1; id <= 10_000; id += 1) store.get(family(id));
  queryClient.clear();
  expect(family.size).toBe(10_001);
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(family.size).toBe(1);
    },
    { timeout: 20_000 },
  );
  expect(reference.deref()).toBe(family(0));
  stop();
}, 30_000);
