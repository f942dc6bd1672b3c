import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import { afterEach, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { runa } from '../testing/sign-in.ts';
import { createIdentityServer, createPlatformServer, type PlatformServer } from './index.ts';

const open: PlatformServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A platform on two origins: its calls on one, its identity provider on the other. */
async function serve(options: { name?: string; control?: boolean } = {}) {
  const platform = createMockPlatform();
  const context = await createPlatformServer({ platform, port: 0 });
  const provider = await createIdentityServer({ platform, port: 0, ...options });
  open.push(context, provider);
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl: context.url } });
  return { platform, context, provider, client };
}

test('sends a login to the provider’s origin and its code to the token endpoint', async () => {
  const { client, provider } = await serve({ name: 'localhost' });
  const oauthData = await auth.generateOAuthData('https://fenn.example/back');
  const { authUrl } = await auth.getAuthUrl(client, oauthData);
  expect(provider.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(authUrl.startsWith(`${provider.url}/oauth2/authorize?`)).toBe(true);
  const led = await fetch(authUrl, {
    method: 'POST',
    body: new URLSearchParams(runa),
    redirect: 'manual',
  });
  expect([led.status, led.headers.get('set-cookie')]).toEqual([
    303,
    expect.stringContaining('SameSite=None; Secure'),
  ]);
  const returned = auth.parseFromUrl(led.headers.get('location') ?? '');
  await auth.completeLogin(client, returned, oauthData);
  expect(await auth.loggedIn(client)).toBe(true);
});

test('serves no login page on the API origin then', async () => {
  const { context } = await serve();
  expect((await fetch(`${context.url}/oauth2/authorize`)).status).toBe(404);
});

test('allows API requests from any origin, but never access to its own pages', async () => {
  const { provider } = await serve();
  const response = await fetch(`${provider.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:6006' },
    body: JSON.stringify({ clientId: 'fenn-house', grantType: 'anonymous' }),
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:6006');
  expect(await response.json()).toMatchObject({ expires_in: expect.any(Number) });
  const page = await fetch(`${provider.url}/logout`);
  expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  const options = await fetch(`${provider.url}/oauth2/token`, { method: 'OPTIONS' });
  expect(options.status).toBe(204);
});

test('allows tests in another process to select scenarios when enabled', async () => {
  const { provider, client } = await serve({ control: true });
  const choose = (body: object) =>
    fetch(`${provider.url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const rules = { headers: { 'x-frame-options': 'DENY' } };
  expect((await choose({ scenario: 'silent', times: 1, rules })).status).toBe(204);
  const oauthData = await auth.generateOAuthData('https://fenn.example/back');
  const { authUrl } = await auth.getAuthUrl(client, oauthData);
  const silent = await fetch(authUrl);
  expect(silent.headers.get('x-frame-options')).toBe('DENY');
  expect(await silent.text()).not.toContain('<form');
  expect(await (await fetch(authUrl)).text()).toContain('<form');
  await choose({ tokens: 'broken', times: 1 });
  await expect(auth.generateVisitorTokens(client)).rejects.toMatchObject({ status: 500 });
  expect((await choose({ rules: { cookie: 'crumbs' } })).status).toBe(400);
  expect((await choose({ times: 'often' })).status).toBe(400);
  const unknown = await choose({ scenario: 'rain' });
  expect([unknown.status, (await unknown.json()).message]).toEqual([
    400,
    'The request is not valid',
  ]);
});

test('rejects scenario requests when not enabled', async () => {
  const { provider } = await serve();
  const response = await fetch(`${provider.url}/control`, { method: 'POST' });
  expect(response.status).toBe(404);
});
