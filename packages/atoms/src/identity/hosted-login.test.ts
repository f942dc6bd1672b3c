import { MEMBERS_API_KEY } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { cartAtom, cartLinesAtom } from '../cart/cart.ts';
import { addToCartAtom } from '../cart/cart-actions.ts';
import { aksel, ledBack, redirectUri, runa, signIn, somebody } from '../testing/people.ts';
import { lineFor } from '../testing/shop.ts';
import {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  logInExternallyAtom,
  logOutAtom,
  pendingReturnsAtom,
} from './hosted-login.ts';
import { logInAtom, loginAtom } from './login.ts';
import { sessionAtom } from './session.ts';

const originalUrl = 'https://fenn.example/';

describe('the hosted login', () => {
  it('keeps what the return needs as plain data, which outlives the page', async () => {
    const { world, store } = somebody();
    const { authUrl } = await store.set(beginHostedLoginAtom, {
      redirectUri,
      originalUri: '/cart',
    });
    const kept = JSON.stringify(store.get(pendingReturnsAtom));
    expect(kept).not.toContain(authUrl);
    store.set(pendingReturnsAtom, []);

    store.set(pendingReturnsAtom, JSON.parse(kept));
    const url = ledBack(world, authUrl, runa);
    expect(await store.set(completeHostedLoginAtom, { url })).toEqual({ originalUri: '/cart' });
    expect(store.get(completeHostedLoginAtom).status).toBe('success');
    expect(await store.set(sessionAtom)).toEqual({ role: 'member', loggedIn: true, isKnown: true });
  });

  it('ends once: the same return again is refused, and nobody is signed out by it', async () => {
    const { world, store } = somebody();
    const { authUrl } = await store.set(beginHostedLoginAtom, { redirectUri });
    const url = ledBack(world, authUrl, runa);
    await store.set(completeHostedLoginAtom, { url });
    const before = world.calls.length;
    await expect(store.set(completeHostedLoginAtom, { url })).rejects.toThrow('Invalid _state');
    expect(world.calls).toHaveLength(before);
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
  });

  it.each([
    [{ code: 'c', state: '__proto__' }, 'Invalid _state'],
    [{ code: 'c' }, 'Missing code or _state'],
    [{}, 'Missing code or _state'],
    [{ error: 'access_denied', errorDescription: 'Not today' }, 'Not today'],
    [{ error: 'access_denied', state: 'forged' }, 'Invalid _state'],
  ])('with the return %o fails with "%s", and waits on', async (returned, words) => {
    const { store } = somebody();
    await store.set(beginHostedLoginAtom, { redirectUri });
    await expect(store.set(completeHostedLoginAtom, { returned })).rejects.toThrow(words);
    expect(store.get(completeHostedLoginAtom)).toMatchObject({ status: 'error' });
    expect(store.get(pendingReturnsAtom)).toHaveLength(1);
  });

  it('forgets those that people left behind', async () => {
    const { store } = somebody();
    for (let left = 0; left < 12; left += 1) await store.set(beginHostedLoginAtom, { redirectUri });
    expect(store.get(pendingReturnsAtom)).toHaveLength(10);
  });

  it('asks nothing of who has logged in already', async () => {
    const { world, store } = somebody();
    const result = await store.set(logInAtom, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const { authUrl } = await store.set(beginHostedLoginAtom, {
      redirectUri,
      responseMode: 'query',
      ...result.data,
    });
    const url = ledBack(world, authUrl);
    await store.set(completeHostedLoginAtom, { url, responseMode: 'query' });
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
    expect(store.get(loginAtom).result).toEqual({ loginState: 'INITIAL' });
  });
});

describe('who is there', () => {
  it('shows as soon as it changes', async () => {
    const visit = somebody();
    const { store } = visit;
    const roles: string[] = [];
    store.sub(sessionAtom, () => roles.push(store.get(sessionAtom).role));
    expect(store.get(sessionAtom)).toEqual({ role: 'none', loggedIn: false, isKnown: false });
    await signIn(visit);
    await vi.waitFor(() => expect(store.get(sessionAtom).loggedIn).toBe(true));
    await store.set(logOutAtom, { originalUrl });
    await vi.waitFor(() => expect(store.get(sessionAtom).role).toBe('none'));
    expect(roles.filter((role, at) => role !== roles[at - 1])).toEqual([
      'none',
      'visitor',
      'member',
      'none',
    ]);
  });

  it('is nobody’s member any more when the owner blocks them', async () => {
    const visit = somebody();
    const { store, world } = visit;
    await signIn(visit);
    store.sub(sessionAtom, () => {});
    await vi.waitFor(() => expect(store.get(sessionAtom).loggedIn).toBe(true));
    world.identity.block(runa.email);
    await store.set(cartAtom);
    await vi.waitFor(() => expect(store.get(sessionAtom).role).toBe('visitor'));
  });

  it('has a cart that the next person never sees', async () => {
    const visit = somebody();
    const { store, world } = visit;
    store.sub(cartLinesAtom, () => {});
    await signIn(visit);
    await store.set(addToCartAtom, { lineItems: [lineFor(world, 'low-pitcher')] });
    await vi.waitFor(() => expect(store.get(cartLinesAtom)).toHaveLength(1));
    await store.set(logOutAtom, { originalUrl });
    expect(store.get(cartLinesAtom)).toEqual([]);
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(store.get(cartAtom).data).toBeNull());
    await store.set(logOutAtom, { originalUrl });
    await signIn(visit, runa);
    await vi.waitFor(() => expect(store.get(cartLinesAtom)).toHaveLength(1));
  });

  it('may be signed in by a server, whose key is nowhere in the state', async () => {
    const { store, world } = somebody();
    const memberId = world.identity.member(runa.email).id ?? '';
    const role = await store.set(logInExternallyAtom, { memberId, apiKey: MEMBERS_API_KEY });
    expect(role).toBe('member');
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
    expect(JSON.stringify(store.get(logInExternallyAtom))).not.toContain(MEMBERS_API_KEY);
  });
});

describe('logging out', () => {
  it('tells where the provider forgets the person, too', async () => {
    const visit = somebody();
    await signIn(visit);
    const { logoutUrl } = await visit.store.set(logOutAtom, { originalUrl });
    expect(logoutUrl).toMatch(/\/logout\?clientId=fenn-house/);
    expect(visit.store.get(logOutAtom)).toMatchObject({ status: 'success', data: { logoutUrl } });
  });

  it('forgets them here also when the provider can’t be reached', async () => {
    const visit = somebody();
    const { store, world } = visit;
    await signIn(visit);
    world.fail('redirects.createRedirectSession', 'offline');
    await expect(store.set(logOutAtom, { originalUrl })).rejects.toThrow('System error occurred');
    expect(store.get(logOutAtom).status).toBe('error');
    expect((await store.set(sessionAtom)).role).toBe('none');
  });
});
