import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import {
  fakePlatform,
  gate,
  jsonResponse,
  rejection,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { listening, memberTokens, cartResponse as respond } from '../../testing/token-platform.ts';
import { logout } from './session.ts';
import { memoryStorage, type TokenStorage } from './token-storage.ts';
import type { Tokens } from './tokens.ts';

describe('a token listener', () => {
  test('is notified of login and logout, after the tokens are saved', async () => {
    const { client } = fakePlatform();
    const roles: unknown[] = [];
    client.tokens.subscribe(async () => {
      roles.push((await client.tokens.read())?.refreshToken.role);
    });
    await client.tokens.replace(memberTokens());
    await client.tokens.replace(undefined);
    await vi.waitFor(() => expect(roles).toEqual(['member', undefined]));
  });

  test('is notified when the endpoint ends a member session', async () => {
    const token = (_: unknown, index: number) =>
      index === 0 ? jsonResponse(401, { error: 'invalid_grant' }) : tokenResponse(2);
    const { client, tokenChanges } = await listening({ token }, memberTokens(0));
    await getCurrentCart(client);
    expect(tokenChanges).toEqual(['ended']);
  });

  test('is notified of the first visit, and not of a renewal', async () => {
    const first = await listening();
    await getCurrentCart(first.client);
    expect(first.tokenChanges).toEqual(['started']);
    const renewed = await listening({}, memberTokens(0));
    await getCurrentCart(renewed.client);
    expect(renewed.tokenCalls).toHaveLength(1);
    expect(renewed.tokenChanges).toEqual([]);
  });

  test('is not notified after it unsubscribes', async () => {
    const { client, tokenChanges, stop } = await listening();
    stop();
    await client.tokens.replace(memberTokens());
    expect(tokenChanges).toEqual([]);
  });
});

describe('a logout during a token renewal', () => {
  test.each([
    ['that succeeds', () => tokenResponse(1)],
    ['that fails', () => jsonResponse(503, {})],
  ])('%s removes all member data, and all requests continue as one visitor', async (_, late) => {
    const { opened, open } = gate();
    const { client, calls, tokenCalls } = await listening(
      {
        token: async (_sent, index) => {
          if (index > 0) return tokenResponse(2);
          await opened;
          return late();
        },
      },
      memberTokens(0),
    );
    const before = getCurrentCart(client);
    await vi.waitFor(() => expect(tokenCalls).toHaveLength(1));
    await client.tokens.replace(undefined);
    const after = getCurrentCart(client);
    open();
    await Promise.all([before, after]);
    expect(tokenCalls).toHaveLength(2);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['token-2', 'token-2']);
    expect((await client.tokens.read())?.refreshToken.role).toBe('visitor');
  });
});

/** A storage that two pages share, and where both hear of what the other one does. */
function sharedStorage(): () => TokenStorage {
  const items = memoryStorage();
  const listeners = new Set<() => void>();
  return () => ({
    ...items,
    setItem(key, value) {
      items.setItem(key, value);
      for (const listener of listeners) listener();
    },
    removeItem(key) {
      items.removeItem(key);
      for (const listener of listeners) listener();
    },
    watch(_key, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

/** Two pages of one visitor or member. */
async function twoPages(tokens: Tokens) {
  const storage = sharedStorage();
  const here = await listening({ storage: storage() }, tokens);
  const other = await listening({ storage: storage() });
  await getCurrentCart(other.client);
  return { here, other };
}

describe('changes in another page', () => {
  test('S51 L19 a logout is reported, and the next request is a visitor’s', async () => {
    const { here, other } = await twoPages(memberTokens());
    await here.client.tokens.replace(undefined);
    await vi.waitFor(() => expect(other.tokenChanges).toEqual(['changed']));
    await getCurrentCart(other.client);
    expect(other.calls.map(({ headers }) => headers.Authorization)).toEqual([
      'member-access',
      'token-1',
    ]);
  });

  test('S52 a logout whose request fails still applies to both pages, and rejects', async () => {
    const { here, other } = await twoPages(memberTokens());
    const cutOff = vi.spyOn(here.client, 'fetch').mockRejectedValue(new TypeError('cut off'));
    expect(await rejection(logout(here.client, 'https://fenn.example/'))).toBeInstanceOf(Error);
    expect(cutOff).toHaveBeenCalledOnce();
    expect(await here.client.tokens.read()).toBeUndefined();
    await vi.waitFor(() => expect(other.tokenChanges).toEqual(['changed']));
    expect(await other.client.tokens.read()).toBeUndefined();
  });

  test('S52 a logout whose request hangs counts at once in both pages, and rejects in time', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const { here, other } = await twoPages(memberTokens());
    const hanging = vi.spyOn(here.client, 'fetch').mockReturnValue(new Promise(() => {}));
    const ended = rejection(logout(here.client, 'https://fenn.example/'));
    await vi.waitFor(() => expect(hanging).toHaveBeenCalledOnce());
    expect(await here.client.tokens.read()).toBeUndefined();
    expect(await other.client.tokens.read()).toBeUndefined();
    await vi.waitFor(() => expect(other.tokenChanges).toEqual(['changed']));
    expect(timeout).toHaveBeenLastCalledWith(10_000);
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await ended).toMatchObject({ name: 'SystemError', retryable: true });
  });

  test('S53 a different user is reported, and the next requests use their tokens', async () => {
    const { here, other } = await twoPages(memberTokens());
    const accessToken = { ...memberTokens().accessToken, value: 'another-access' };
    await here.client.tokens.replace({ ...memberTokens(), accessToken });
    await vi.waitFor(() => expect(other.tokenChanges).toEqual(['changed']));
    await getCurrentCart(other.client);
    expect(other.calls.at(-1)?.headers.Authorization).toBe('another-access');
  });

  test('a renewal is not reported', async () => {
    const { here, other } = await twoPages(memberTokens());
    here.time.now += 3_600_000;
    other.time.now += 3_600_000;
    await getCurrentCart(here.client);
    await getCurrentCart(other.client);
    expect([here.tokenCalls.length, other.tokenCalls.length]).toEqual([1, 0]);
    expect([...here.tokenChanges, ...other.tokenChanges]).toEqual([]);
  });

  test('S41 a renewal ends the failure of this page', async () => {
    const storage = sharedStorage();
    const token = () => jsonResponse(503, {});
    const here = await listening({ storage: storage(), token }, memberTokens(0));
    const codes: unknown[] = [];
    here.client.tokens.subscribeToRenewal((error) => void codes.push(error?.code));
    await rejection(getCurrentCart(here.client));
    expect(codes).toEqual(['TOKENS_REFUSED']);
    await getCurrentCart((await listening({ storage: storage() })).client);
    await vi.waitFor(() => expect(codes).toEqual(['TOKENS_REFUSED', undefined]));
    expect(here.tokenCalls).toHaveLength(1);
    expect(here.tokenChanges).toEqual([]);
  });

  test('S50 an unreported logout still discards the response of a renewal', async () => {
    const { opened, open } = gate();
    const storage = memoryStorage();
    const token = async (_: unknown, index: number) => {
      if (index === 0) await opened;
      return tokenResponse(index + 1);
    };
    const here = await listening({ storage, token }, memberTokens(0));
    const late = getCurrentCart(here.client);
    await vi.waitFor(() => expect(here.tokenCalls).toHaveLength(1));
    await fakePlatform({ storage }).client.tokens.replace(undefined);
    open();
    await late;
    expect(here.calls[0]?.headers.Authorization).toBe('token-2');
    expect((await here.client.tokens.read())?.refreshToken.role).toBe('visitor');
    expect(here.tokenChanges).toEqual(['changed']);
  });

  test('S47 a rejection is ignored if another page has renewed meanwhile', async () => {
    const storage = memoryStorage();
    const token = async () => {
      const other = fakePlatform({ storage, respond });
      await getCurrentCart(other.client);
      return jsonResponse(400, { error: 'invalid_grant' });
    };
    const here = await listening({ storage, token }, memberTokens(0));
    await getCurrentCart(here.client);
    expect(here.tokenCalls).toHaveLength(1);
    expect(here.calls[0]?.headers.Authorization).toBe('token-1');
    expect((await here.client.tokens.read())?.refreshToken.role).toBe('member');
    expect(here.tokenChanges).toEqual([]);
  });

  test('a storage event without a change aborts no renewal', async () => {
    const { opened, open } = gate();
    const listeners: (() => void)[] = [];
    const watch = (_: string, listener: () => void) => {
      listeners.push(listener);
      return () => {};
    };
    const token = async () => {
      await opened;
      return tokenResponse(1);
    };
    const here = await listening(
      { storage: { ...memoryStorage(), watch }, token },
      memberTokens(0),
    );
    const call = getCurrentCart(here.client);
    await vi.waitFor(() => expect(here.tokenCalls).toHaveLength(1));
    for (const listener of listeners) listener();
    await Promise.resolve();
    open();
    await call;
    expect(here.tokenCalls).toHaveLength(1);
    expect(here.tokenChanges).toEqual([]);
  });
});
