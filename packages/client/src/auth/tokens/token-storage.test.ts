import { describe, expect, test, vi } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import {
  fakePlatform,
  gate,
  jsonResponse,
  origin,
  startTime,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { cartResponse as respond } from '../../testing/token-platform.ts';
import { memoryStorage, type TokenStorage } from './token-storage.ts';
import { TokenRole } from './tokens.ts';

const key = `vitrine.tokens.client-1@${origin}`;

const stored = {
  clientId: 'client-1',
  accessToken: { value: 'stored-access', expiresAt: startTime / 1000 + 3600 },
  refreshToken: { value: 'stored-refresh', role: TokenRole.VISITOR },
};

/** A storage that contains one text. */
function holding(text: string): TokenStorage {
  const storage = memoryStorage();
  storage.setItem(key, text);
  return storage;
}

const failing: TokenStorage = {
  getItem: () => {
    throw new Error('The storage is closed.');
  },
  setItem: () => {
    throw new Error('The storage is full.');
  },
  removeItem: () => {
    throw new Error('The storage is closed.');
  },
};

const rejecting: TokenStorage = {
  getItem: async () => failing.getItem(key),
  setItem: async () => failing.setItem(key, ''),
  removeItem: async () => failing.removeItem(key),
};

describe('token storage', () => {
  test('L24 passes the tokens to the next client', async () => {
    const storage = memoryStorage();
    await getCurrentCart(fakePlatform({ respond, storage }).client);
    const { client, calls, tokenCalls } = fakePlatform({ respond, storage });
    await getCurrentCart(client);
    expect(tokenCalls).toEqual([]);
    expect(calls[0]?.headers.Authorization).toBe('token-1');
  });

  test('can be asynchronous', async () => {
    const { client, calls } = fakePlatform({
      respond,
      storage: { ...memoryStorage(), getItem: async () => JSON.stringify(stored) },
    });
    await getCurrentCart(client);
    expect(calls[0]?.headers.Authorization).toBe('stored-access');
  });

  test('fault 3: saves the rotated refresh token immediately, before the request is sent', async () => {
    const storage = holding(
      JSON.stringify({ ...stored, accessToken: { value: 'old', expiresAt: 0 } }),
    );
    const seen: unknown[] = [];
    const { client } = fakePlatform({
      storage,
      respond: async () => {
        seen.push(JSON.parse((await storage.getItem(key)) ?? ''));
        return respond();
      },
    });
    await getCurrentCart(client);
    expect(seen).toMatchObject([{ refreshToken: { value: 'refresh-1' } }]);
  });

  test('saves a renewal if another tab has stored new tokens', async () => {
    const storage = memoryStorage();
    const { client, calls, tokenCalls, time } = fakePlatform({ respond, storage });
    await getCurrentCart(client);
    time.now += 3_600_000;
    const accessToken = { value: 'from-the-other-tab', expiresAt: time.now / 1000 + 3600 };
    storage.setItem(key, JSON.stringify({ ...stored, accessToken }));
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(1);
    expect(calls[1]?.headers.Authorization).toBe('from-the-other-tab');
  });
});

test('a storage that loses tokens without an error costs no further token request', async () => {
  const storage = { ...memoryStorage(), setItem: () => {} };
  const token = (_: unknown, index: number) =>
    index < 3 ? tokenResponse(index + 1) : jsonResponse(400, {});
  const { client, calls, tokenCalls } = fakePlatform({ respond, storage, token });
  await getCurrentCart(client);
  await getCurrentCart(client);
  expect(tokenCalls).toHaveLength(1);
  expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-1', 'token-1']);
});

describe('a slow or unreliable storage', () => {
  const member = JSON.stringify({
    ...stored,
    accessToken: { value: 'old', expiresAt: 0 },
    refreshToken: { value: 'member-refresh', role: TokenRole.MEMBER },
  });

  test('S50 L18 doesn’t restore a user who logs out during a read', async () => {
    const inner = holding(member);
    const { opened, open } = gate();
    let reads = 0;
    const getItem = async (name: string) => {
      const item = await inner.getItem(name);
      reads += 1;
      // The read before the renewed tokens are stored.
      if (reads === 3) await opened;
      return item;
    };
    const { client } = fakePlatform({ respond, storage: { ...inner, getItem } });
    const call = getCurrentCart(client);
    await vi.waitFor(() => expect(reads).toBe(3));
    await client.tokens.replace(undefined);
    open();
    await call;
    expect((await client.tokens.read())?.refreshToken.role).toBe('visitor');
  });

  test('S59 keeps a member whose tokens were read once', async () => {
    const inner = holding(member);
    let reads = 0;
    const getItem = (name: string) => {
      reads += 1;
      if (reads > 1) throw new Error('The storage is closed.');
      return inner.getItem(name);
    };
    const { client, tokenCalls } = fakePlatform({ respond, storage: { ...inner, getItem } });
    await getCurrentCart(client);
    expect(tokenCalls.map(({ body }) => body)).toEqual([
      { refreshToken: 'member-refresh', grantType: 'refresh_token' },
    ]);
  });
});

describe('a storage with invalid content', () => {
  const contents: [string, string][] = [
    ['broken JSON', '{"accessToken":'],
    ['no tokens', '7'],
    ['nothing', 'null'],
    ['tokens of another client', JSON.stringify({ ...stored, clientId: 'client-2' })],
    ['tokens without an expiry', JSON.stringify({ ...stored, accessToken: { value: 'x' } })],
    [
      'tokens of an unknown role',
      JSON.stringify({ ...stored, refreshToken: { value: '', role: 'x' } }),
    ],
  ];

  test.each(contents)('%s: starts a new visitor', async (_name, text) => {
    const { client, calls } = fakePlatform({ respond, storage: holding(text) });
    await getCurrentCart(client);
    expect(calls[0]?.headers.Authorization).toBe('token-1');
  });
});

// Fails as a browser's storage does when it is full.
const full: TokenStorage = { ...memoryStorage(), setItem: failing.setItem };

describe.each([
  ['is full', full],
  ['throws', failing],
  ['rejects', rejecting],
])('a storage that %s', (_name, storage) => {
  test('keeps the tokens in memory', async () => {
    const { client, tokenCalls, time } = fakePlatform({ respond, storage });
    await getCurrentCart(client);
    await getCurrentCart(client);
    expect(tokenCalls).toHaveLength(1);
    time.now += 3_600_000;
    await getCurrentCart(client);
    expect(tokenCalls[1]?.body).toEqual({ refreshToken: 'refresh-1', grantType: 'refresh_token' });
  });

  test('removes cleared tokens', async () => {
    const { client } = fakePlatform({ respond, storage });
    await getCurrentCart(client);
    await client.tokens.replace(undefined);
    expect(await client.tokens.read()).toBeUndefined();
  });
});
