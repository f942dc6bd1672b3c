import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import * as cart from '@vitrine/client/cart';
import * as identity from '@vitrine/client/identity';
import { describe, expect, test } from 'vitest';
import { back, connect, getCode, ledBack, runa, signIn } from '../../testing/sign-in.ts';
import { MEMBERS_API_KEY } from './external.ts';

const SECOND = 1000;

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

  test('expires after a minute', async () => {
    const [early, late] = [await withCode(), await withCode()];
    early.clock.advance(60 * SECOND - 1);
    expect(await getCode(early.exchange())).toBe('no error');
    late.clock.advance(60 * SECOND);
    expect(await getCode(late.exchange())).toEqual(['NO_MEMBER_TOKENS', 400]);
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
    // Two tabs that renew at the same time are no theft.
    visit.clock.advance(10 * SECOND);
    await getCode(auth.renewToken(visit.client, refreshToken));
    await getCode(cart.getCurrentCart(visit.client));
    expect(await auth.loggedIn(visit.client)).toBe(true);
    visit.clock.advance(1);
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

/** Another visitor of the same platform, with a cart of their own. */
function connectAnother({ platform, clock }: ReturnType<typeof connect>) {
  const { apiBaseUrl, fetch, catalog, shop } = platform;
  const provider = { apiBaseUrl };
  const client = createClient({ clientId: 'fenn-house', provider, fetch, clock });
  const add = (slug: string) => {
    const catalogReference = { appId: shop.appId, catalogItemId: catalog.product(slug).id };
    return cart.addToCurrentCart(client, { lineItems: [{ quantity: 1, catalogReference }] });
  };
  return { client, add };
}

test('the cart of a visitor who logs in loses what it cannot have', async () => {
  const visit = connect();
  await signIn(visit);
  await visit.add('dipped-cup', 2);
  const { client, add } = connectAnother(visit);
  await add('low-pitcher');
  await add('side-plate');
  visit.platform.catalog.delete('low-pitcher');
  await signIn({ ...visit, client });
  const { lineItems } = await cart.getCurrentCart(client);
  expect(lineItems?.map(({ productName, quantity }) => [productName?.original, quantity])).toEqual([
    ['Dipped cup', 2],
    ['Side plate', 1],
  ]);
});

describe('the coupon of a visitor who logs in', () => {
  const getCoupon = async (client: ReturnType<typeof connect>['client']) =>
    (await cart.getCurrentCart(client)).appliedDiscounts?.map(({ coupon }) => coupon?.code);

  test('comes with the cart', async () => {
    const visit = connect();
    await visit.add('low-pitcher');
    await cart.updateCurrentCart(visit.client, { couponCode: 'FIRSTLIGHT' });
    await signIn(visit);
    expect(await getCoupon(visit.client)).toEqual(['FIRSTLIGHT']);
  });

  test('does not replace that of the member', async () => {
    const visit = connect();
    await signIn(visit);
    await visit.add('low-pitcher');
    await cart.updateCurrentCart(visit.client, { couponCode: 'FIRSTLIGHT' });
    const { client, add } = connectAnother(visit);
    await add('low-pitcher');
    await cart.updateCurrentCart(client, { couponCode: 'WARMROOM' });
    await signIn({ ...visit, client });
    expect(await getCoupon(client)).toEqual(['FIRSTLIGHT']);
  });
});
