import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, type Json, visit, visitNewPlatform } from '../testing/api-caller.ts';
import { CART } from '../testing/shopper.ts';
import { SLOW } from './dataset.ts';

const PRODUCTS = '/stores-reader/v1/products/query-platformized';

let caller: Caller;
beforeEach(() => {
  caller = visitNewPlatform();
});

const products = (query: unknown = {}) => caller.call('POST', PRODUCTS, { query });

describe('empty mode', () => {
  test('has no products and collections and still responds', async () => {
    caller.platform.mode('empty');
    const { status, body } = await products();
    expect([status, body.products, body.metadata.total]).toEqual([200, [], 0]);
    const lists = await caller.call('POST', '/stores-reader/v2/collections/query');
    expect([lists.status, lists.body.collections]).toEqual([200, []]);
    expect(caller.platform.shop.products).toEqual([]);
  });

  test('restores the data afterwards and preserves the visitors', async () => {
    caller.platform.cart().add('low-pitcher');
    const before = (await caller.call('GET', CART)).body.cart.id;
    caller.platform.mode('empty');
    expect((await caller.call('GET', CART)).status).toBe(404);
    caller.platform.mode('normal');
    expect((await caller.call('GET', CART)).body.cart.id).toBe(before);
    expect((await products()).body.metadata.total).toBe(77);
  });
});

describe('failing mode', () => {
  test('fails all reads and accepts writes', async () => {
    caller.platform.cart().add('low-pitcher');
    caller.platform.mode('failing');
    expect((await products()).status).toBe(500);
    expect((await caller.call('GET', CART)).status).toBe(500);
    expect((await caller.call('POST', `${CART}/estimate-totals`)).status).toBe(500);
    expect((await caller.call('POST', `${CART}/remove-coupon`)).status).toBe(200);
    expect((await visit(caller.platform).call('POST', PRODUCTS)).status).toBe(500);
  });

  test('fails the selected requests, and nothing in normal mode again', async () => {
    caller.platform.cart().add('low-pitcher');
    caller.platform.mode('failing', { calls: ['cart.*'] });
    expect((await products()).status).toBe(200);
    expect((await caller.call('POST', `${CART}/remove-coupon`)).status).toBe(500);
    caller.platform.mode('normal');
    expect((await caller.call('GET', CART)).status).toBe(200);
  });

  test('applies a planned failure first', async () => {
    caller.platform.mode('failing');
    caller.platform.fail('catalog.queryProducts', 'not-found', { times: 1 });
    expect([(await products()).status, (await products()).status]).toEqual([404, 500]);
  });
});

describe('slow mode', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('delays every request except tokens, unless a request has its own latency', async () => {
    caller.platform.mode('slow');
    caller.platform.latency({ 'cart.getCurrentCart': 10 });
    let responseCount = 0;
    const pending = [products(), caller.call('GET', CART)].map((response) =>
      response.then(() => {
        responseCount += 1;
      }),
    );
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(responseCount).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(pending);
    const grant = { clientId: 'shop', grantType: 'anonymous' };
    expect((await caller.call('POST', '/oauth2/token', grant)).status).toBe(200);
  });
});

describe('huge mode', () => {
  test('has 10,000 products with unique names, slugs and ids', () => {
    const { platform } = visitNewPlatform({ mode: 'huge' });
    const own = (key: 'id' | 'slug' | 'name' | 'sku') =>
      new Set(platform.shop.products.map((product) => product[key])).size;
    expect([own('id'), own('slug'), own('name'), own('sku')]).toEqual(Array(4).fill(10_000));
    const all = platform.shop.products.flatMap(({ id, variants }) =>
      variants.map((variant) => id + variant.id),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('isolates changes of one product from the others', async () => {
    const { platform } = visitNewPlatform({ mode: 'huge' });
    platform.catalog.setStock('low-pitcher-edition-2', 0);
    const getStock = (slug: string) => platform.catalog.product(slug).stock?.inStock;
    expect(getStock('low-pitcher-edition-2')).toBe(false);
    expect([getStock('low-pitcher'), getStock('low-pitcher-edition-3')]).toEqual([true, true]);
  });
});

describe('huge mode under load', () => {
  const timed = async (body: unknown) => {
    const before = process.cpuUsage();
    const response = await products(body);
    const { user } = process.cpuUsage(before);
    return { response, milliseconds: user / 1000 };
  };

  test('filters, sorts and pages all products in under 50 ms of CPU time', async () => {
    caller.platform.mode('huge');
    const query = {
      filter: { name: { $contains: 'candle' }, price: { $gt: 20 }, 'stock.inStock': true },
      sort: [{ fieldName: 'price', order: 'DESC' }, { fieldName: 'name' }],
      paging: { offset: 200, limit: 100 },
    };
    const runs = [];
    for (let round = 0; round < 5; round += 1) runs.push(await timed(query));
    expect(Math.min(...runs.map(({ milliseconds }) => milliseconds))).toBeLessThan(50);
    const { body } = runs[0]?.response ?? {};
    expect([body.products.length, body.metadata.total > 700]).toEqual([100, true]);
    const prices = body.products.map((product: Json) => product.priceData.price);
    expect(prices).toEqual([...prices].sort((left: number, right: number) => right - left));
  });
});

test('rejects an unknown mode by name', () => {
  expect(() => caller.platform.mode('broken' as never)).toThrow(
    'There is no mode "broken". Use one of: normal, slow, failing, empty, huge.',
  );
  expect(() => caller.platform.mode('slow', { calls: ['cart.nothing' as never] })).toThrow(
    TypeError,
  );
});
