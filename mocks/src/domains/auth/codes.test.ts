import * as auth from '@vitrine/client/auth';
import * as cart from '@vitrine/client/cart';
import * as identity from '@vitrine/client/identity';
import { describe, expect, test } from 'vitest';
import { back, connect, getCode, ledBack, runa, signIn } from '../../testing/sign-in.ts';
import { CODE_LIFETIME } from './codes.ts';
import { MEMBERS_API_KEY } from './external.ts';
import { REUSE_GRACE } from './tokens.ts';

describe('an authorization code', () => {
  /** Starts a login whose code has been returned. */
  async function withCode() {
    const visit = connect();
    const oauthData = await auth.generateOAuthData(back);
    const { authUrl } = await auth.getAuthUrl(visit.client, oauthData);
    const { code } = auth.parseFromUrl(ledBack(visit.platform, authUrl, runa));
    const exchange = (changes: Partial<auth.OAuthData> = {}) =>
      auth.getMemberTokens(visit.client, code, oauthData.state, { ...oauthData, ...changes });
    return { ...visit, exchange };
  }

  test('is invalid without its verifier, and stays invalid afterwards', async () => {
    const { exchange } = await withCode();
    const codeVerifier = auth.createCodeVerifier();
    expect(await getCode(exchange({ codeVerifier }))).toEqual(['NO_MEMBER_TOKENS', 400]);
    expect(await getCode(exchange())).toEqual(['NO_MEMBER_TOKENS', 400]);
  });

  test('is bound to its redirect URI', async () => {
    const { exchange } = await withCode();
    const redirectUri = 'https://evil.example/';
    expect(await getCode(exchange({ redirectUri }))).toEqual(['NO_MEMBER_TOKENS', 400]);
  });

  test('expires', async () => {
    const { exchange, clock } = await withCode();
    clock.advance(CODE_LIFETIME);
    expect(await getCode(exchange())).toEqual(['NO_MEMBER_TOKENS', 400]);
  });

  test('revokes the tokens it issued when it is used twice', async () => {
    const { exchange, client } = await withCode();
    await auth.setTokens(client, await exchange());
    expect(await getCode(exchange())).toEqual(['NO_MEMBER_TOKENS', 400]);
    await getCode(cart.getCurrentCart(client));
    expect(await auth.loggedIn(client)).toBe(false);
  });
});

describe('a member session', () => {
  test('ends when the owner blocks the member', async () => {
    const visit = connect();
    await signIn(visit);
    visit.platform.identity.block(runa.email);
    await getCode(cart.getCurrentCart(visit.client));
    expect(await auth.loggedIn(visit.client)).toBe(false);
    expect(await auth.login(visit.client, runa)).toMatchObject({
      loginState: 'FAILURE',
      error: 'The platform rejected: This account is blocked.',
    });
  });

  test('survives renewals and ends for both parties when a refresh token is reused', async () => {
    const visit = connect();
    await signIn(visit);
    const { refreshToken } = await auth.getTokens(visit.client);
    const renewed = await auth.renewToken(visit.client, refreshToken);
    await auth.setTokens(visit.client, renewed);
    visit.clock.advance(REUSE_GRACE + 1);
    await getCode(auth.renewToken(visit.client, refreshToken));
    await getCode(cart.getCurrentCart(visit.client));
    expect(await auth.loggedIn(visit.client)).toBe(false);
  });

  test('is issued to a server with an API key', async () => {
    const { client, platform } = connect();
    const { id = '' } = platform.identity.member(runa.email);
    const external = (memberId: string, key: string) =>
      auth.getMemberTokensForExternalLogin(client, memberId, key);
    await auth.setTokens(client, await external(id, MEMBERS_API_KEY));
    expect(await auth.loggedIn(client)).toBe(true);
    await identity.changePassword(client, 'another-glaze');
    await expect(external(id, 'guessed')).rejects.toMatchObject({ status: 403 });
    await expect(external('nobody', MEMBERS_API_KEY)).rejects.toMatchObject({ status: 400 });
  });
});
