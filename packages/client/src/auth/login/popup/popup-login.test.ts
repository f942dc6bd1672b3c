import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeWrongArguments } from '../../../testing/endpoint-cases.ts';
import { rejection } from '../../../testing/fake-platform.ts';
import { fakePopup } from '../../../testing/fake-popup.ts';
import { loginPage } from '../../../testing/login-platform.ts';
import { loggedIn } from '../../tokens/session.ts';
import { LoginNotFinishedError } from './login-not-finished-error.ts';
import { loginInPopup } from './popup-login.ts';

let shop: ReturnType<typeof fakePopup>;

beforeEach(() => {
  shop = fakePopup();
});

afterEach(() => {
  expect([shop.page.listeners, shop.sleeping()]).toEqual([0, 0]);
  vi.unstubAllGlobals();
});

const member = { refreshToken: { role: 'member' } };
const codes = () => shop.tokenCalls.flatMap(({ body }) => Object(body).code ?? []);

test('the window opens immediately, and a message from the provider finishes it', async () => {
  const login = loginInPopup(shop.client);
  expect(shop.windows).toHaveLength(1);
  const state = await shop.state();
  expect(shop.windows[0]?.urls).toEqual([`${loginPage}?session=1`]);
  expect(shop.getLastRequest()).toMatchObject({ responseMode: 'web_message', prompt: 'login' });
  expect(shop.getLastRequest().redirectUri).toBeUndefined();
  shop.post({ state, code: 'code-1' });
  expect(await login).toMatchObject(member);
  expect(await loggedIn(shop.client)).toBe(true);
  expect(shop.windows[0]?.closed).toBe(true);
});

test('with a callback page, the window has no opener and the channel delivers the response', async () => {
  const login = loginInPopup(shop.client, { redirectUri: '/back', features: 'popup' });
  const state = await shop.state();
  expect(shop.windows[0]?.opener).toBeNull();
  expect(shop.features).toEqual(['popup']);
  expect(shop.getLastRequest()).toMatchObject({
    responseMode: 'fragment',
    redirectUri: 'https://shop.example/back',
  });
  await shop.say(state, { state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

test('S1 S2 S3 L1 L2 a message must match the provider’s origin, this window and this state', async () => {
  const login = loginInPopup(shop.client);
  const state = await shop.state();
  for (const origin of ['https://evil.example', `${new URL(loginPage).origin}.evil.example`]) {
    shop.post({ state, code: 'a' }, { origin });
  }
  shop.post({ state, code: 'b' }, { source: { another: 'window' } });
  shop.post({ state: 'other', code: 'c' });
  shop.post({ state, code: 'right-code' });
  expect(await login).toMatchObject(member);
  expect(codes()).toEqual(['right-code']);
});

test.each([
  ['no window', null],
  ['a window that is closed at once', { closed: true }],
])('S28 a browser that opens %s blocks popups', async (_, opened) => {
  vi.stubGlobal('open', () => opened);
  const error = await rejection(loginInPopup(shop.client));
  expect(error).toMatchObject({ name: 'AuthorizationError', code: 'POPUP_BLOCKED' });
  expect(shop.calls).toEqual([]);
});

test('S29 a closed popup is reported after three seconds, and no sooner', async () => {
  const ended = rejection(loginInPopup(shop.client));
  const state = await shop.state();
  Object.assign(shop.windows[0] ?? {}, { closed: true });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await shop.pass(3_400);
  expect(isOver).toBe(false);
  await shop.pass(200);
  const error = (await ended) as LoginNotFinishedError;
  expect(error).toBeInstanceOf(LoginNotFinishedError);
  expect(error).toMatchObject({ code: 'NOT_FINISHED', retryable: true });
  expect(shop.page.listeners).toBe(0);
  const resumed = error.resume();
  await shop.say(state, { state, code: 'late-code' });
  expect(await resumed).toMatchObject(member);
  expect(codes()).toEqual(['late-code']);
});

test('S29 L13 a response within the grace period counts', async () => {
  const login = loginInPopup(shop.client);
  const state = await shop.state();
  Object.assign(shop.windows[0] ?? {}, { closed: true });
  await shop.pass(2_000);
  await shop.say(state, { state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

test('S30 a window that seems closed isn’t reported while the page has no focus', async () => {
  const login = loginInPopup(shop.client, { redirectUri: '/back' });
  const state = await shop.state();
  shop.page.hasFocus = false;
  Object.assign(shop.windows[0] ?? {}, { closed: true });
  await shop.pass(60_000);
  await shop.say(state, { state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

test('S30 less than three seconds of focus on the shop doesn’t end the login', async () => {
  const login = loginInPopup(shop.client, { redirectUri: '/back' });
  const state = await shop.state();
  Object.assign(shop.windows[0] ?? {}, { closed: true });
  await shop.pass(2_000);
  shop.page.hasFocus = false;
  await shop.pass(60_000);
  await shop.say(state, { state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

test('S31 the channel ignores another state and invalid messages', async () => {
  const login = loginInPopup(shop.client, { redirectUri: '/back' });
  const state = await shop.state();
  await shop.say(state, { state: 'other', code: 'forged' });
  await shop.say('other', { state, code: 'forged' });
  for (const strange of [null, 'heard', 7, [], { state }, { code: 'forged' }]) {
    await shop.say(state, strange);
  }
  expect(codes()).toEqual([]);
  await shop.say(state, { state, code: 'right-code' });
  expect(await login).toMatchObject(member);
  expect(codes()).toEqual(['right-code']);
});

test('S33 only S256 is requested', async () => {
  const login = loginInPopup(shop.client);
  const state = await shop.state();
  expect(shop.getLastRequest()).toMatchObject({
    codeChallengeMethod: 'S256',
    responseType: 'code',
  });
  shop.post({ state, code: 'code-1' });
  await login;
});

test('S35 no window opens in an insecure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const error = await rejection(loginInPopup(shop.client));
  expect(error).toMatchObject({ code: 'INSECURE_CONTEXT' });
  expect(shop.windows).toEqual([]);
});

test.each([
  ['S36', 'https://evil.example', undefined],
  ['S37', undefined, 'https://login.example'],
])('%s the issuer %s is rejected if %s is expected', async (_, iss, issuer) => {
  const ended = rejection(loginInPopup(shop.client, issuer ? { issuer } : {}));
  const state = await shop.state();
  shop.post({ state, code: 'code-1', ...(iss && { iss }) });
  expect(await ended).toMatchObject({ code: 'WRONG_ISSUER' });
  expect(codes()).toEqual([]);
});

test('L7 the provider’s error rejects the login and closes the window', async () => {
  const ended = rejection(loginInPopup(shop.client));
  const state = await shop.state();
  shop.post({ state, error: 'access_denied', error_description: 'Not today' });
  expect(await ended).toMatchObject({ code: 'access_denied', message: 'Not today' });
  expect(shop.windows[0]?.closed).toBe(true);
  expect(await loggedIn(shop.client)).toBe(false);
});

test('the login ends after the given timeout', async () => {
  const ended = rejection(loginInPopup(shop.client, { timeout: 5_000 }));
  await shop.state();
  await shop.pass(5_000);
  expect(await ended).toMatchObject({ code: 'OAUTH_TIMED_OUT', message: 'OAuth flow timed out' });
  expect(shop.windows[0]?.closed).toBe(true);
});

test('an abort ends it immediately and closes the window', async () => {
  const controller = new AbortController();
  const ended = rejection(loginInPopup(shop.client, { signal: controller.signal }));
  await shop.state();
  controller.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(shop.windows[0]?.closed).toBe(true);
});

test('S10 an abort while a login is resumed closes the window', async () => {
  const ended = rejection(loginInPopup(shop.client));
  const state = await shop.state();
  const popup = shop.windows[0] ?? { closed: false };
  popup.closed = true;
  await shop.pass(4_000);
  const { resume } = (await ended) as LoginNotFinishedError;
  // The window was only cut off, and its page is still there.
  popup.closed = false;
  const controller = new AbortController();
  const resumed = rejection(resume({ signal: controller.signal }));
  await vi.waitFor(() => expect(shop.page.listeners).toBe(1));
  controller.abort();
  expect(await resumed).toMatchObject({ name: 'AbortError' });
  expect(popup.closed).toBe(true);
  await shop.say(state, { state, code: 'late-code' });
  expect(codes()).toEqual([]);
});

test('S10 an abort after the exchange of the code changes no tokens', async () => {
  const controller = new AbortController();
  const { fetch } = shop.client;
  const read = shop.client.tokens.read;
  const client = {
    ...shop.client,
    fetch: async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      const isExchange = String(init?.body).includes('code-1');
      // The whole response has arrived when the user leaves.
      if (isExchange) {
        const tokens: unknown = await response.json();
        response.json = () => {
          queueMicrotask(() => queueMicrotask(() => controller.abort()));
          return Promise.resolve(tokens);
        };
      }
      return response;
    },
  };
  const login = loginInPopup(client, { signal: controller.signal });
  const state = await shop.state();
  const before = await read();
  shop.post({ state, code: 'code-1' });
  expect(await rejection(login)).toMatchObject({ name: 'AbortError' });
  expect(codes()).toEqual(['code-1']);
  expect(await read()).toEqual(before);
});

test('a failed session request closes the window', async () => {
  const fetch = async () => new Response('{}', { status: 400 });
  const error = await rejection(loginInPopup({ ...shop.client, fetch }));
  expect(error).toBeInstanceOf(Error);
  expect(shop.windows[0]).toMatchObject({ closed: true, urls: [] });
});

describeWrongArguments('wrong arguments of a login in a popup', [
  [
    'a page without an address',
    (client) => loginInPopup(client, { redirectUri: '' }),
    'loginInPopup: options.redirectUri must be a non-empty string, but it is an empty string.',
  ],
]);
