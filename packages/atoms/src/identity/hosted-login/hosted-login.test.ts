import { MEMBERS_API_KEY } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartLinesAtom } from '../../cart/cart.ts';
import { addToCartAtom } from '../../cart/lines/add-to-cart.ts';
import {
  aksel,
  redirectUri,
  returnFromProvider,
  runa,
  signIn,
  someone,
} from '../../testing/accounts.ts';
import { lineFor } from '../../testing/cart-setup.ts';
import { loginPage, withShortTimeout } from '../../testing/login-page.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { logOutAtom } from '../log-out.ts';
import { logInAtom, loginAtom } from '../login.ts';
import { sessionAtom, sessionChangeAtom } from '../session.ts';
import {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  logInExternallyAtom,
  pendingReturnsAtom,
} from './hosted-login.ts';

const originalUrl = 'https://fenn.example/';

/** A visitor on a page of the shop, for whom no time passes. */
function visitor() {
  const page = loginPage();
  return { page, ...someone({}, {}, { clock: withShortTimeout }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the hosted login', () => {
  it('is stored in the tab without exposing its secrets', async () => {
    const { platform, store, page } = visitor();
    expect(store.get(pendingReturnsAtom)).toEqual([]);
    const { authUrl } = await store.set(beginHostedLoginAtom, { redirectUri, returnTo: '/cart' });
    expect(store.get(pendingReturnsAtom)).toEqual([
      { returnTo: '/cart', startedAt: expect.any(Date) },
    ]);
    page.href = returnFromProvider(platform, authUrl, runa);
    expect(await store.set(completeHostedLoginAtom)).toEqual({
      method: 'redirect',
      returnTo: '/cart',
    });
    expect(page.href).toBe(redirectUri);
    expect(store.get(pendingReturnsAtom)).toEqual([]);
    expect(await store.set(sessionAtom)).toEqual({ role: 'member', loggedIn: true, isKnown: true });
  });

  it('survives a reload of the page that started it', async () => {
    const { platform, store, page } = visitor();
    const { authUrl } = await store.set(beginHostedLoginAtom, { redirectUri });
    page.href = returnFromProvider(platform, authUrl, runa);
    const { fetch, apiBaseUrl } = platform;
    const next = createTestStorefront({ fetch, apiBaseUrl }, undefined, {
      clock: withShortTimeout,
    });
    expect(await next.store.set(completeHostedLoginAtom)).toEqual({
      method: 'redirect',
      returnTo: '/cart',
    });
  });

  it('completes once: a repeated callback is rejected and keeps the session', async () => {
    const { platform, store, page } = visitor();
    const { authUrl } = await store.set(beginHostedLoginAtom, { redirectUri });
    const url = returnFromProvider(platform, authUrl, runa);
    page.href = url;
    await store.set(completeHostedLoginAtom);
    page.href = url;
    const before = platform.calls.length;
    await expect(store.set(completeHostedLoginAtom)).rejects.toThrow('Invalid _state');
    expect(platform.calls).toHaveLength(before);
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
  });

  it.each([
    ['#code=c&state=__proto__', 'Invalid _state'],
    ['#code=c', 'Missing code or _state'],
    ['', 'Missing code or _state'],
    ['#error=access_denied&state=forged', 'Invalid _state'],
  ])('rejects the return "%s" with "%s" and stays pending', async (returned, message) => {
    const { store, page } = visitor();
    await store.set(beginHostedLoginAtom, { redirectUri });
    page.href = redirectUri + returned;
    await expect(store.set(completeHostedLoginAtom)).rejects.toThrow(message);
    expect(store.get(completeHostedLoginAtom)).toMatchObject({ status: 'error' });
    expect(store.get(pendingReturnsAtom)).toHaveLength(1);
  });

  it('sends no request for a logged-in member', async () => {
    const { platform, store, page } = visitor();
    const result = await store.set(logInAtom, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const responseMode = 'query' as const;
    const { authUrl } = await store.set(beginHostedLoginAtom, {
      redirectUri,
      responseMode,
      ...result.data,
    });
    expect(JSON.stringify(store.get(beginHostedLoginAtom).variables)).toBeUndefined();
    page.href = returnFromProvider(platform, authUrl);
    await store.set(completeHostedLoginAtom, { responseMode });
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
    expect(store.get(loginAtom).result).toEqual({ loginState: 'INITIAL' });
  });
});

describe('the session', () => {
  it('updates as soon as it changes', async () => {
    const visit = someone();
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

  it('is reported with the previous session', async () => {
    const visit = someone();
    const { store } = visit;
    const seen: unknown[] = [];
    store.sub(sessionChangeAtom, () => seen.push(store.get(sessionChangeAtom)));
    expect(store.get(sessionChangeAtom)).toBeNull();
    await store.set(cartAtom);
    await vi.waitFor(() => expect(store.get(sessionAtom).role).toBe('visitor'));
    await signIn(visit);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    await store.set(logOutAtom, { originalUrl });
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    expect(seen).toEqual([
      { sessionId: 1, from: 'visitor', to: 'member' },
      { sessionId: 2, from: 'member', to: 'member' },
      { sessionId: 3, from: 'member', to: 'none' },
    ]);
  });

  it('loses the member role when the owner blocks the member', async () => {
    const visit = someone();
    const { store, platform } = visit;
    await signIn(visit);
    store.sub(sessionAtom, () => {});
    await vi.waitFor(() => expect(store.get(sessionAtom).loggedIn).toBe(true));
    platform.identity.block(runa.email);
    await store.set(cartAtom);
    await vi.waitFor(() => expect(store.get(sessionAtom).role).toBe('visitor'));
  });

  it('has a cart that the next member never sees', async () => {
    const visit = someone();
    const { store, platform } = visit;
    store.sub(cartLinesAtom, () => {});
    await signIn(visit);
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await vi.waitFor(() => expect(store.get(cartLinesAtom)).toHaveLength(1));
    await store.set(logOutAtom, { originalUrl });
    expect(store.get(cartLinesAtom)).toEqual([]);
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(store.get(cartAtom).data).toBeNull());
    await store.set(logOutAtom, { originalUrl });
    await signIn(visit, runa);
    await vi.waitFor(() => expect(store.get(cartLinesAtom)).toHaveLength(1));
  });

  it('can be created by a server, whose key is never stored in state', async () => {
    const { store, platform } = someone();
    const memberId = platform.identity.member(runa.email).id ?? '';
    const role = await store.set(logInExternallyAtom, { memberId, apiKey: MEMBERS_API_KEY });
    expect(role).toBe('member');
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
    expect(JSON.stringify(store.get(logInExternallyAtom))).not.toContain(MEMBERS_API_KEY);
  });
});
