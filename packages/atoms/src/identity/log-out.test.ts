import { describe, expect, it, vi } from 'vitest';
import { signIn, someone } from '../testing/accounts.ts';
import { watch } from '../testing/storefronts.ts';
import { logOutAtom, providerLogoutFailedAtom } from './log-out.ts';
import { sessionAtom } from './session.ts';

const originalUrl = 'https://fenn.example/';

describe('logging out', () => {
  it('returns the provider’s logout URL', async () => {
    const visit = someone();
    await signIn(visit);
    const { logoutUrl } = await visit.store.set(logOutAtom, { originalUrl });
    expect(logoutUrl).toMatch(/\/logout\?clientId=fenn-house/);
    expect(visit.store.get(logOutAtom)).toMatchObject({ status: 'success', data: { logoutUrl } });
  });

  it('clears the local session even if the provider is unreachable', async () => {
    const visit = someone();
    const { store, platform } = visit;
    await signIn(visit);
    platform.fail('redirects.createRedirectSession', 'offline');
    await expect(store.set(logOutAtom, { originalUrl })).rejects.toThrow('System error occurred');
    expect(store.get(logOutAtom).status).toBe('error');
    expect((await store.set(sessionAtom)).role).toBe('none');
  });

  it('S52 reports that the provider’s session may be active, until another logout succeeds', async () => {
    const visit = someone();
    const { store, platform } = visit;
    await signIn(visit);
    platform.fail('redirects.createRedirectSession', 'offline', { times: 2 });
    await expect(store.set(logOutAtom, { originalUrl })).rejects.toThrow();
    expect(store.get(providerLogoutFailedAtom)).toBe(true);
    store.set(providerLogoutFailedAtom, false);
    expect(store.get(providerLogoutFailedAtom)).toBe(false);
    await expect(store.set(logOutAtom, { originalUrl })).rejects.toThrow();
    expect(store.get(providerLogoutFailedAtom)).toBe(true);
    const { logoutUrl } = await store.set(logOutAtom, { originalUrl });
    expect(logoutUrl).toMatch(/\/logout\?clientId=fenn-house/);
    expect(store.get(providerLogoutFailedAtom)).toBe(false);
  });

  it('S52 reports it for a request that hangs, but not to a member who has logged in since', async () => {
    const visit = someone();
    const { store, platform } = visit;
    await signIn(visit);
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    const { stop } = watch(visit.storefront, providerLogoutFailedAtom);
    const release = platform.hold('redirects.createRedirectSession');
    const logout = store.set(logOutAtom, { originalUrl });
    await vi.waitFor(() => expect(store.get(sessionAtom).role).toBe('none'));
    expect(store.get(providerLogoutFailedAtom)).toBe(false);
    limit.abort();
    await expect(logout).rejects.toThrow('System error occurred');
    expect(store.get(providerLogoutFailedAtom)).toBe(true);
    release();
    await signIn(visit);
    await vi.waitFor(() => expect(store.get(sessionAtom).loggedIn).toBe(true));
    expect(store.get(providerLogoutFailedAtom)).toBe(false);
    stop();
  });

  it('does not report a logout that was called wrongly', async () => {
    const { store } = someone();
    await expect(store.set(logOutAtom, { originalUrl: '' })).rejects.toThrow(TypeError);
    expect(store.get(providerLogoutFailedAtom)).toBe(false);
  });
});
