import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentCart } from '../../cart/endpoints.ts';
import { TokenError } from '../../http/errors.ts';
import {
  fakePlatform,
  jsonResponse,
  origin,
  rejection,
  tokenResponse,
} from '../../testing/fake-platform.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { cartResponse, memberTokens } from '../../testing/token-platform.ts';
import { completeLogin } from '../oauth/code-flow.ts';
import { logout } from './session.ts';
import { serveTokens } from './token-worker.ts';
import { workerTokens } from './worker-tokens.ts';

interface Grant {
  grantType: string;
  refreshToken?: string;
}

afterEach(() => vi.useRealTimers());

/** A page with its worker, which alone reaches the token endpoint. */
function pageWithWorker(
  respond: (grant: Grant, index: number) => unknown = (_, at) => tokenResponse(at + 1),
) {
  const { worker, scope, posted } = fakeWorker();
  const grants: Grant[] = [];
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  serveTokens({
    apiBaseUrl: origin,
    scope,
    fetch: async (url, init) => {
      requests.push({ url, init });
      grants.push(JSON.parse(String(init?.body)));
      const response = await respond(grants.at(-1) as Grant, grants.length - 1);
      return response instanceof Response ? response : jsonResponse(200, response);
    },
  });
  const page = fakePlatform({ respond: cartResponse, storage: workerTokens(worker) });
  return { ...page, worker, posted, grants, requests };
}

const login = { originalUri: '', codeVerifier: 'verifier-1', codeChallenge: 'c', state: 'state-1' };
const response = { code: 'code-1', state: 'state-1' };
const getRefreshToken = async (page: ReturnType<typeof pageWithWorker>) =>
  (await page.client.tokens.read())?.refreshToken.value ?? '';

describe('S60 L24 a refresh token in a worker', () => {
  test('is known to the worker alone, from login to renewal', async () => {
    const page = pageWithWorker();
    await completeLogin(page.client, response, login);
    await getCurrentCart(page.client);
    for (let renewals = 0; renewals < 2; renewals += 1) {
      page.time.now += 3_600_000;
      await getCurrentCart(page.client);
    }
    expect(page.tokenCalls).toEqual([]);
    expect(page.grants).toMatchObject([
      { grantType: 'authorization_code', code: 'code-1' },
      { grantType: 'refresh_token', refreshToken: 'refresh-1' },
      { grantType: 'refresh_token', refreshToken: 'refresh-2' },
    ]);
    expect(page.calls.map(({ headers }) => headers.Authorization)).toEqual([
      'token-1',
      'token-2',
      'token-3',
    ]);
    const stored = await page.client.tokens.read();
    expect(stored?.refreshToken.role).toBe('member');
    expect(JSON.stringify([stored, page.posted])).not.toMatch(/refresh-\d/);
  });

  test('is sent to the worker’s own endpoint only, and never on to another', async () => {
    const page = pageWithWorker();
    await getCurrentCart(page.client);
    expect(page.requests).toMatchObject([
      { url: `${origin}/oauth2/token`, init: { method: 'POST', redirect: 'error' } },
    ]);
    const { client } = fakePlatform({
      storage: workerTokens(page.worker),
      provider: { apiBaseUrl: 'https://evil.example' },
    });
    await client.tokens.replace({
      ...memberTokens(0),
      refreshToken: { value: await getRefreshToken(page), role: 'member' },
    });
    expect(await rejection(client.tokens.access())).toMatchObject({ name: 'SystemError' });
    expect(page.requests).toHaveLength(1);
  });

  test.each([
    ['another grant', JSON.stringify({ grant_type: 'authorized_client', member_id: 'member-1' })],
    ['no grant', '7'],
    ['no JSON', '{'],
  ])('is not used for %s', async (_, body) => {
    const page = pageWithWorker();
    const { fetchTokens } = workerTokens(page.worker);
    const request = fetchTokens?.(`${origin}/oauth2/token`, { body });
    expect(await rejection(Promise.resolve(request))).toBeInstanceOf(TypeError);
    expect(page.requests).toEqual([]);
  });

  test('stays if a renewal returns none', async () => {
    const page = pageWithWorker((_, at) => ({
      ...tokenResponse(at + 1),
      ...(at > 0 && { refresh_token: undefined }),
    }));
    for (let renewals = 0; renewals < 3; renewals += 1) {
      await getCurrentCart(page.client);
      page.time.now += 3_600_000;
    }
    expect(page.grants.map(({ refreshToken }) => refreshToken)).toEqual([
      undefined,
      'refresh-1',
      'refresh-1',
    ]);
  });

  test('stays if the page has left a renewal whose response is lost', async () => {
    const page = pageWithWorker((_, at) => {
      if (at === 1) page.time.now += 1;
      return tokenResponse(at + 1);
    });
    await completeLogin(page.client, response, login);
    const handle = await getRefreshToken(page);
    const { fetchTokens } = workerTokens(page.worker);
    const renewal = { grantType: 'refresh_token', refreshToken: handle };
    const { signal, abort } = ((controller) => ({
      signal: controller.signal,
      abort: () => controller.abort(),
    }))(new AbortController());
    const init = { body: JSON.stringify(renewal), signal };
    const lost = rejection(Promise.resolve(fetchTokens?.(`${origin}/oauth2/token`, init)));
    abort();
    expect(await lost).toBe(signal.reason);
    await vi.waitFor(() => expect(page.grants).toHaveLength(2));
    page.time.now += 3_600_000;
    await getCurrentCart(page.client);
    expect(page.grants.at(-1)?.refreshToken).toBe('refresh-2');
  });

  test('that a host has set is replaced at its first renewal', async () => {
    const page = pageWithWorker();
    await page.client.tokens.replace(memberTokens(0));
    await getCurrentCart(page.client);
    expect(page.grants[0]?.refreshToken).toBe('member-refresh');
    expect(await getRefreshToken(page)).not.toMatch(/refresh/);
    page.time.now += 3_600_000;
    await getCurrentCart(page.client);
    expect(page.grants[1]?.refreshToken).toBe('refresh-1');
  });

  test.each([
    ['invalid_grant', () => jsonResponse(400, { error: 'invalid_grant' }), 'visitor'],
    ['a 503 with the token in it', () => jsonResponse(503, { sent: 'refresh-1' }), 'member'],
  ])('that is rejected with %s is handled as without a worker', async (_, fail, role) => {
    const page = pageWithWorker(({ grantType }, at) =>
      grantType === 'refresh_token' ? fail() : tokenResponse(at + 1),
    );
    await completeLogin(page.client, response, login);
    page.time.now += 3_600_000;
    const error = await page.client.tokens.access().catch((reason: unknown) => reason);
    expect((await page.client.tokens.read())?.refreshToken.role).toBe(role);
    if (role === 'member') {
      expect(error).toBeInstanceOf(TokenError);
      expect(error).toMatchObject({ status: 503, requestId: 'request-1', retryable: true });
    }
  });

  test('is never in a response, whatever its form', async () => {
    const page = pageWithWorker(({ grantType }, at) =>
      grantType === 'refresh_token'
        ? jsonResponse(503, { sent: 'refresh-1' })
        : tokenResponse(at + 1),
    );
    await completeLogin(page.client, response, login);
    const refreshToken = await getRefreshToken(page);
    const { fetchTokens } = workerTokens(page.worker);
    const body = JSON.stringify({ grantType: 'refresh_token', refreshToken });
    const renewal = await fetchTokens?.(`${origin}/oauth2/token`, { body });
    expect(await renewal?.text()).not.toContain('refresh-1');
  });

  test('cannot be reached, as the endpoint without a worker', async () => {
    const page = pageWithWorker(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await rejection(getCurrentCart(page.client))).toMatchObject({
      name: 'SystemError',
      retryable: true,
    });
  });

  test('is forgotten soon after a logout, which can still use it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = pageWithWorker();
    await completeLogin(page.client, response, login);
    const refreshToken = await getRefreshToken(page);
    page.time.now += 3_600_000;
    await logout(page.client, 'https://fenn.example/').catch(() => {});
    expect(page.grants.at(-1)).toMatchObject({ refreshToken: 'refresh-1' });
    await vi.advanceTimersByTimeAsync(15_000);
    const { fetchTokens } = workerTokens(page.worker);
    const body = JSON.stringify({ grantType: 'refresh_token', refreshToken });
    await fetchTokens?.(`${origin}/oauth2/token`, { body });
    expect(page.grants.at(-1)).toEqual({ grantType: 'refresh_token', refreshToken });
  });
});
