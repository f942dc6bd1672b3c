import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createClock, visit, visitNewPlatform } from '../testing/api-caller.ts';
import { CART, newShopper } from '../testing/shopper.ts';
import { createMockPlatform } from './mock-platform.ts';

let caller: Caller;
beforeEach(() => {
  caller = visitNewPlatform();
  caller.platform.cart().add('low-pitcher');
});

const read = () => caller.call('GET', CART);

describe('invalid requests', () => {
  test('returns 404 in the platform’s format for an unknown path or method', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['PUT', CART],
      ['GET', `${CART}/add-to-cart`],
      ['GET', '/stores-reader/v1/products/%E0%A4%A'],
    ] as const) {
      const { status, body } = await caller.call(method, path);
      expect([status, body], path).toEqual([
        404,
        { message: `There is no call ${method} ${path}`, details: {} },
      ]);
    }
  });

  test('returns 400 for a body that is not a JSON object and changes nothing', async () => {
    for (const body of ['{', '[]', '"text"', 'null']) {
      expect((await caller.call('PATCH', CART, body)).status, body).toBe(400);
    }
    expect((await read()).body.cart.lineItems).toHaveLength(1);
  });

  test('returns 400 for a body that is nested too deeply', async () => {
    const nested = (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    for (const body of [
      nested(100),
      nested(100_000),
      `${'{"x":'.repeat(100)}1${'}'.repeat(100)}`,
    ]) {
      const { status, body: response } = await caller.call('PATCH', CART, body);
      expect([status, response.message]).toEqual([400, 'The body is nested deeper than 64 levels']);
    }
    expect((await caller.call('PATCH', CART, nested(60))).status).toBe(200);
  });

  test('replaces a lone surrogate with the replacement character', async () => {
    const body = '{"cartInfo":{"buyerNote":"a\\ud800b \\ud83d\\ude00"}}';
    const { status, body: response } = await caller.call('PATCH', CART, body);
    expect([status, response.cart.buyerNote]).toEqual([200, 'a\ufffdb 😀']);
  });

  test('returns 413 for a body beyond the limit', async () => {
    const { status, body } = await caller.call('PATCH', CART, `{"x":"${'y'.repeat(1_000_000)}"}`);
    expect([status, body.message]).toEqual([413, expect.stringContaining('1000000')]);
  });
});

describe('every response', () => {
  test('has a unique request id, including errors', async () => {
    const responses = [await read(), await caller.call('GET', '/nothing'), await read()];
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is logged with name, path, body and status', async () => {
    await caller.call('PATCH', `${CART}?x=1`, { couponCode: 'NOTHING' });
    await caller.call('GET', '/nothing');
    expect(caller.platform.calls).toEqual([
      {
        name: 'cart.updateCurrentCart',
        method: 'PATCH',
        path: `${CART}?x=1`,
        body: { couponCode: 'NOTHING' },
        status: 428,
      },
      { name: undefined, method: 'GET', path: '/nothing', body: {}, status: 404 },
    ]);
  });
});

describe('two mock platforms', () => {
  test('share no carts, stock, failures or tokens', async () => {
    const [one, other] = [createMockPlatform(), createMockPlatform()];
    one.cart().add('low-pitcher');
    one.catalog.setStock('low-pitcher', 0);
    one.catalog.product('low-pitcher').media?.items.splice(0);
    one.shop.coupons[0] && Object.assign(one.shop, { coupons: [] });
    one.fail('*', 'offline');
    expect(other.cart().read()).toBeUndefined();
    expect(other.catalog.product('low-pitcher').stock?.quantity).toBe(9);
    expect(other.catalog.product('low-pitcher').media?.items).toHaveLength(1);
    expect(other.shop.coupons.length).toBeGreaterThan(0);
    expect((await visit(other).call('GET', CART)).status).toBe(404);
    const authorization = createMockPlatform({ seed: 'foreign' }).createVisitor().accessToken;
    const response = await visit(other).call('GET', CART, undefined, {
      headers: { authorization },
    });
    expect(response.status).toBe(401);
  });

  test('respond identically with the same seed and clock, regardless of previous reads', async () => {
    const story = async (reads: number) => {
      const shopper = newShopper({ seed: 'story', clock: createClock() });
      for (let count = 0; count < reads; count += 1) await shopper.read();
      await shopper.add(shopper.item('low-pitcher'), shopper.item('rack-plates'));
      return (await shopper.read()).body;
    };
    expect(await story(0)).toEqual(await story(3));
  });

  test('use different ids for different seeds', () => {
    const idIn = (seed: string) => createMockPlatform({ seed }).cart().add('low-pitcher').id;
    expect(idIn('one')).not.toBe(idIn('two'));
  });
});

describe('base URLs', () => {
  test('accepts a base URL with a path and a trailing slash', async () => {
    const platform = createMockPlatform({
      apiBaseUrl: 'https://shop.example/api/',
      mediaBaseUrl: 'https://media.example/',
    });
    expect(platform.apiBaseUrl).toBe('https://shop.example/api');
    expect((await visit(platform).call('GET', CART)).status).toBe(404);
    expect(platform.calls.at(-1)?.path).toBe(CART);
    expect(platform.catalog.product('low-pitcher').media?.mainMedia?.image?.url).toBe(
      'https://media.example/pitcher.jpg',
    );
  });

  test('rejects requests to other hosts', async () => {
    const { platform } = caller;
    await expect(platform.fetch('https://elsewhere.example/x')).rejects.toThrow(
      'this platform responds to https://platform.example only',
    );
  });
});
