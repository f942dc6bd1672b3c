import { expect, test } from 'vitest';
import { abortable } from './abort.ts';
import { getCurrentCart } from './cart/endpoints.ts';
import { fakePlatform, gate, rejection, tokenResponse } from './testing/fake-platform.ts';

const cart = { cart: { id: 'cart-1' } };

test('fault 11: a request aborted before it starts is not sent', async () => {
  const { client, calls, tokenCalls } = fakePlatform();
  const reason = new Error('left the page');
  const error = await rejection(getCurrentCart(client, { signal: AbortSignal.abort(reason) }));
  expect(error).toBe(reason);
  expect([...calls, ...tokenCalls]).toEqual([]);
});

test('a request aborted in flight rejects with the AbortError itself', async () => {
  const controller = new AbortController();
  const { client, calls } = fakePlatform({
    respond: () => {
      controller.abort();
      return cart;
    },
  });
  const error = await rejection(getCurrentCart(client, { signal: controller.signal }));
  expect(error).toBe(controller.signal.reason);
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(calls[0]?.signal).toBe(controller.signal);
});

test('an abort while the body is read rejects with the AbortError', async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      controller.abort();
      stream.error(controller.signal.reason);
    },
  });
  const { client } = fakePlatform({ respond: () => new Response(body) });
  const error = await rejection(getCurrentCart(client, { signal: controller.signal }));
  expect(error).toBe(controller.signal.reason);
});

test('fault 11: a timeout rejects with its TimeoutError', async () => {
  const { client } = fakePlatform({
    respond: () => new Promise(() => {}),
    token: () => new Promise(() => {}),
  });
  const error = await rejection(getCurrentCart(client, { signal: AbortSignal.timeout(5) }));
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

test('an aborted caller doesn’t abort the shared token request of the others', async () => {
  const { opened, open } = gate();
  const { client, calls, tokenCalls } = fakePlatform({
    respond: () => cart,
    token: async () => {
      await opened;
      return tokenResponse(1);
    },
  });
  const controller = new AbortController();
  const aborted = rejection(getCurrentCart(client, { signal: controller.signal }));
  const patient = getCurrentCart(client);
  controller.abort();
  expect(await aborted).toMatchObject({ name: 'AbortError' });
  open();
  expect(await patient).toEqual({ _id: 'cart-1' });
  expect(tokenCalls).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('an already aborted caller doesn’t wait', async () => {
  const never = new Promise<never>(() => {});
  const reason = new Error('left the page');
  expect(await rejection(abortable(never, AbortSignal.abort(reason)))).toBe(reason);
});
