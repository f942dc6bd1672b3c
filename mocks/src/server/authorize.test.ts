import { type Client, createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockPlatform } from '../platform/mock-platform.ts';
import { visitHosted } from '../testing/hosted.ts';
import { back, runa } from '../testing/sign-in.ts';
import { HOSTED_PATH } from './hosted-page.ts';
import { createPlatformServer, type PlatformServer } from './index.ts';

const platform = createMockPlatform({ hostedBaseUrl: `https://pages.example${HOSTED_PATH}` });
let server: PlatformServer;
let client: Client;

beforeAll(async () => {
  server = await createPlatformServer({ platform, port: 0 });
  client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl: server.url } });
});
afterAll(() => server.close());

const visit = (pageUrl: string, typed?: Record<string, string>) =>
  visitHosted(server.url, pageUrl, typed);

test('accepts an email and password on the login page and redirects with a code', async () => {
  const oauthData = await auth.generateOAuthData(back);
  const { authUrl } = await auth.getAuthUrl(client, oauthData);
  const form = await visit(authUrl);
  expect(form.status).toBe(200);
  expect(await form.text()).toContain('<form method="post">');
  const again = await visit(authUrl, { ...runa, password: 'wrong' });
  expect(await again.text()).toContain(
    '<p role="alert">The e-mail and the password do not belong together.</p>',
  );
  const led = await visit(authUrl, runa);
  expect([led.status, led.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const returned = auth.parseFromUrl(led.headers.get('location') ?? '');
  await auth.completeLogin(client, returned, oauthData);
  expect(await auth.loggedIn(client)).toBe(true);
});

test('posts the result of a silent request and escapes URL parameters in the script', async () => {
  const { authUrl } = await auth.startDirectLogin(client, '</script><b>');
  const url = new URL(authUrl);
  url.searchParams.set('state', '</script><b>');
  const page = await (await visit(url.href)).text();
  expect(page).toContain('postMessage({"error":"login_required"');
  expect(page).toContain('"state":"\\u003c/script>\\u003cb>"');
  expect(page).not.toContain('<b>');
});

test('shows the reason when it cannot redirect', async () => {
  const page = await visit(`${HOSTED_PATH}/oauth2/authorize?clientId=c`);
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('absolute http or https address');
});

test('returns 404 for other methods', async () => {
  const response = await fetch(`${server.url}${HOSTED_PATH}/oauth2/authorize`, { method: 'PUT' });
  expect(response.status).toBe(404);
});
