import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { type EveryEndpoint, endpointModules, everyEndpoint } from './testing/every-endpoint.ts';
import { fakePlatform, rejection } from './testing/fake-platform.ts';
import { listLeaves, type Path, replaced } from './testing/json-leaves.ts';
import { busy } from './testing/token-platform.ts';

/** Entry points without endpoints of this form, which have separate tests. */
const otherDoors = ['.', './auth', './webhooks'];

test('every entry point is covered', () => {
  const known = [...otherDoors, ...endpointModules.map((name) => `./${name}`)].sort();
  expect(Object.keys(manifest.exports).sort()).toEqual(known);
});

/**
 * Returns the request sent for these arguments. The response is a placeholder and doesn't matter.
 */
async function sentBy(
  { call, optional }: EveryEndpoint,
  required: readonly unknown[],
  options?: object,
) {
  const { client, calls, tokenCalls } = fakePlatform();
  const error = await rejection(
    call(client, ...required, ...optional, options).then(() => Promise.reject(undefined)),
  );
  return { error, calls, requests: [...calls, ...tokenCalls] };
}

/** The path of the one request, without its query. */
async function getPath(every: EveryEndpoint, required: readonly unknown[]): Promise<string> {
  const { calls } = await sentBy(every, required);
  return calls[0]?.line.split(' ')[1]?.split('?')[0] ?? '';
}

describe('fault 11: every request can be aborted', () => {
  test.each(everyEndpoint)('$title passes its signal on', async (every) => {
    const { signal } = new AbortController();
    const { calls } = await sentBy(every, every.required, { signal });
    expect(calls.map((sent) => sent.signal)).toEqual([signal]);
  });

  test.each(everyEndpoint)('$title rejects with the AbortError itself', async (every) => {
    const signal = AbortSignal.abort();
    const { error, requests } = await sentBy(every, every.required, { signal });
    expect(error).toBe(signal.reason);
    expect(requests).toEqual([]);
  });

  test.each(everyEndpoint)(
    '$title rejects with it while the response is on the way',
    async (every) => {
      const controller = new AbortController();
      const { client } = fakePlatform({ respond: () => controller.abort() });
      const { signal } = controller;
      const error = await rejection(
        every.call(client, ...every.required, ...every.optional, { signal }),
      );
      expect(error).toBe(signal.reason);
      expect(error).toMatchObject({ name: 'AbortError' });
    },
  );
});

/** Calls that neither read by GET nor replace by PUT, and have the same effect when repeated. */
const repeatable = {
  'back-in-stock': ['deleteBackInStockNotificationRequest'],
  cart: [
    'deleteCurrentCart',
    'removeLineItemsFromCurrentCart',
    'updateCurrentCartLineItemQuantity',
    'removeCouponFromCurrentCart',
    'estimateCurrentCartTotals',
  ],
  catalog: [
    'getProductOptionsAvailability',
    'queryProductVariants',
    'queryStoreVariants',
    'queryProducts',
  ],
  'catalog-admin': [
    'bulkUpdateProductsProperty',
    'updateCollection',
    'deleteCollection',
    'addProductsToCollection',
    'removeProductsFromCollection',
    'removeProductMedia',
    'addProductMediaToChoices',
    'removeProductMediaFromChoices',
    'updateProduct',
    'deleteProduct',
    'deleteProductOptions',
    'removeBrand',
    'removeRibbon',
    'updateProductVariants',
    'resetAllProductVariantData',
  ],
  collections: ['queryCollections'],
  events: ['deleteEvent', 'queryEvents', 'countEventsByStatus'],
  orders: ['updateOrder', 'bulkUpdateOrders'],
  tickets: ['cancelReservation', 'getInvoice', 'queryAvailableTickets', 'updateCheckout'],
};

test('sends only calls again that have the same effect when repeated', async () => {
  const sentAgain: string[] = [];
  for (const every of everyEndpoint) {
    const { client, calls } = fakePlatform({ respond: () => busy('1') });
    await rejection(every.call(client, ...every.required, ...every.optional));
    if (calls.length > 1 && !/^(GET|PUT) /.test(calls[0]?.line ?? '')) sentAgain.push(every.title);
  }
  const expected = Object.entries(repeatable).flatMap(([module, names]) =>
    names.map((name) => `${module}: ${name}`),
  );
  expect(sentAgain.toSorted()).toEqual(expected.toSorted());
});

/** Values of another kind than a good one. */
function wrongKinds(good: unknown): unknown[] {
  if (typeof good === 'string') return [undefined, null, '', ' ', 7, true, {}, []];
  if (Array.isArray(good)) return [undefined, null, 'text', 7, true, {}];
  return [undefined, null, 'text', 7, true, []];
}

const required = everyEndpoint.flatMap((every) =>
  every.required.map((good, index) => ({ ...every, every, good, index })),
);

describe('a missing or invalid required argument', () => {
  test.each(required)('$title, argument $index', async ({ every, name, good, index }) => {
    for (const wrong of wrongKinds(good)) {
      const args = every.required.with(index, wrong as never);
      const { error, requests } = await sentBy(every, args);
      expect(error, String(wrong)).toBeInstanceOf(TypeError);
      expect((error as Error).message).toMatch(new RegExp(`^${name}: [\\w.[\\]]+ must be `));
      expect(requests).toEqual([]);
    }
  });
});

/** The arguments of each call that are in its path, by where they are. */
const inPath: { title: string; every: EveryEndpoint; path: Path; value: string }[] = [];
for (const every of everyEndpoint) {
  const address = await getPath(every, every.required);
  for (const { path, value } of listLeaves(every.required)) {
    if (address.split('/').includes(value)) {
      inPath.push({ title: `${every.title}, ${path.join('.')}`, every, path, value });
    }
  }
}

describe('fault 6: a path parameter', () => {
  test.each(inPath)('$title never leaves its path', async ({ every, path, value }) => {
    const good = await getPath(every, every.required);
    for (const wild of ['../../x', 'a/b', '?a=b', '#a', '%2e%2e', 'ø ', ';x', '//x']) {
      const address = await getPath(every, replaced(every.required, path, wild));
      expect(address).toBe(
        good
          .split('/')
          .map((part) => (part === value ? encodeURIComponent(wild) : part))
          .join('/'),
      );
    }
  });

  test.each(inPath)('$title is never sent without it', async ({ every, path }) => {
    for (const nothing of [undefined, null, '', ' ', '.', '..', 7]) {
      const { error, requests } = await sentBy(every, replaced(every.required, path, nothing));
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).toMatch(new RegExp(`^${every.name}: \\w+ must be `));
      expect(requests).toEqual([]);
    }
  });
});

describe('fault 7: arguments', () => {
  test.each(everyEndpoint)('$title keeps them unchanged, and works twice', async (every) => {
    const args = [...every.required, ...every.optional];
    const before = structuredClone(args);
    deepFreeze(args);
    const { client, calls } = fakePlatform();
    for (const _time of [1, 2]) await every.call(client, ...args).catch(() => {});
    expect(args).toEqual(before);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
