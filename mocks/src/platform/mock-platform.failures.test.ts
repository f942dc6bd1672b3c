import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Caller,
  getCode,
  getViolatedFields,
  visitNewPlatform,
} from '../testing/api-caller.ts';
import { CART } from '../testing/shopper.ts';
import { PlatformError } from './errors.ts';
import { createMockPlatform } from './mock-platform.ts';

let caller: Caller;
beforeEach(() => {
  caller = visitNewPlatform();
  caller.platform.cart().add('low-pitcher');
});

const read = () => caller.call('GET', CART);

describe('planned failures', () => {
  test.each([
    ['conflict', 409],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['invalid', 400],
    ['rejected', 428],
    ['too-many', 429],
    ['broken', 500],
    ['unavailable', 503],
  ] as const)(
    'returns %s as a %i in the platform’s format and changes nothing',
    async (failure, status) => {
      caller.platform.fail('cart.deleteCurrentCart', failure);
      const response = await caller.call('DELETE', CART);
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({ message: expect.stringMatching(/\w/), details: {} });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect((await read()).status).toBe(200);
    },
  );

  test('rejects the fetch when offline and returns a 200 without JSON when malformed', async () => {
    const { platform } = caller;
    platform.fail('cart.getCurrentCart', 'malformed');
    expect(await read()).toMatchObject({ status: 200, body: expect.stringContaining('<title>') });
    const offline = createMockPlatform();
    offline.fail('*', 'offline');
    await expect(offline.fetch(`${offline.apiBaseUrl}${CART}`)).rejects.toThrow('Failed to fetch');
    expect(offline.calls.at(-1)?.status).toBe(0);
  });

  test('carries out a request whose response is lost', async () => {
    const { platform } = caller;
    platform.fail('cart.deleteCurrentCart', 'unavailable', { at: 'response', times: 1 });
    expect((await caller.call('DELETE', CART)).status).toBe(503);
    expect((await read()).status).toBe(404);
    platform.cart().add('low-pitcher');
    platform.fail('cart.deleteCurrentCart', () => Response.error(), { at: 'response', times: 1 });
    expect((await caller.call('DELETE', CART)).status).toBe(0);
    expect((await read()).status).toBe(404);
    expect(platform.calls.at(-2)).toMatchObject({ name: 'cart.deleteCurrentCart', status: 0 });
  });

  test('lasts for a number of requests or until cleared', async () => {
    const clear = caller.platform.fail('cart.getCurrentCart', 'unavailable', { times: 2 });
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([
      503, 503, 200,
    ]);
    clear();
    const end = caller.platform.fail('cart.*', 'conflict');
    expect((await read()).status).toBe(409);
    end();
    expect((await read()).status).toBe(200);
  });

  test('can be customized', async () => {
    caller.platform.fail('cart.getCurrentCart', () => new PlatformError(402, 'Pay first'));
    expect(await read()).toMatchObject({ status: 402, body: { message: 'Pay first' } });
  });

  test('affects only the named request', async () => {
    caller.platform.fail('cart.updateCurrentCart', 'conflict');
    expect((await read()).status).toBe(200);
    const response = await caller.call('PATCH', CART, {});
    expect([response.status, getCode(response)]).toEqual([409, 'CONFLICT']);
    caller.platform.fail('cart.updateCurrentCart', 'invalid');
    expect(getViolatedFields(await caller.call('GET', CART))).toEqual([]);
  });

  test('rejects an unknown request or kind', () => {
    const { platform } = caller;
    expect(() => platform.fail('cart.paint' as 'cart.*', 'conflict')).toThrow(
      'There is no call "cart.paint". Use "*", "<domain>.*" or one of: auth.requestTokens, back-in-stock.createBackInStockNotificationRequest',
    );
    expect(() => platform.fail('*', 'sad' as 'conflict')).toThrow(
      'There is no failure "sad". Use one of: conflict,',
    );
    expect(() => platform.hold('nothing.*' as '*')).toThrow(TypeError);
    expect(() => platform.latency({ 'cart.paint': 5 } as object)).toThrow(TypeError);
  });
});

describe('held requests', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('pauses them before they take effect and continues when released', async () => {
    const release = caller.platform.hold('cart.deleteCurrentCart');
    const pending = caller.call('DELETE', CART);
    await settled();
    expect(caller.platform.calls.at(-1)).toMatchObject({
      name: 'cart.deleteCurrentCart',
      status: undefined,
    });
    expect(caller.platform.cart().read()).toBeDefined();
    release();
    expect((await pending).status).toBe(200);
    expect(caller.platform.cart().read()).toBeUndefined();
    caller.platform.cart().add('low-pitcher');
    expect((await caller.call('DELETE', CART)).status).toBe(200);
  });

  test('pauses them after they take effect, so that responses arrive out of order', async () => {
    const release = caller.platform.hold('cart.getCurrentCart', { at: 'response', times: 1 });
    const slow = read();
    await settled();
    caller.platform.cart().add('low-pitcher');
    const quick = await read();
    release();
    expect(quick.body.cart.lineItems[0].quantity).toBe(2);
    expect((await slow).body.cart.lineItems[0].quantity).toBe(1);
  });

  test('never applies aborted requests', async () => {
    const release = caller.platform.hold('cart.deleteCurrentCart');
    const controller = new AbortController();
    const pending = caller.call('DELETE', CART, undefined, {
      signal: controller.signal,
      headers: { authorization: caller.platform.createVisitor().accessToken },
    });
    await settled();
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await settled();
    expect(caller.platform.cart().read()).toBeDefined();
  });
});

describe('latency', () => {
  test('delays all requests or only the named ones', async () => {
    vi.useFakeTimers();
    try {
      caller.platform.latency(300);
      caller.platform.latency({ 'cart.getCurrentCart': 40 });
      const done = vi.fn();
      const waiting = [
        read().then(() => done('read')),
        caller.call('DELETE', CART).then(() => done('delete')),
      ];
      await vi.advanceTimersByTimeAsync(39);
      expect(done).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(done.mock.calls).toEqual([['read']]);
      await vi.advanceTimersByTimeAsync(260);
      await Promise.all(waiting);
      expect(done).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
