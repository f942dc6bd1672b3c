import { completeLogin, generateOAuthData, getAuthUrl, parseFromUrl } from '@vitrine/client/auth';
import type { Identity } from '@vitrine/client/identity';
import { describe, expect, it, vi } from 'vitest';
import {
  aksel,
  redirectUri,
  returnFromProvider,
  runa,
  signIn,
  someone,
} from '../testing/accounts.ts';
import { setPorts } from '../testing/storefronts.ts';
import { adoptIdentityAtom, identityAtom } from './current-identity.ts';
import { logInAtom } from './login.ts';
import { profileAtom, saveProfileAtom } from './profile.ts';

const of = (firstName: string): Identity => ({ _id: firstName, identityProfile: { firstName } });

/** A signed-in member with the profile data of a host's own server. */
async function member(read: () => Promise<Identity> = async () => of('Runa')) {
  const visit = someone();
  await signIn(visit);
  const port = { read: vi.fn(read), save: vi.fn(async () => of('Rune')) };
  setPorts(visit.store, { profile: port });
  visit.store.sub(profileAtom, () => {});
  return { ...visit, port };
}

describe('identityAtom', () => {
  it('is set by the login response until the next one', async () => {
    const visit = someone();
    const { store, platform, storefront } = visit;
    const result = await store.set(logInAtom, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    expect(store.get(identityAtom)).toBeNull();
    const { sessionToken } = result.data;
    const login = await generateOAuthData(redirectUri);
    const { authUrl } = await getAuthUrl(storefront.client, login, { sessionToken });
    await completeLogin(
      storefront.client,
      parseFromUrl(returnFromProvider(platform, authUrl)),
      login,
    );
    store.set(adoptIdentityAtom, sessionToken);
    expect(store.get(identityAtom)?.email?.address).toBe(runa.email);
    expect(store.get(profileAtom)).toMatchObject({ status: 'success', canSave: false });
    await signIn(visit, aksel);
    expect(store.get(identityAtom)).toBeNull();
    expect(store.get(profileAtom)).toMatchObject({ status: 'unknown', identity: null });
  });

  it('ignores the identity of another login', async () => {
    const { store } = someone();
    await store.set(logInAtom, runa);
    store.set(adoptIdentityAtom, 'the session token of Aksel');
    expect(store.get(identityAtom)).toBeNull();
  });
});

describe('profileAtom', () => {
  it('loads from the port and saves through it', async () => {
    const { store, port } = await member();
    await vi.waitFor(() => expect(store.get(profileAtom)).toMatchObject({ identity: of('Runa') }));
    await store.set(saveProfileAtom, { firstName: 'Rune' });
    expect(port.save.mock.calls[0]?.at(0)).toEqual({ firstName: 'Rune' });
    expect(store.get(profileAtom)).toMatchObject({ identity: of('Rune'), canSave: true });
    expect(port.read).toHaveBeenCalledTimes(1);
  });

  it('keeps what was saved when an earlier read responds late', async () => {
    let respond: (identity: Identity) => void = () => {};
    const reading = new Promise<Identity>((resolve) => {
      respond = resolve;
    });
    const { store, port } = await member(() => reading);
    await vi.waitFor(() => expect(port.read).toHaveBeenCalled());
    await store.set(saveProfileAtom, { firstName: 'Rune' });
    respond(of('Runa'));
    // The cache takes a response some microtasks later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get(profileAtom)).toMatchObject({ identity: of('Rune') });
  });

  it('can fail to load and be retried', async () => {
    let isDown = true;
    const { store } = await member(async () => {
      if (isDown) throw new Error('Down');
      return of('Runa');
    });
    await vi.waitFor(() => expect(store.get(profileAtom).status).toBe('error'));
    isDown = false;
    await store.set(profileAtom);
    expect(store.get(profileAtom).status).toBe('success');
  });

  it('loads after login, and again for another member', async () => {
    const visit = await member();
    const { store, port } = visit;
    await vi.waitFor(() => expect(store.get(profileAtom).status).toBe('success'));
    port.read.mockResolvedValue(of('Aksel'));
    await signIn(visit, aksel);
    expect(store.get(profileAtom).identity).toBeNull();
    await vi.waitFor(() => expect(store.get(profileAtom)).toMatchObject({ identity: of('Aksel') }));
  });

  it('S53 keeps a late response of a save out of the next member’s session', async () => {
    const visit = await member();
    const { store, port } = visit;
    await vi.waitFor(() => expect(store.get(profileAtom).status).toBe('success'));
    let respond: (identity: Identity) => void = () => {};
    port.save.mockReturnValue(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    const saving = store.set(saveProfileAtom, { firstName: 'Rune' });
    port.read.mockResolvedValue(of('Aksel'));
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(store.get(profileAtom)).toMatchObject({ identity: of('Aksel') }));
    respond(of('Rune'));
    await saving;
    expect(store.get(profileAtom)).toMatchObject({ identity: of('Aksel') });
    expect(store.get(identityAtom)).toBeNull();
  });

  it('cannot be saved without a port', async () => {
    const { store } = someone();
    await expect(store.set(saveProfileAtom, {})).rejects.toThrow(TypeError);
  });
});
