import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../client.ts';
import { browserPage } from '../../../testing/browser-page.ts';
import { fakeIframe } from '../../../testing/fake-iframe.ts';
import { rejection } from '../../../testing/fake-platform.ts';
import { loginPage } from '../../../testing/login-platform.ts';
import { loggedIn } from '../../tokens/session.ts';
import { startHostedLogin } from '../hosted-login.ts';
import { type DirectLoginOptions, getMemberTokensForDirectLogin } from './silent-login.ts';

let shop: ReturnType<typeof fakeIframe>;

beforeEach(() => {
  shop = fakeIframe();
});

afterEach(() => {
  expect([shop.frames.size, shop.page.listeners, shop.sleeping()]).toEqual([0, 0, 0]);
  vi.unstubAllGlobals();
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const member = { refreshToken: { role: 'member' } };
const codes = () => shop.tokenCalls.flatMap(({ body }) => Object(body).code ?? []);

test('a message of the provider’s page in the frame ends the login', async () => {
  const login = getMemberTokensForDirectLogin(shop.client, 'session-1');
  const state = await shop.frameState();
  expect(shop.getLastRequest()).toMatchObject({ prompt: 'none', responseMode: 'web_message' });
  shop.response({ state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

describe('the issuer', () => {
  const issuer = 'https://login.example/tenant';
  const iss = { iss: 'https://login.example/other' };

  test.each([
    ['S36', 'of another origin', { iss: 'https://evil.example' }, {}],
    ['S36', 'that is no address', { iss: 'nonsense' }, {}],
    ['S36', 'of another tenant', iss, { issuer }],
    ['S37', 'that is missing', {}, { issuer }],
  ])('%s %s is rejected', async (_, _name, sent, options) => {
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1', options));
    const state = await shop.frameState();
    shop.response({ state, code: 'code-1', ...sent });
    expect(await login).toMatchObject({ name: 'AuthorizationError', code: 'WRONG_ISSUER' });
    expect(codes()).toEqual([]);
  });

  test.each([
    ['that is expected', { iss: issuer }, { issuer }],
    ['of the provider’s origin', iss, {}],
    ['of the platform', { iss: 'https://platform.example' }, {}],
  ])('S36 %s is accepted', async (_name, sent, options) => {
    const login = getMemberTokensForDirectLogin(shop.client, 'session-1', options);
    const state = await shop.frameState();
    shop.response({ state, code: 'code-1', ...sent });
    expect(await login).toMatchObject(member);
  });

  test('S36 S37 L6 of a hosted login is checked in its frame too', async () => {
    const options = { sessionToken: 'session-1', issuer, gesture: true };
    for (const sent of [iss, {}]) {
      const login = rejection(startHostedLogin(shop.client, options));
      const state = await shop.frameState();
      shop.response({ state, code: 'code-1', ...sent });
      expect(await login).toMatchObject({ code: 'WRONG_ISSUER' });
    }
    expect([codes(), shop.windows]).toEqual([[], []]);
  });
});

describe('S12 a violation of the page’s policy', () => {
  test('that is enforced ends the login at once', async () => {
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1'));
    await shop.frameState();
    shop.violate();
    expect(await login).toMatchObject({ code: 'FRAME_BLOCKED' });
  });

  test.each([
    ['that is only reported', { disposition: 'report' }],
    ['of another directive', { effectiveDirective: 'img-src' }],
    [
      'by a page that only begins alike',
      { blockedURI: `${new URL(loginPage).origin}.evil.example` },
    ],
    ['without an address', { blockedURI: 'inline' }],
  ])('%s does not end it', async (_, violation) => {
    const login = getMemberTokensForDirectLogin(shop.client, 'session-1');
    const state = await shop.frameState();
    shop.violate(violation);
    shop.response({ state, code: 'code-1' });
    expect(await login).toMatchObject(member);
  });
});

describe('S9 L8 without a response', () => {
  const timedOut = { code: 'OAUTH_TIMED_OUT', message: 'OAuth flow timed out' };

  test.each([
    ['the login', () => getMemberTokensForDirectLogin(shop.client, 'session-1')],
    ['a hosted login', () => startHostedLogin(shop.client, { sessionToken: 'session-1' })],
  ])('%s waits two minutes by default, also for a page that has loaded', async (_, start) => {
    browserPage('https://shop.example/vases');
    const login = start();
    let isOver = false;
    const ended = Promise.allSettled([login]).then(() => {
      isOver = true;
    });
    await shop.frameState();
    shop.load();
    await shop.pass(119_900);
    expect([isOver, shop.frames.size]).toEqual([false, 1]);
    await shop.pass(100);
    await ended;
    expect(shop.frames.size).toBe(0);
  });

  test('it ends with its own error', async () => {
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1'));
    await shop.frameState();
    shop.load();
    await shop.pass(120_000);
    expect(await login).toMatchObject(timedOut);
  });

  test('it ends sooner if the host wants it to', async () => {
    const options = { timeout: 300 };
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1', options));
    await shop.frameState();
    await shop.pass(300);
    expect(await login).toMatchObject(timedOut);
  });

  test.each([
    ['the login', getMemberTokensForDirectLogin],
    [
      'a hosted login',
      async (client: Client, sessionToken: string, options: DirectLoginOptions) => {
        const login = await startHostedLogin(client, { sessionToken, ...options });
        return 'tokens' in login ? login.tokens : undefined;
      },
    ],
  ])('%s is slow after five seconds, once, and can still succeed', async (_, start) => {
    browserPage('https://shop.example/vases');
    const onSlow = vi.fn();
    const login = start(shop.client, 'session-1', { onSlow });
    const state = await shop.frameState();
    shop.load();
    await shop.pass(4_900);
    expect(onSlow).not.toHaveBeenCalled();
    await shop.pass(60_000);
    expect(onSlow).toHaveBeenCalledOnce();
    shop.response({ state, code: 'late-code' });
    expect(await login).toMatchObject(member);
    expect(onSlow).toHaveBeenCalledOnce();
  });

  test('a login that has ended is not slow', async () => {
    const onSlow = vi.fn();
    const login = getMemberTokensForDirectLogin(shop.client, 'session-1', { onSlow });
    const state = await shop.frameState();
    shop.response({ state, code: 'code-1' });
    await login;
    await shop.pass(10_000);
    expect(onSlow).not.toHaveBeenCalled();
  });
});

describe('S82 L11 storage access', () => {
  const query = async () => ({ state: 'denied' });
  const broken = async () => {
    throw new TypeError('storage-access is not a permission.');
  };

  test.each([
    ['no access', async () => false, undefined],
    ['the permission denied', undefined, { query }],
    ['the permission denied, although it has access', async () => true, { query }],
  ])('a page with %s opens no frame', async (_, hasStorageAccess, permissions) => {
    Object.assign(shop.document, { hasStorageAccess });
    vi.stubGlobal('navigator', { permissions });
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1'));
    expect(await login).toMatchObject({ name: 'AuthorizationError', code: 'FRAME_BLOCKED' });
    expect(shop.opened()).toBe(0);
  });

  test('a hosted login goes on to the popup', async () => {
    Object.assign(shop.document, { hasStorageAccess: async () => false });
    const options = { sessionToken: 'session-1', gesture: true };
    const login = startHostedLogin(shop.client, options);
    shop.post({ state: await shop.state(), code: 'code-1' });
    expect(await login).toMatchObject({ method: 'popup' });
    expect(shop.opened()).toBe(0);
  });

  test.each([
    ['has it', async () => true, { query: async () => ({ state: 'granted' }) }],
    ['may ask for it', undefined, { query: async () => ({ state: 'prompt' }) }],
    ['cannot say so', broken, { query: broken }],
    ['says nothing', () => new Promise(() => {}), undefined],
  ])('a page that %s logs in, or times out', async (name, hasStorageAccess, permissions) => {
    Object.assign(shop.document, { hasStorageAccess });
    vi.stubGlobal('navigator', { permissions });
    const login = Promise.allSettled([getMemberTokensForDirectLogin(shop.client, 'session-1')]);
    if (name === 'says nothing') {
      await vi.waitFor(() => expect(shop.sleeping()).toBeGreaterThan(0));
      await shop.pass(120_000);
      expect(await login).toMatchObject([{ reason: { code: 'OAUTH_TIMED_OUT' } }]);
    } else {
      const state = await shop.frameState();
      shop.response({ state, code: 'code-1' });
      expect(await login).toMatchObject([{ value: member }]);
    }
  });
});

describe('S10 L8 L9 an abort', () => {
  test('removes the frame and the listeners at once, and ignores a late response', async () => {
    const { signal, abort } = abortable();
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1', { signal }));
    const state = await shop.frameState();
    expect(shop.page.listeners).toBeGreaterThan(0);
    const { contentWindow } = shop.frame();
    abort();
    expect(await login).toBe(signal.reason);
    expect([shop.frames.size, shop.page.listeners, shop.sleeping()]).toEqual([0, 0, 0]);
    await shop.pass(1_000);
    shop.post({ state, code: 'late-code' }, { source: contentWindow });
    await shop.pass(1_000);
    expect(codes()).toEqual([]);
  });

  test('of a hosted login opens no popup after its frame', async () => {
    const { signal, abort } = abortable();
    const options = { sessionToken: 'session-1', gesture: true, signal };
    const login = rejection(startHostedLogin(shop.client, options));
    await shop.frameState();
    abort();
    expect(await login).toBe(signal.reason);
    expect([shop.frames.size, shop.windows]).toEqual([0, []]);
  });
});

describe('a hosted login in a frame', () => {
  const options = { sessionToken: 'session-1', gesture: true };

  test('logs the member in, unlike the tokens alone', async () => {
    browserPage('https://shop.example/vases');
    const tokens = getMemberTokensForDirectLogin(shop.client, 'session-1');
    shop.response({ state: await shop.frameState(), code: 'code-1' });
    await tokens;
    expect(await loggedIn(shop.client)).toBe(false);
    const login = startHostedLogin(shop.client, options);
    shop.response({ state: await shop.frameState(), code: 'code-2' });
    expect(await login).toMatchObject({ method: 'iframe', tokens: member });
    expect(await loggedIn(shop.client)).toBe(true);
    expect(shop.windows).toEqual([]);
  });

  test.each([
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
  ])('that the provider ends with %s goes on to the popup', async (error) => {
    const login = startHostedLogin(shop.client, options);
    shop.response({ state: await shop.frameState(), error });
    shop.post({ state: await shop.state(), code: 'code-1' });
    expect(await login).toMatchObject({ method: 'popup', tokens: member });
    expect(await loggedIn(shop.client)).toBe(true);
  });

  test('that the provider ends with another error opens no popup', async () => {
    const login = rejection(startHostedLogin(shop.client, options));
    shop.response({ state: await shop.frameState(), error: 'server_error' });
    expect(await login).toMatchObject({ name: 'AuthorizationError', code: 'server_error' });
    expect(shop.windows).toEqual([]);
  });

  test('S9 without a response in the given time goes on to the popup', async () => {
    const login = startHostedLogin(shop.client, { ...options, iframeTimeout: 300 });
    await shop.frameState();
    await shop.pass(300);
    expect(shop.frames.size).toBe(0);
    shop.post({ state: await shop.state(), code: 'code-1' });
    expect(await login).toMatchObject({ method: 'popup' });
  });
});

test('S9 a hosted login without time for its frame opens a popup at once', async () => {
  const options = { sessionToken: 'session-1', iframeTimeout: 0, gesture: true };
  const login = startHostedLogin(shop.client, options);
  expect(shop.windows).toHaveLength(1);
  shop.post({ state: await shop.state(), code: 'code-1' });
  expect(await login).toMatchObject({ method: 'popup' });
  expect(shop.getLastRequest()).toMatchObject({ sessionToken: 'session-1' });
  expect(shop.opened()).toBe(0);
});
