import * as auth from '@vitrine/client/auth';
import { describe, expect, test } from 'vitest';
import { connectProvider, returnedBy } from '../../../testing/provider.ts';
import { runa } from '../../../testing/sign-in.ts';

describe('the provider’s session', () => {
  test('starts with a login and authorizes the next request without a login form', async () => {
    const { client, visit, authorizeUrl } = connectProvider();
    const first = await authorizeUrl();
    expect(first.authUrl).toMatch(/^https:\/\/login\.example\/oauth2\/authorize\?/);
    expect(await (await visit(first.authUrl)).text()).toContain('<form method="post">');
    const led = await visit(first.authUrl, runa);
    await auth.completeLogin(client, returnedBy(led), first.oauthData);
    expect(await auth.loggedIn(client)).toBe(true);

    const silent = await authorizeUrl({ prompt: 'none' });
    expect(returnedBy(await visit(silent.authUrl))).toMatchObject({ code: expect.any(String) });
    const request = await authorizeUrl({ prompt: 'login' });
    expect(await (await visit(request.authUrl)).text()).toContain('<form method="post">');
  });

  test('ends with a logout, which redirects to the shop', async () => {
    const { client, visit, authorizeUrl } = connectProvider();
    await visit((await authorizeUrl()).authUrl, runa);
    const { logoutUrl } = await auth.logout(client, 'https://fenn.example/');
    expect(logoutUrl).toMatch(/^https:\/\/login\.example\/logout\?/);
    const led = await visit(logoutUrl);
    expect([led.status, led.headers.get('location')]).toEqual([303, 'https://fenn.example/']);
    const { authUrl } = await authorizeUrl({ prompt: 'none' });
    expect(returnedBy(await visit(authUrl))).toMatchObject({ error: 'login_required' });
  });

  test('redirects to web addresses only after logout', async () => {
    const { visit } = connectProvider();
    const page = await visit('https://login.example/logout?postFlowUrl=javascript:alert(1)');
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
  });

  test('ends when the owner blocks the member', async () => {
    const { platform, visit, authorizeUrl } = connectProvider();
    await visit((await authorizeUrl()).authUrl, runa);
    platform.identity.block(runa.email);
    const { authUrl } = await authorizeUrl({ prompt: 'none' });
    expect(returnedBy(await visit(authUrl))).toMatchObject({ error: 'login_required' });
  });

  test.each([
    ['none', /; HttpOnly; SameSite=None; Secure$/],
    ['lax', /; HttpOnly; SameSite=Lax$/],
    ['partitioned', /; SameSite=None; Secure; Partitioned$/],
  ] as const)(
    'sets the session cookie attributes that the rule specifies (%s)',
    async (cookie, pattern) => {
      const { provider, visit, authorizeUrl } = connectProvider();
      provider.setRules({ cookie });
      const { authUrl } = await authorizeUrl();
      expect((await visit(authUrl, runa)).headers.get('set-cookie')).toMatch(pattern);
      expect(
        (await visit(authUrl, { ...runa, password: 'x' })).headers.get('set-cookie'),
      ).toBeNull();
    },
  );

  test('can be required in addition to a session token', async () => {
    const { platform, provider, visit, authorizeUrl } = connectProvider();
    provider.setRules({ tokenNeedsCookie: true });
    const sessionToken = platform.identity.getSession(runa.email);
    const silent = async () => {
      const { authUrl } = await authorizeUrl({ prompt: 'none', sessionToken });
      return returnedBy(await visit(authUrl));
    };
    expect(await silent()).toMatchObject({ error: 'login_required' });
    await visit((await authorizeUrl()).authUrl, runa);
    expect(await silent()).toMatchObject({ code: expect.any(String) });
  });
});

test('returns access_denied to the shop when the user cancels', async () => {
  const { visit, authorizeUrl } = connectProvider();
  const { authUrl, oauthData } = await authorizeUrl();
  expect(returnedBy(await visit(authUrl, { deny: 'yes' }))).toEqual({
    error: 'access_denied',
    errorDescription: 'The person did not want to.',
    state: oauthData.state,
  });
});

describe('a second authentication step', () => {
  const stateTokenIn = async (response: Response) =>
    /name="stateToken" value="(.*?)"/.exec(await response.text())?.[1] ?? '';

  test.each(['per', 'ida'])(
    'asks %s for the emailed code and allows another attempt',
    async (name) => {
      const { platform, client, visit, authorizeUrl } = connectProvider();
      const member = { ...runa, email: `${name}@fennhouse.example` };
      const { authUrl, oauthData } = await authorizeUrl();
      const stateToken = await stateTokenIn(await visit(authUrl, member));
      const slip = await visit(authUrl, { stateToken, code: '000' });
      expect(await slip.text()).toContain('<p role="alert">The code is not right.</p>');
      const led = await visit(authUrl, {
        stateToken,
        code: platform.identity.codeFor(member.email),
      });
      await auth.completeLogin(client, returnedBy(led), oauthData);
      expect(await auth.loggedIn(client)).toBe(true);
    },
  );

  test('restarts the login after the step has expired', async () => {
    const { visit, authorizeUrl } = connectProvider();
    const { authUrl } = await authorizeUrl();
    const page = await (await visit(authUrl, { stateToken: 'nobody’s', code: '123456' })).text();
    expect(page).toContain('This login is over. Start again.');
    expect(page).toContain('name="password"');
  });
});

test('returns its issuer when the rule requires it', async () => {
  const { provider, visit, authorizeUrl } = connectProvider();
  const { authUrl } = await authorizeUrl();
  expect(returnedBy(await visit(authUrl, runa)).iss).toBeUndefined();
  provider.setRules({ namesItself: true });
  expect(returnedBy(await visit(authUrl, runa)).iss).toBe('https://login.example');
});

test('serves no other pages and records its visits', async () => {
  const { provider, visit } = connectProvider();
  expect(provider.hasPage('GET', '/elsewhere')).toBe(false);
  expect(provider.hasPage('PUT', '/logout')).toBe(false);
  await visit('https://login.example/logout');
  expect(provider.visits).toEqual(['GET /logout']);
  await expect(visit('https://login.example/__proto__')).rejects.toThrow('no page');
});
