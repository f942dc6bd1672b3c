import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../testing/browser-page.ts';
import { rejection } from '../../testing/fake-platform.ts';
import { fakePopup } from '../../testing/fake-popup.ts';
import { loginPage } from '../../testing/login-platform.ts';
import { getTokens, loggedIn } from '../tokens/session.ts';
import { finishHostedLogin, startHostedLogin } from './hosted-login.ts';

let shop: ReturnType<typeof fakePopup>;
let page: ReturnType<typeof browserPage>;

beforeEach(() => {
  shop = fakePopup();
  page = browserPage('https://shop.example/vases');
  vi.stubGlobal('close', () => {});
});

afterEach(() => vi.unstubAllGlobals());

const redirect = { method: 'redirect', authUrl: `${loginPage}?session=1` };
const pressed = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } });
const comeBack = (rest: string) => {
  page.href = `https://shop.example/back#${rest.replace('$', shop.getLastRequest().state)}`;
};

test('on a click, the popup opens before anything awaits', async () => {
  pressed(true);
  const login = startHostedLogin(shop.client);
  expect(shop.windows).toHaveLength(1);
  shop.post({ state: await shop.state(), code: 'code-1' });
  expect(await login).toMatchObject({
    method: 'popup',
    tokens: { refreshToken: { role: 'member' } },
  });
});

test('S28 a blocked popup redirects the user, on every click', async () => {
  vi.stubGlobal('open', () => {
    // Opening a window consumes the user activation.
    pressed(false);
    return null;
  });
  for (let presses = 0; presses < 3; presses += 1) {
    pressed(true);
    expect(await startHostedLogin(shop.client)).toEqual(redirect);
  }
});

test('S29 a popup closed by the user doesn’t redirect', async () => {
  const ended = rejection(startHostedLogin(shop.client, { gesture: true }));
  await shop.state();
  Object.assign(shop.windows[0] ?? {}, { closed: true });
  await shop.pass(4_000);
  expect(await ended).toMatchObject({ code: 'NOT_FINISHED' });
  expect(page.items.size).toBe(0);
});

test('S62 without a click it redirects once, and once more after a login', async () => {
  expect(await startHostedLogin(shop.client)).toEqual(redirect);
  const before = await getTokens(shop.client);
  const callCount = shop.calls.length;
  expect(await rejection(startHostedLogin(shop.client))).toMatchObject({
    name: 'AuthorizationError',
    code: 'GESTURE_NEEDED',
  });
  expect(shop.calls).toHaveLength(callCount);
  expect(await getTokens(shop.client)).toEqual(before);
  comeBack('code=code-1&state=$');
  expect(await finishHostedLogin(shop.client)).toMatchObject({
    method: 'redirect',
    returnTo: '/vases',
  });
  expect(await startHostedLogin(shop.client)).toEqual(redirect);
});

test('S62 a login in a popup counts as one', async () => {
  await startHostedLogin(shop.client);
  const login = startHostedLogin(shop.client, { gesture: true });
  shop.post({ state: await shop.state(), code: 'code-1' });
  await login;
  expect(await startHostedLogin(shop.client)).toEqual(redirect);
});

test('S62 a page without working storage doesn’t redirect automatically', async () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const storage = { getItem: full, setItem: full, removeItem: full };
  const error = await rejection(startHostedLogin(shop.client, { storage }));
  expect(error).toMatchObject({ code: 'GESTURE_NEEDED' });
  vi.stubGlobal('open', () => null);
  expect(await startHostedLogin(shop.client, { storage, gesture: true })).toEqual(redirect);
});

test('S62 an attempt from half an hour ago doesn’t count', async () => {
  await startHostedLogin(shop.client);
  await shop.pass(30 * 60_000);
  expect(await startHostedLogin(shop.client)).toEqual(redirect);
});

test('a callback that another page awaits is passed to it', async () => {
  const login = startHostedLogin(shop.client, { gesture: true, redirectUri: '/back' });
  await shop.state();
  comeBack('code=code-1&state=$');
  const finished = finishHostedLogin(shop.client);
  await shop.pass(500);
  expect(await finished).toEqual({ method: 'popup' });
  expect(await login).toMatchObject({ method: 'popup' });
});

test('S19 an unexpected callback logs no user in', async () => {
  page.href = 'https://shop.example/back#code=attackers-code&state=attackers-state';
  const rejected = rejection(finishHostedLogin(shop.client));
  await shop.pass(3_000);
  expect(await rejected).toMatchObject({ code: 'INVALID_STATE', message: 'Invalid _state' });
  expect(shop.tokenCalls).toEqual([]);
  expect(await loggedIn(shop.client)).toBe(false);
});
