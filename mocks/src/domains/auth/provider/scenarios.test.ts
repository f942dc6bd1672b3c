import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../../platform/mock-platform.ts';
import { connectProvider, returnedBy } from '../../../testing/provider.ts';
import { runa } from '../../../testing/sign-in.ts';
import type { ScenarioName } from './scenarios.ts';
import type { TokenFailureName } from './token-failures.ts';

/** A visit in which a scenario plays. */
async function played(scenario: ScenarioName, options?: auth.AuthUrlOptions) {
  const { provider, visit, authorizeUrl } = connectProvider();
  provider.play(scenario);
  const { authUrl, oauthData } = await authorizeUrl(options);
  return { response: await visit(authUrl), state: oauthData.state };
}

describe('a scenario of the authorize page', () => {
  test.each(['login_required', 'interaction_required', 'access_denied', 'server_error'] as const)(
    'returns the error %s',
    async (error) => {
      const { response, state } = await played(error);
      expect(returnedBy(response)).toMatchObject({ error, state });
    },
  );

  test.each([
    ['known', { code: expect.any(String), state: expect.any(String) }],
    ['wrong-state', { code: expect.any(String), state: 'older' }],
    ['wrong-issuer', { code: expect.any(String), iss: 'https://elsewhere.example' }],
  ] as const)('%s returns the response it is named after', async (scenario, returned) => {
    const { response } = await played(scenario);
    expect(returnedBy(response)).toMatchObject(returned);
  });

  test('redirects to another origin, which posts the correct response', async () => {
    const { response, state } = await played('wrong-origin');
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^https:\/\/elsewhere\.example\/oauth2\/elsewhere\?code=.{48}&state=/);
    const { provider } = connectProvider();
    provider.baseUrl = 'http://localhost:4011/';
    const page = await provider.handle(new Request(location));
    expect(await page?.text()).toContain(`"state":"${state}"`);
  });

  test.each([
    ['http://localhost:4011/', 'http://127.0.0.1:4011/oauth2/elsewhere'],
    ['http://127.0.0.1:4011/', 'http://localhost:4011/oauth2/elsewhere'],
  ])('redirects from %s to its other name', async (baseUrl, expected) => {
    const { provider, visit, authorizeUrl } = connectProvider();
    provider.baseUrl = baseUrl;
    provider.play('wrong-origin');
    const response = await visit((await authorizeUrl()).authUrl);
    expect(response.headers.get('location')?.split('?')[0]).toBe(expected);
  });

  test('never responds until the request is aborted', async () => {
    const { provider, authorizeUrl } = connectProvider();
    provider.play('no-response');
    const abort = new AbortController();
    const { authUrl } = await authorizeUrl();
    const response = provider.handle(new Request(authUrl, { signal: abort.signal }));
    const ended = expect(response).rejects.toMatchObject({ name: 'AbortError' });
    abort.abort();
    await ended;
  });

  test('responds twice, with two codes', async () => {
    const { response } = await played('twice', { responseMode: 'web_message' });
    const codes = [...(await response.text()).matchAll(/"code":"([\w-]{48})"/g)].map(
      ([, it]) => it,
    );
    expect(new Set(codes).size).toBe(2);
  });

  test.each([
    ['silent', 200, null, null],
    ['no-frames', 200, 'DENY', null],
    ['cut-off', 200, null, 'same-origin'],
    ['bad-gateway', 502, null, null],
  ] as const)('%s renders a page with status %d', async (scenario, status, frames, opener) => {
    const { response } = await played(scenario);
    const header = (name: string) => response.headers.get(name);
    expect(response.status).toBe(status);
    expect([header('x-frame-options'), header('cross-origin-opener-policy')]).toEqual([
      frames,
      opener,
    ]);
    expect(await response.text()).not.toContain('postMessage');
  });

  test('ends after a number of visits or when stopped; the latest one applies', async () => {
    const { provider, visit, authorizeUrl } = connectProvider();
    const { authUrl } = await authorizeUrl();
    const end = provider.play('access_denied');
    provider.play('login_required', { times: 1 });
    expect(returnedBy(await visit(authUrl)).error).toBe('login_required');
    expect(returnedBy(await visit(authUrl)).error).toBe('access_denied');
    end();
    expect((await visit(authUrl)).status).toBe(200);
    expect(() => provider.play('rain' as ScenarioName)).toThrow('There is no scenario "rain". Use');
  });

  test('can be a function that issues a code for any member', async () => {
    const { client, provider, visit, authorizeUrl } = connectProvider();
    provider.play(({ respondToClient, issueCode }) =>
      respondToClient({ code: issueCode('aksel@fennhouse.example') }),
    );
    const { authUrl, oauthData } = await authorizeUrl();
    await auth.completeLogin(client, returnedBy(await visit(authUrl)), oauthData);
    expect(await auth.loggedIn(client)).toBe(true);
  });
});

describe('a failure of the token endpoint', () => {
  test.each<[TokenFailureName, string]>([
    ['html', 'MALFORMED_TOKENS'],
    ['moved', 'TOKENS_REFUSED'],
    ['too-many', 'TOKENS_REFUSED'],
    ['broken', 'TOKENS_REFUSED'],
    ['empty', 'MALFORMED_TOKENS'],
    ['wrong-types', 'MALFORMED_TOKENS'],
    ['error-as-success', 'MALFORMED_TOKENS'],
    ['offline', 'SYSTEM_ERROR'],
  ])('%s is a typed error, and the member keeps what they had', async (failure, code) => {
    const platform = createMockPlatform();
    const { apiBaseUrl, fetch } = platform;
    const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
    const { access_token: value, refresh_token } = platform.identity.tokensOf(runa.email);
    const tokens = {
      accessToken: { value, expiresAt: 1 },
      refreshToken: { value: refresh_token, role: 'member' as const },
    };
    await auth.setTokens(client, tokens);
    platform.identity.provider.failTokens(failure);
    await expect(auth.renewToken(client, tokens.refreshToken)).rejects.toMatchObject({ code });
    expect(await auth.getTokens(client)).toEqual(tokens);
  });

  test('reports an unknown failure by name', () => {
    const { provider } = connectProvider();
    const unknown = 'rain' as TokenFailureName;
    expect(() => provider.failTokens(unknown)).toThrow('fails in no way "rain". Use one of: html');
  });
});
