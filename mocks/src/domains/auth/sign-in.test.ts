import * as auth from '@vitrine/client/auth';
import * as cart from '@vitrine/client/cart';
import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';
import { back, connect, ledBack, runa, signIn } from '../../testing/sign-in.ts';

describe('the hosted login', () => {
  test('logs a member in with the visitor’s cart', async () => {
    const visit = connect();
    const { client, platform, add } = visit;
    const { cart: before } = await add('low-pitcher', 2);
    await signIn(visit);
    expect(await auth.loggedIn(client)).toBe(true);
    const after = await cart.getCurrentCart(client);
    expect(after.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
    expect(after.buyerInfo).toEqual({ memberId: platform.identity.member(runa.email).id });
    expect(platform.cart(before.buyerInfo?.visitorId).read()).toBeUndefined();
    expect(platform.announcements.slice(-2).map(({ name }) => name)).toEqual([
      'cart_deleted',
      'cart_created',
    ]);
  });

  test('merges the visitor’s line items into the member’s cart', async () => {
    const visit = connect();
    await signIn(visit);
    await visit.add('low-pitcher');
    await auth.logout(visit.client, back);
    await visit.add('low-pitcher', 2);
    await visit.add('serving-bowl');
    await signIn(visit);
    const { lineItems } = await cart.getCurrentCart(visit.client);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test('brings custom line items along', async () => {
    const visit = connect();
    await visit.add('low-pitcher');
    const { cart: before } = await cart.addToCurrentCart(visit.client, {
      customLineItems: [
        {
          quantity: 1,
          price: '40.00',
          productName: { original: 'Repair of a vase' },
          itemType: { preset: 'SERVICE' },
        },
      ],
    });
    await signIn(visit);
    const { lineItems } = await cart.getCurrentCart(visit.client);
    expect(lineItems.map(({ productName }) => productName?.original)).toEqual([
      'Low pitcher',
      'Repair of a vase',
    ]);
    expect(lineItems[1]?._id).toBe(before.lineItems[1]?._id);
  });

  test('keeps the carts of two members separate', async () => {
    const visit = connect();
    await signIn(visit);
    await visit.add('low-pitcher');
    await auth.logout(visit.client, back);
    await signIn(visit, { ...runa, email: 'aksel@fennhouse.example' });
    await expect(cart.getCurrentCart(visit.client)).rejects.toMatchObject({ status: 404 });
  });

  test('shows the form again after a wrong password, with the reason', async () => {
    const { client, platform } = connect();
    const oauthData = await auth.generateOAuthData(back);
    const { authUrl } = await auth.getAuthUrl(client, oauthData);
    expect(platform.identity.visit(authUrl)).toEqual({ kind: 'form' });
    expect(platform.identity.visit(authUrl, { ...runa, password: 'wrong' })).toEqual({
      kind: 'form',
      error: 'The e-mail and the password do not belong together.',
    });
    const nils = { ...runa, email: 'nils@fennhouse.example' };
    expect(platform.identity.visit(authUrl, nils)).toMatchObject({
      kind: 'form',
      error: expect.stringContaining('REQUIRE_OWNER_APPROVAL'),
    });
  });

  test('returns the code in the query when requested', async () => {
    const { client, platform } = connect();
    const oauthData = await auth.generateOAuthData(`${back}?from=menu`);
    const { authUrl } = await auth.getAuthUrl(client, oauthData, { responseMode: 'query' });
    const location = ledBack(platform, authUrl, runa);
    expect(location).toMatch(/^https:\/\/fenn\.example\/back\?from=menu&code=.{48}&state=/);
    const returned = auth.parseFromUrl(location, 'query');
    expect(returned.state).toBe(oauthData.state);
  });
});

describe('a direct login', () => {
  test('returns a code for a valid session token', async () => {
    const { client, platform } = connect();
    const result = await auth.login(client, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const { authUrl, oauthData } = await auth.startDirectLogin(client, result.data.sessionToken);
    const outcome = platform.identity.visit(authUrl);
    if (outcome.kind !== 'message') throw new Error(outcome.kind);
    await auth.completeLogin(client, outcome.message, oauthData);
    expect(await auth.loggedIn(client)).toBe(true);
  });

  test('returns a code for five minutes', async () => {
    const { client, platform, clock } = connect();
    const result = await auth.login(client, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const { authUrl } = await auth.startDirectLogin(client, result.data.sessionToken);
    const getMessage = () => platform.identity.visit(authUrl);
    clock.advance(5 * 60_000 - 1);
    expect(getMessage()).toMatchObject({ message: { code: expect.any(String) } });
    clock.advance(1);
    expect(getMessage()).toMatchObject({ message: { error: 'login_required' } });
  });

  test('returns login_required without a session token', async () => {
    const { client, platform } = connect();
    const { authUrl, oauthData } = await auth.startDirectLogin(client, 'nobody’s');
    expect(platform.identity.visit(authUrl)).toEqual({
      kind: 'message',
      message: {
        error: 'login_required',
        error_description: 'Nobody is signed in here.',
        state: oauthData.state,
      },
    });
  });
});

describe('the authorize page', () => {
  const good = {
    ...{ clientId: 'c', responseType: 'code', responseMode: 'fragment', redirectUri: back },
    ...{ state: 's', codeChallengeMethod: 'S256', codeChallenge: 'x'.repeat(43) },
  };
  const visit = (changes: Record<string, string>) => {
    const parameters = new URLSearchParams({ ...good, ...changes });
    return createMockPlatform().identity.visit(`https://pages.example/authorize?${parameters}`);
  };

  test.each<[Record<string, string>, string]>([
    [{ clientId: '' }, 'no client'],
    [{ responseMode: 'form_post' }, 'no response mode form_post'],
    [{ redirectUri: '' }, 'absolute'],
    [{ redirectUri: 'javascript:alert(1)' }, 'absolute'],
    [{ redirectUri: 'data:text/html,x', responseMode: 'web_message' }, 'absolute'],
  ])('leads nowhere with %j', (changes, expectedReason) => {
    const reason = expect.stringContaining(expectedReason);
    expect(visit(changes)).toEqual({ kind: 'rejected', reason });
  });

  test.each<[Record<string, string>, string]>([
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallenge: '' }, 'invalid_request'],
    [{ state: '' }, 'invalid_request'],
  ])('leads back with an error for %j', (changes, error) => {
    const outcome = visit(changes);
    expect(outcome.kind).toBe('redirect');
    const { location } = outcome as { location: string };
    expect(auth.parseFromUrl(location)).toMatchObject({ error });
  });
});
