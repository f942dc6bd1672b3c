import { describe, expect, test, vi } from 'vitest';
import { getCurrentCart } from '../cart/calls.ts';
import {
  type FakePlatformOptions,
  fakePlatform,
  gate,
  jsonResponse,
  startTime,
  tokenAnswer,
} from '../testing/fake-platform.ts';
import { TokenRole, type Tokens } from './tokens.ts';

const answer = () => ({ cart: { id: 'cart-1' } });

const member = (expiresAt = startTime / 1000 + 3600): Tokens => ({
  accessToken: { value: 'member-access', expiresAt },
  refreshToken: { value: 'member-refresh', role: TokenRole.MEMBER },
});

/** A client with a listener, which is not told of anything before the test. */
async function listening(options: FakePlatformOptions = {}, tokens?: Tokens) {
  const platform = fakePlatform({ answer, ...options });
  if (tokens) await platform.client.tokens.replace(tokens);
  const told = vi.fn();
  const stop = platform.client.tokens.subscribe(told);
  return { ...platform, told, stop };
}

describe('a listener', () => {
  test('is told when somebody signs in and out, once the tokens are kept', async () => {
    const { client } = fakePlatform();
    const roles: unknown[] = [];
    client.tokens.subscribe(async () => {
      roles.push((await client.tokens.read())?.refreshToken.role);
    });
    await client.tokens.replace(member());
    await client.tokens.replace(undefined);
    await vi.waitFor(() => expect(roles).toEqual(['member', undefined]));
  });

  test('is told when the endpoint ends a membership', async () => {
    const token = (_: unknown, index: number) =>
      index === 0 ? jsonResponse(401, {}) : tokenAnswer(2);
    const { client, told } = await listening({ token }, member(0));
    await getCurrentCart(client);
    expect(told.mock.calls).toEqual([['changed']]);
  });

  test('is told of the first visit as such, and not of a renewal', async () => {
    const first = await listening();
    await getCurrentCart(first.client);
    expect(first.told.mock.calls).toEqual([['started']]);
    const renewed = await listening({}, member(0));
    await getCurrentCart(renewed.client);
    expect(renewed.tokenCalls).toHaveLength(1);
    expect(renewed.told).not.toHaveBeenCalled();
  });

  test('that has left is told no more', async () => {
    const { client, told, stop } = await listening();
    stop();
    await client.tokens.replace(member());
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a sign-out while the tokens are renewed', () => {
  test.each([
    ['that succeeds', () => tokenAnswer(1)],
    ['that fails', () => jsonResponse(503, {})],
  ])('%s leaves nothing of the member, and all calls go on as one visitor', async (_, late) => {
    const { opened, open } = gate();
    const { client, calls, tokenCalls } = await listening(
      {
        token: async (_sent, index) => {
          if (index > 0) return tokenAnswer(2);
          await opened;
          return late();
        },
      },
      member(0),
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
