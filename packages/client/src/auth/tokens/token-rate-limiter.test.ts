import { describe, expect, test } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import { TokenError } from '../../http/errors.ts';
import {
  fakePlatform,
  jsonResponse,
  rejection,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { busy, cartResponse, twenty } from '../../testing/token-platform.ts';

/** A platform whose token endpoint is busy for the first requests. */
const busyFor = (times: number, token: () => Response = () => busy('2')) =>
  fakePlatform({
    respond: cartResponse,
    token: (_, index) => (index < times ? token() : tokenResponse(index)),
  });

describe('S58 a busy token endpoint', () => {
  test.each([429, 503])(
    '(%d) is retried after the given time, once for all waiting requests',
    async (status) => {
      const { client, tokenCalls, sleeps } = busyFor(1, () => busy('7', status));
      await Promise.all(twenty.map(() => getCurrentCart(client)));
      expect(tokenCalls).toHaveLength(2);
      expect(sleeps).toEqual([7000]);
    },
  );

  test('is retried three times at most, and then the requests fail', async () => {
    const { client, tokenCalls, sleeps } = busyFor(9);
    const error = await rejection(getCurrentCart(client));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ status: 429, retryable: true, retryAfter: 2000 });
    expect(tokenCalls).toHaveLength(3);
    expect(sleeps).toEqual([2000, 2000]);
  });

  test('is not requested before the given time, even by later requests', async () => {
    const { client, tokenCalls, time, sleeps } = busyFor(1, () => busy('60'));
    expect(await rejection(getCurrentCart(client))).toMatchObject({ retryAfter: 60_000 });
    time.now += 20_000;
    expect(await rejection(getCurrentCart(client))).toMatchObject({
      ...{ name: 'TokenError', status: 429, code: 'TOKENS_REFUSED', retryAfter: 40_000 },
      message: 'something went wrong',
    });
    expect(tokenCalls).toHaveLength(1);
    time.now += 39_000;
    await getCurrentCart(client);
    expect(sleeps).toEqual([1000]);
    expect(tokenCalls).toHaveLength(2);
  });

  test('can be retried immediately after the clock is set back', async () => {
    const { client, tokenCalls, time } = busyFor(1, () => busy('60'));
    await rejection(getCurrentCart(client));
    time.now -= 3_600_000;
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(2);
  });

  test('is not awaited after a logout', async () => {
    const { client, tokenCalls } = busyFor(1, () => {
      void client.tokens.replace(undefined);
      return busy('2');
    });
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(2);
    expect(await client.tokens.access()).toBe('token-1');
  });
});

describe('S58 L23 too many token requests', () => {
  /** A platform that rejects every access token that it issues. */
  const rejecting = () => fakePlatform({ respond: () => jsonResponse(401, {}) });
  type Rejecting = ReturnType<typeof rejecting>;

  /** Returns the outcomes of a number of requests, one per second. */
  async function storm({ client, time }: Rejecting, reads: number): Promise<unknown[]> {
    const errors = [];
    for (let read = 0; read < reads; read += 1) {
      errors.push(await rejection(getCurrentCart(client)));
      time.now += 1000;
    }
    return errors;
  }

  test('stop after ten in 30 seconds, with the reason', async () => {
    const platform = rejecting();
    const errors = await storm(platform, 20);
    expect(platform.tokenCalls).toHaveLength(10);
    expect(errors.at(-1)).toBeInstanceOf(TokenError);
    expect(errors.at(-1)).toMatchObject({
      message: 'something went wrong',
      code: 'TOO_MANY_TOKEN_REQUESTS',
      retryable: true,
    });
  });

  test('name the failure behind them', async () => {
    const down = fakePlatform({ respond: cartResponse, token: () => jsonResponse(503, {}) });
    const errors = await storm(down, 11);
    expect(errors[9]).toMatchObject({ status: 503 });
    expect(errors[10]).toMatchObject({ code: 'TOO_MANY_TOKEN_REQUESTS', cause: errors[9] });
  });

  test('are allowed again after the 30 seconds', async () => {
    const platform = rejecting();
    await storm(platform, 20);
    platform.time.now += 30_000;
    await storm(platform, 1);
    expect(platform.tokenCalls).toHaveLength(11);
  });

  test('are allowed again after a login or logout', async () => {
    const platform = rejecting();
    await storm(platform, 20);
    await platform.client.tokens.replace(undefined);
    await storm(platform, 1);
    expect(platform.tokenCalls).toHaveLength(12);
  });
});
