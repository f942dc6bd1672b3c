import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../../testing/browser-page.ts';
import { rejection } from '../../../testing/fake-platform.ts';
import { fakePopup } from '../../../testing/fake-popup.ts';
import { loginPage, loginPlatform } from '../../../testing/login-platform.ts';
import { startHostedLogin } from '../hosted-login.ts';
import { loginInPopup } from '../popup/popup-login.ts';
import { getMemberTokensForDirectLogin } from '../silent/silent-login.ts';

afterEach(() => {
  vi.doUnmock('./window-flows.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

const breakConnection = () =>
  vi.doMock('./window-flows.ts', () => {
    throw new Error('no connection');
  });

test('a network error reports a blocked frame', async () => {
  breakConnection();
  const { client } = loginPlatform();
  await client.tokens.access();
  const before = await client.tokens.read();
  const error = await rejection(getMemberTokensForDirectLogin(client, 'session-1'));
  expect(error).toMatchObject({
    name: 'AuthorizationError',
    code: 'FRAME_BLOCKED',
    retryable: true,
  });
  expect(await client.tokens.read()).toEqual(before);
});

test('a network error redirects to the provider', async () => {
  breakConnection();
  browserPage('https://shop.example/vases');
  const { client } = loginPlatform();
  expect(await startHostedLogin(client, { sessionToken: 'session-1' })).toEqual({
    method: 'redirect',
    authUrl: `${loginPage}?session=1`,
  });
});

test('a popup that can’t be awaited is closed, and the user is redirected', async () => {
  breakConnection();
  const { client, windows } = fakePopup();
  expect(await rejection(loginInPopup(client))).toMatchObject({
    name: 'AuthorizationError',
    code: 'POPUP_BLOCKED',
    retryable: true,
  });
  expect(windows).toMatchObject([{ closed: true }]);
  browserPage('https://shop.example/vases');
  expect(await startHostedLogin(client, { gesture: true })).toEqual({
    method: 'redirect',
    authUrl: `${loginPage}?session=1`,
  });
});

test('invalid arguments are rejected first', async () => {
  breakConnection();
  const { client, calls } = loginPlatform();
  expect(await rejection(getMemberTokensForDirectLogin(client, ''))).toEqual(
    new TypeError(
      'startDirectLogin: sessionToken must be a non-empty string, but it is an empty string.',
    ),
  );
  expect(calls).toEqual([]);
});

test('there is no frame outside a page', async () => {
  const { client } = loginPlatform();
  expect(await rejection(getMemberTokensForDirectLogin(client, 'session-1'))).toEqual(
    new TypeError('A silent login needs a page with a document.'),
  );
});
