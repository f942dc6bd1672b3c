import { describe, expect, test } from 'vitest';
import { addToCurrentCart, getCurrentCart } from '../../cart/endpoints.ts';
import {
  type FakePlatformOptions,
  fakePlatform,
  jsonResponse,
  rejection,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { cartResponse, memberTokens, twenty } from '../../testing/token-platform.ts';
import { memoryStorage } from './token-storage.ts';

const hour = 3_600_000;

/** A platform that tracks the expiry of its tokens with its own clock. */
function getPlatform({ storage, ...options }: FakePlatformOptions & { lifetime?: number } = {}) {
  const truth = { now: 0 };
  const ends = new Map<unknown, number>();
  const lifetime = options.lifetime ?? 3600;
  const platform = fakePlatform({
    ...(storage && { storage }),
    token: (_, index) => {
      const response = { ...tokenResponse(index + 1), expires_in: lifetime };
      ends.set(response.access_token, truth.now + lifetime * 1000);
      return response;
    },
    respond: ({ headers }) =>
      truth.now < (ends.get(headers.Authorization) ?? 0) ? cartResponse() : jsonResponse(401, {}),
  });
  const pass = (milliseconds: number) => {
    truth.now += milliseconds;
    platform.time.now += milliseconds;
  };
  return { ...platform, pass };
}

describe('S54 L21 a device clock', () => {
  test.each([1, -1, 24, -24])(
    'that jumps by %d h costs one renewal, and no request',
    async (hours) => {
      const { client, tokenCalls, time, pass } = getPlatform();
      await getCurrentCart(client);
      time.now += hours * hour;
      for (const _ of twenty) {
        await Promise.all(twenty.map(() => getCurrentCart(client)));
        pass(1000);
      }
      expect(tokenCalls).toHaveLength(2);
      pass(hour);
      await getCurrentCart(client);
      expect(tokenCalls).toHaveLength(3);
    },
  );

  test('that was ahead when tokens were stored costs the next page one renewal, and no session', async () => {
    const storage = memoryStorage();
    const before = getPlatform({ storage });
    before.time.now += 24 * hour;
    await before.client.tokens.replace(memberTokens(before.time.now / 1000 + 3600));
    const { client, calls, tokenCalls } = getPlatform({ storage });
    await Promise.all(twenty.map(() => getCurrentCart(client)));
    expect(tokenCalls.map(({ body }) => body)).toEqual([
      { refreshToken: 'member-refresh', grantType: 'refresh_token' },
    ]);
    expect(calls[0]?.headers.Authorization).toBe('token-1');
    expect((await client.tokens.read())?.refreshToken.role).toBe('member');
  });
});

test('S55 L22 twenty requests after eight hours of sleep share one renewal', async () => {
  const { client, calls, tokenCalls, pass } = getPlatform();
  await getCurrentCart(client);
  pass(8 * hour);
  await Promise.all(twenty.map(() => getCurrentCart(client)));
  expect(tokenCalls).toHaveLength(2);
  expect(calls).toHaveLength(21);
});

describe('S56 an access token', () => {
  test('is not sent in its last 30 seconds', async () => {
    const { client, calls, pass } = getPlatform();
    await getCurrentCart(client);
    pass(hour - 30_000);
    await getCurrentCart(client);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-1', 'token-2']);
  });

  test('is sent in the first half of a 20-second lifetime only', async () => {
    const { client, calls, tokenCalls, pass } = getPlatform({ lifetime: 20 });
    await Promise.all(twenty.map(() => getCurrentCart(client)));
    pass(9000);
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(1);
    pass(1000);
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(2);
    expect(calls).toHaveLength(22);
  });
});

describe('S57 L21 a rejected token that seems valid', () => {
  const revoked = memberTokens();

  test('is renewed once, and reads are retried', async () => {
    const { client, calls, tokenCalls } = getPlatform();
    await client.tokens.replace(revoked);
    await Promise.all(twenty.map(() => getCurrentCart(client)));
    expect(tokenCalls).toHaveLength(1);
    expect(calls).toHaveLength(40);
  });

  test('is not sent by requests that start during its renewal', async () => {
    const { client, calls } = getPlatform();
    await client.tokens.replace(revoked);
    const renewal = client.tokens.renew(revoked.accessToken.value);
    await addToCurrentCart(client, {});
    await renewal;
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-1']);
  });

  test('is renewed once, and changes are not retried', async () => {
    const { client, calls, tokenCalls } = getPlatform();
    await client.tokens.replace(revoked);
    expect(await rejection(addToCurrentCart(client, {}))).toMatchObject({ status: 401 });
    expect(tokenCalls).toHaveLength(1);
    expect(calls).toHaveLength(1);
    expect(await client.tokens.access()).toBe('token-1');
  });
});
