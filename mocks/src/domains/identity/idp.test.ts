import { createClient } from '@vitrine/client';
import * as identity from '@vitrine/client/identity';
import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';
import { IDP_CONNECTION_ID } from './idp.ts';

const key = btoa('0123456789abcdef');
const session = { sessionId: 'page-1', encryptionKey: key };
const connection = { tenantId: 'site', idpConnectionId: IDP_CONNECTION_ID };

function connect() {
  const platform = createMockPlatform();
  const { apiBaseUrl, fetch } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  return { client, platform };
}

const getText = ({ body }: identity.RawHttpResponse) => new TextDecoder().decode(body);

async function decrypt(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  const raw = Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const iv = bytes.slice(0, 12);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, bytes.slice(12));
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Returns the message that the final page posts on its channel. */
async function readChannelMessage(page: string) {
  const [, channel, text = ''] =
    /BroadcastChannel\("(.*)"\)\.postMessage\("(.*)"\)/.exec(page) ?? [];
  return { channel, message: await decrypt(text) };
}

describe('login with an identity provider', () => {
  const begin = async () => {
    const visit = connect();
    const response = await identity.loginWithIdpConnection(
      visit.client,
      connection,
      'SITE',
      session,
    );
    const page = getText(response);
    const [, state = ''] = /name="state" value="(.*?)"/.exec(page) ?? [];
    return { ...visit, response, page, state };
  };

  test('shows a platform page that redirects to the callback', async () => {
    const { response, page } = await begin();
    expect(response).toMatchObject({
      statusCode: 200,
      headers: [{ key: 'content-type', value: 'text/html; charset=utf-8' }],
    });
    expect(page).toContain('action="https://platform.example/_api/iam/authentication/v1/callback"');
  });

  test('ends with one encrypted message on the session’s channel', async () => {
    const { client, state } = await begin();
    const loginId = { email: 'runa@fennhouse.example' };
    const { sessionToken } = await identity.signOn(client, loginId);
    const page = getText(await identity.loginCallback(client, { state, sessionToken }));
    expect(await readChannelMessage(page)).toMatchObject({
      channel: 'idp-page-1',
      message: { state: 'SUCCESS', sessionToken, identity: { email: { address: loginId.email } } },
    });
    await expect(identity.loginCallback(client, { state, sessionToken })).rejects.toMatchObject({
      code: 'IDP_STATE_UNKNOWN',
    });
  });

  test('reports an unknown session with a message, too', async () => {
    const { client, state } = await begin();
    const page = getText(await identity.loginCallback(client, { state, sessionToken: 'nobody' }));
    expect((await readChannelMessage(page)).message).toMatchObject({ state: 'UNKNOWN_STATE' });
  });

  test.each([
    [{ tenantType: 'MOON' }, 'tenantType'],
    [{ encryptionKey: 'c2hvcnQ=' }, 'encryptionKey'],
    [{ encryptionKey: 'ø' }, 'encryptionKey'],
  ])('rejects %j', async (changes, field) => {
    const { client } = connect();
    const { tenantType, ...options } = { tenantType: 'SITE', ...session, ...changes };
    await expect(
      identity.loginWithIdpConnection(
        client,
        connection,
        tenantType as identity.TenantType,
        options,
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining(`"${field}"`) });
  });

  test('requires a configured connection', async () => {
    const { client } = connect();
    const other = { ...connection, idpConnectionId: 'other' };
    await expect(
      identity.loginWithIdpConnection(client, other, 'SITE', session),
    ).rejects.toMatchObject({ status: 404, code: 'IDP_CONNECTION_NOT_FOUND' });
  });
});

test('creates a member for an identity verified by the provider and saves the connection', async () => {
  const { client, platform } = connect();
  const logIn = () =>
    identity.loginWithIdpConnectionTokenParams(client, {
      idpConnectionId: IDP_CONNECTION_ID,
      tokenParams: { email: 'liv@fenn.example' },
    });
  const first = await logIn();
  const next = await logIn();
  expect(first.state).toBe('SUCCESS');
  expect(next.identity?._id).toBe(first.identity?._id);
  expect(platform.identity.member('liv@fenn.example')).toMatchObject({
    email: { isVerified: true },
    connections: [{ idpConnection: { idpConnectionId: IDP_CONNECTION_ID } }],
  });
});

describe('the provider’s logout', () => {
  test('redirects to the given URL, and to web addresses only', async () => {
    const { client } = connect();
    const response = await identity.endProviderSession(client, {
      postLogoutRedirectUri: 'https://fenn.example/',
    });
    expect(response).toMatchObject({
      statusCode: 302,
      headers: [{ key: 'location', value: 'https://fenn.example/' }],
    });
    expect(getText(await identity.endProviderSession(client))).toContain('You are logged out');
    await expect(
      identity.endProviderSession(client, { postLogoutRedirectUri: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('postLogoutRedirectUri') });
  });
});
