import { describe, expect, test } from 'vitest';
import { describeEndpoints, describeWrongArguments } from '../../testing/endpoint-cases.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { getAuthUrl, startDirectLogin } from './authorize.ts';
import { createCodeChallenge } from './pkce.ts';

const endpoint = 'https://pages.example/oauth2/authorize';
const response = {
  redirectSession: {
    fullUrl: `${endpoint}?state=state-1`,
    urlDetails: { endpoint },
    sessionToken: 'session-2',
  },
};
const login = {
  redirectUri: 'https://fenn.example/back',
  originalUri: '/cart',
  codeVerifier: 'verifier-1',
  codeChallenge: 'challenge-1',
  state: 'state-1',
};
const { redirectUri: _, ...withoutRedirect } = login;

const authRequest = {
  clientId: 'client-1',
  codeChallenge: 'challenge-1',
  codeChallengeMethod: 'S256',
  responseMode: 'fragment',
  responseType: 'code',
  scope: 'offline_access',
  state: 'state-1',
};
const line = 'POST /_api/redirects-api/v1/redirect-session';

describeEndpoints('what an authorize session sends', response, [
  [
    'by default',
    (client) => getAuthUrl(client, login),
    line,
    {
      auth: {
        authRequest: { redirectUri: 'https://fenn.example/back', ...authRequest },
        prompt: 'login',
      },
    },
  ],
  [
    'with another mode, prompt and a session token',
    (client) =>
      getAuthUrl(client, login, {
        responseMode: 'query',
        prompt: 'select_account',
        sessionToken: 'session-1',
      }),
    line,
    {
      auth: {
        authRequest: {
          redirectUri: 'https://fenn.example/back',
          ...authRequest,
          responseMode: 'query',
          sessionToken: 'session-1',
        },
        prompt: 'select_account',
      },
    },
  ],
  [
    'without an address to come back to',
    (client) => getAuthUrl(client, withoutRedirect),
    line,
    { auth: { authRequest, prompt: 'login' } },
  ],
]);

test('an authorize session returns the URL, and sends no secrets', async () => {
  const { client, calls } = fakePlatform({ respond: () => response });
  expect(await getAuthUrl(client, login)).toEqual({
    authUrl: `${endpoint}?state=state-1`,
    authorizationEndpoint: endpoint,
    sessionToken: 'session-2',
  });
  const sent = JSON.stringify(calls);
  expect(sent).not.toContain('verifier-1');
  expect(sent).not.toContain('/cart');
});

describe('a direct login', () => {
  test('requests web_message mode without a prompt or redirect, with its own challenge', async () => {
    const { client, calls } = fakePlatform({ respond: () => response });
    const { oauthData, ...url } = await startDirectLogin(client, 'session-1');
    expect(url).toMatchObject({ authorizationEndpoint: endpoint });
    expect(await createCodeChallenge(oauthData.codeVerifier)).toBe(oauthData.codeChallenge);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        auth: {
          authRequest: {
            ...authRequest,
            codeChallenge: oauthData.codeChallenge,
            state: oauthData.state,
            responseMode: 'web_message',
            sessionToken: 'session-1',
          },
          prompt: 'none',
        },
      },
    ]);
  });
});

describeWrongArguments('wrong arguments of authorize sessions', [
  [
    'no data of a login',
    (client) => getAuthUrl(client, undefined as never),
    'getAuthUrl: oauthData must be an object, but it is undefined.',
  ],
  [
    'data without a challenge',
    (client) => getAuthUrl(client, { ...login, codeChallenge: '' }),
    'getAuthUrl: oauthData.codeChallenge must be a non-empty string, but it is an empty string.',
  ],
  [
    'data without a state',
    (client) => getAuthUrl(client, { ...login, state: undefined as never }),
    'getAuthUrl: oauthData.state must be a non-empty string, but it is undefined.',
  ],
  [
    'a direct login without a session token',
    (client) => startDirectLogin(client, undefined as never),
    'startDirectLogin: sessionToken must be a non-empty string, but it is undefined.',
  ],
]);
