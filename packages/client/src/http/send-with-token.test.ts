import { describe, expect, test } from 'vitest';
import {
  addToCurrentCart,
  getCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../cart/endpoints.ts';
import { queryProducts } from '../catalog/endpoints.ts';
import { createClient } from '../client.ts';
import { fakePlatform, jsonResponse, rejection } from '../testing/fake-platform.ts';
import { busy, cartResponse } from '../testing/token-platform.ts';

/** A platform that is busy for the first calls. */
const busyFor = (times: number, respond: () => unknown = () => busy('1')) =>
  fakePlatform({ respond: (_, index) => (index < times ? respond() : cartResponse()) });

describe('a busy platform with Retry-After', () => {
  test.each([429, 503])('%d: a read waits and is retried', async (status) => {
    const { client, calls, sleeps } = busyFor(1, () => busy('7', status));
    expect(await getCurrentCart(client)).toEqual({ _id: 'cart-1' });
    expect(sleeps).toEqual([7000]);
    expect(calls[1]).toEqual(calls[0]);
  });

  test('with a date: a read waits until then', async () => {
    const { client, sleeps } = busyFor(1, () => busy('Sun, 01 Mar 2026 12:00:04 GMT'));
    await getCurrentCart(client);
    expect(sleeps).toEqual([4000]);
  });

  test('a query by POST is a read', async () => {
    const { client, calls } = fakePlatform({
      respond: (_, index) => (index < 1 ? busy('1') : { products: [] }),
    });
    await queryProducts(client);
    expect(calls).toHaveLength(2);
  });

  test('after two retries: returns the response', async () => {
    const { client, calls, sleeps } = busyFor(9);
    expect(await rejection(getCurrentCart(client))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryable: true,
    });
    expect(calls).toHaveLength(3);
    expect(sleeps).toEqual([1000, 1000]);
  });

  test('with a long delay: the request fails immediately, and the error has the delay', async () => {
    const { client, calls, sleeps } = busyFor(1, () => busy('3600'));
    expect(await rejection(getCurrentCart(client))).toMatchObject({
      status: 429,
      retryAfter: 3_600_000,
    });
    expect([calls.length, sleeps]).toEqual([1, []]);
  });

  test('without a delay: the request fails immediately', async () => {
    const { client, calls } = busyFor(1, () => jsonResponse(503, {}));
    expect(await rejection(getCurrentCart(client))).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });

  test('an idempotent change is retried', async () => {
    const { client, calls } = busyFor(1);
    await updateCurrentCartLineItemQuantity(client, [{ _id: 'line-1', quantity: 2 }]);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  test('a non-idempotent change is never retried', async () => {
    const { client, calls, sleeps } = busyFor(1);
    expect(await rejection(addToCurrentCart(client))).toMatchObject({ status: 429 });
    expect([calls.length, sleeps]).toEqual([1, []]);
  });

  test('with a truncated body: a read is still retried', async () => {
    const { client, calls } = busyFor(1, () => {
      const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
      return new Response(body, { status: 503, headers: { 'retry-after': '1' } });
    });
    expect(await getCurrentCart(client)).toEqual({ _id: 'cart-1' });
    expect(calls).toHaveLength(2);
  });

  test('a token that expires meanwhile is renewed first', async () => {
    const { client, calls, time } = busyFor(1, () => {
      time.now += 3_600_000;
      return busy('1');
    });
    await getCurrentCart(client);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-1', 'token-2']);
  });

  test('a caller that aborts while waiting gets the abort reason, and nothing is sent', async () => {
    const controller = new AbortController();
    let sent = 0;
    const client = createClient({
      clientId: 'client-1',
      provider: { apiBaseUrl: 'https://platform.example' },
      fetch: async (url) => {
        if (url.endsWith('token')) return Response.json({ access_token: 'a', expires_in: 3600 });
        sent += 1;
        return busy('20');
      },
    });
    const left = rejection(getCurrentCart(client, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect(await left).toBe(controller.signal.reason);
    expect(sent).toBe(1);
  });
});
