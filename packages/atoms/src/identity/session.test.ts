import { describe, expect, it, vi } from 'vitest';
import { aksel, signIn, someone } from '../testing/accounts.ts';
import { sessionAtom, sessionChangeAtom } from './session.ts';

const member = { role: 'member', loggedIn: true, isKnown: true };

describe('sessionAtom', () => {
  it('is unknown until the tokens have been read', async () => {
    const { store } = someone();
    store.sub(sessionAtom, () => {});
    expect(store.get(sessionAtom)).toEqual({ role: 'none', loggedIn: false, isKnown: false });
    await vi.waitFor(() => expect(store.get(sessionAtom).isKnown).toBe(true));
    expect(store.get(sessionAtom)).toEqual({ role: 'none', loggedIn: false, isKnown: true });
  });

  it('returns the session to each of two reads at the same time', async () => {
    const visit = someone();
    await signIn(visit);
    const { store } = visit;
    expect(await Promise.all([store.set(sessionAtom), store.set(sessionAtom)])).toEqual([
      ...[member, member],
    ]);
  });

  it('keeps the newer session if an earlier read of the tokens ends later', async () => {
    const visit = someone();
    await signIn(visit);
    const { store, storefront } = visit;
    let end = () => {};
    const read = vi.spyOn(storefront.client.tokens, 'read');
    read.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve(undefined))));
    const early = store.set(sessionAtom);
    expect(await store.set(sessionAtom)).toEqual(member);
    end();
    expect(await early).toEqual({ role: 'none', loggedIn: false, isKnown: true });
    expect(store.get(sessionAtom)).toEqual(member);
  });
});

describe('sessionChangeAtom', () => {
  it('has the roles before and after a login, and nothing before the first change', async () => {
    const visit = someone();
    const { store } = visit;
    store.sub(sessionChangeAtom, () => {});
    await vi.waitFor(() => expect(store.get(sessionAtom).isKnown).toBe(true));
    await store.set(sessionAtom);
    expect(store.get(sessionChangeAtom)).toBeNull();
    await signIn(visit);
    await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual(member));
    const first = store.get(sessionChangeAtom);
    expect(first).toEqual({ sessionId: expect.any(Number), from: expect.anything(), to: 'member' });
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(store.get(sessionChangeAtom)).not.toBe(first));
    expect(store.get(sessionChangeAtom)).toMatchObject({ from: 'member', to: 'member' });
  });
});
