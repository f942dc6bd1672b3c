import { expect, it } from 'vitest';
import { bareStorefront } from '../testing/storefronts.ts';
import { dehydrateStorefront, hydrateStorefront } from './hydration.ts';
import { queryAtom } from './query-atom.ts';

const opensAtom = queryAtom(() => ({
  queryKey: ['opens'],
  queryFn: async () => ({ at: new Date(0) }),
}));
const brokenAtom = queryAtom<never>(() => ({
  queryKey: ['broken'],
  queryFn: async () => {
    throw new Error('Away');
  },
}));

it('carries the answers as JSON text, dates included, and leaves failures out', async () => {
  const server = bareStorefront();
  await server.store.set(opensAtom);
  await server.store.set(brokenAtom);
  const text = JSON.stringify(dehydrateStorefront(server));
  expect(text).not.toContain('broken');

  const browser = bareStorefront();
  expect(browser.store.get(opensAtom).data).toBeUndefined();
  hydrateStorefront(browser, JSON.parse(text));
  expect(browser.store.get(opensAtom)).toMatchObject({
    status: 'success',
    data: { at: new Date(0) },
  });
});

it('does not put an older answer over a newer one', async () => {
  const server = bareStorefront();
  server.queryClient.setQueryData(['opens'], { at: new Date(1) }, { updatedAt: 1000 });
  const browser = bareStorefront();
  browser.queryClient.setQueryData(['opens'], { at: new Date(2) }, { updatedAt: 2000 });
  hydrateStorefront(browser, dehydrateStorefront(server));
  expect(browser.store.get(opensAtom).data).toEqual({ at: new Date(2) });
});
