import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createStorefront, productAtom } from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import { readInput, report } from '../lib/child.mjs';
import { clientId, provider } from '../pages/settings.js';
import { stubFetch } from './stub.mjs';

const atoms = 50_000;
const beforeTheyGo = 5000;
const atOnce = 100;
// The default of a browser; a server has no timers. See docs/reference/constants.mdx.
const cacheLifetime = 300_000;

const product = JSON.stringify({ product: await readInput() });
stubFetch(() => product);
mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
const storefront = createStorefront({
  client: createClient({ clientId, provider }),
  queryDefaults: { gcTime: cacheLifetime },
});
const { store, queryClient } = storefront;

/** Opens a product's page, waits for its data, and leaves it. */
async function visit(id) {
  const atom = productAtom(id);
  const leave = store.sub(atom, () => {});
  while (store.get(atom).isPending) {
    await setImmediate();
    mock.timers.tick(1);
  }
  if (store.get(atom).data?.name === undefined) throw new Error(`${id} came without its data.`);
  leave();
}

async function visitAll(kind, count) {
  for (let from = 0; from < count; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, at) => visit(`${kind}-${from + at}`)));
  }
  if (queryClient.getQueryCache().getAll().length < count) {
    throw new Error('The cache forgot products within their lifetime: nothing was measured.');
  }
  await setImmediate();
  mock.timers.tick(cacheLifetime + 1);
}

/**
 * Returns the megabytes in use after full garbage collection, including finalizers and unused code,
 * which are only freed after many rounds.
 */
async function settledHeap() {
  let least = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < 40; rounds += 1) {
    globalThis.gc();
    await setImmediate();
    const used = process.memoryUsage().heapUsed;
    if (used < least - 10_000) rounds = 0;
    least = Math.min(least, used);
  }
  return least / 1_000_000;
}

async function comeAndGo(kind, count) {
  for (let gone = 0; gone < count; gone += beforeTheyGo) {
    await visitAll(`${kind}-${gone}`, beforeTheyGo);
  }
}

// The first ones pay for compiled code and for what grows once.
await comeAndGo('first', 3 * beforeTheyGo);
const before = await settledHeap();
await comeAndGo('next', atoms);
const after = await settledHeap();
report({ atoms, ours: after - before });
