import type { TokenStorage } from '@vitrine/client';
import type { MockPlatform } from '@vitrine/mocks';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import * as atoms from '../index.ts';
import { memoryStorage, type TextPort } from '../persistence/storage.ts';
import { aksel, runa, signIn, someone } from '../testing/accounts.ts';
import { createTestStorefront, setPorts } from '../testing/storefronts.ts';
import { deleteOnLogoutAtom, watchPersonalData } from './personal-data.ts';
import { logoutCountAtom } from './session-scope.ts';

/** A `Storage` of the browser, with its texts as own properties. */
function createWebStorage(): Storage & Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Storage & Record<string, string>;
}

/** The storages of a browser tab. */
function stubStorages(
  storages = { localStorage: createWebStorage(), sessionStorage: createWebStorage() },
) {
  const page = { ...storages, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storages.localStorage);
  vi.stubGlobal('sessionStorage', storages.sessionStorage);
  return storages;
}

const serialize = (...storages: Storage[]) =>
  JSON.stringify(storages.map((storage) => Object.entries(storage)));

/** Stores personal data of every kind. */
function fillStorages(store: ReturnType<typeof createStore>, mark: string) {
  const wishlist = atoms.createWishlist();
  const recentlyViewed = atoms.createRecentlyViewed();
  const search = atoms.createProductSearch();
  const formDraft = atoms.createFormDraft({ name: 'checkout.e1' });
  const hostPort = memoryStorage();
  const hostDraft = atoms.createFormDraft({ name: 'contact', port: hostPort });
  setPorts(store, { storage: atoms.localStoragePort() });
  store.set(wishlist.toggleAtom, `${mark}-wish`);
  store.set(recentlyViewed.noteAtom, `${mark}-viewed`);
  store.set(search.noteAtom, `${mark} search`);
  store.set(atoms.pickupLocationAtom, `${mark}-store`);
  formDraft.keep({ firstName: mark });
  store.set(deleteOnLogoutAtom, hostDraft.entry.storage, hostDraft.entry.name);
  hostDraft.keep({ firstName: mark });
  const read = () => [
    store.get(wishlist.idsAtom),
    store.get(recentlyViewed.idsAtom),
    store.get(search.recentAtom),
    formDraft.read(),
    hostDraft.read(),
    store.get(atoms.pickupLocationAtom),
  ];
  return { read, hostPort };
}

/** Ends the membership at the platform, as an owner who blocks the member. */
async function endMembership({ platform, storefront, store }: ReturnType<typeof someone>) {
  const respond = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  platform.fail('auth.requestTokens', respond, { times: 1 });
  await storefront.client.tokens.renew(await storefront.client.tokens.access());
  await vi.waitFor(() => expect(store.get(atoms.sessionEndedAtom)).toBe(true));
}

describe('stored personal data', () => {
  it('S53 is deleted from every storage when a member logs out', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    const { read, hostPort } = fillStorages(visit.store, 'Runa');
    expect(JSON.stringify(read()).match(/Runa/g)).toHaveLength(6);
    expect(serialize(localStorage, sessionStorage).match(/Runa/g)).toHaveLength(5);

    await visit.store.set(atoms.logOutAtom, { originalUrl: 'https://fenn.example/' });
    await vi.waitFor(() => expect(serialize(localStorage, sessionStorage)).not.toContain('Runa'));
    expect(hostPort.names?.()).toEqual([]);
    expect(read()).toEqual([[], [], [], undefined, undefined, null]);
  });

  it('S53 is deleted when another member logs in directly', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    await signIn(visit, aksel);
    expect(serialize(localStorage, sessionStorage)).not.toContain('Runa');
  });

  it('stays when a visitor logs in', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await visit.store.set(atoms.sessionAtom);
    fillStorages(visit.store, 'Visitor');
    await signIn(visit, runa);
    expect(serialize(localStorage, sessionStorage).match(/Visitor/g)).toHaveLength(5);
  });

  it('S42 S53 stays when the platform ends the membership, until the next login', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    await endMembership(visit);
    expect(serialize(localStorage, sessionStorage).match(/Runa/g)).toHaveLength(5);
    await signIn(visit, aksel);
    await vi.waitFor(() => expect(visit.store.get(atoms.sessionEndedAtom)).toBe(false));
    expect(serialize(localStorage, sessionStorage)).not.toContain('Runa');
  });

  it('S53 is deleted from a host’s storage that lists its names, also if this page has not used it', async () => {
    stubStorages();
    const visit = someone();
    await signIn(visit);
    const hostPort = memoryStorage({ 'vitrine.saved-lines': '["runas"]', 'host.theme': 'dark' });
    visit.store.set(deleteOnLogoutAtom, hostPort, 'host.contact-form');
    await signIn(visit, aksel);
    expect(hostPort.read('vitrine.saved-lines')).toBeNull();
    expect(hostPort.read('host.theme')).toBe('dark');
  });

  it('leaves tokens, pending logins and entries of other scripts', async () => {
    const { localStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    const others = ['vitrine.tokens.c@https://a', 'vitrine.login.c@https://a', 'theme'];
    for (const name of others) localStorage.setItem(name, 'stays');
    fillStorages(visit.store, 'Runa');
    await signIn(visit, aksel);
    expect(others.map((name) => localStorage.getItem(name))).toEqual(others.map(() => 'stays'));
  });
});

/**
 * Stored tokens of a browser: a call returns the storage of the next page, which replaces the page
 * before, or is another tab.
 */
function createSharedTokens(): (page?: 'reloaded' | 'tab') => TokenStorage {
  const items = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const storage: TokenStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, text) {
      items.set(key, text);
      notify();
    },
    removeItem(key) {
      items.delete(key);
      notify();
    },
    watch(_key, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return (page = 'reloaded') => {
    if (page === 'reloaded') listeners.clear();
    return storage;
  };
}

/** Loads another page in the same browser, with these tokens; in memory by default. */
async function loadPage(platform: MockPlatform, storage?: TokenStorage) {
  const storefront = createTestStorefront(
    platform,
    { retry: false },
    storage === undefined ? {} : { storage },
  );
  await storefront.client.tokens.access();
  return { platform, storefront, store: storefront.store };
}

describe('personal data of a member whose session ended without a logout', () => {
  const draftName = 'vitrine.form.checkout.e1';

  it('S53 is deleted when another member logs in after the platform ended the membership and a reload', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const openTokens = createSharedTokens();
    const visit = someone({}, {}, { storage: openTokens() });
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    await endMembership(visit);

    const page = await loadPage(visit.platform, openTokens());
    expect(sessionStorage.getItem(draftName)).toContain('Runa');
    await signIn(page, aksel);
    await vi.waitFor(() => expect(serialize(localStorage, sessionStorage)).not.toContain('Runa'));
    expect(page.store.get(logoutCountAtom)).toBe(1);
  });

  it('S53 is deleted when another member logs in after a reload that ended the session', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    const { hostPort } = fillStorages(visit.store, 'Runa');
    expect(serialize(localStorage, sessionStorage).match(/Runa/g)).toHaveLength(5);

    const page = await loadPage(visit.platform);
    const wishlist = atoms.createWishlist();
    setPorts(page.store, { storage: atoms.localStoragePort() });
    page.store.set(deleteOnLogoutAtom, hostPort, 'vitrine.form.contact');
    page.store.sub(wishlist.idsAtom, () => {});
    expect(page.store.get(wishlist.idsAtom)).toEqual(['Runa-wish']);
    await signIn(page, aksel);
    await vi.waitFor(() => expect(serialize(localStorage, sessionStorage)).not.toContain('Runa'));
    expect(hostPort.read('vitrine.form.contact')).toBeNull();
    expect(page.store.get(wishlist.idsAtom)).toEqual([]);
    expect(page.store.get(logoutCountAtom)).toBe(1);
  });

  it('S53 is deleted from a host’s storage that the page of the other member uses only later', async () => {
    stubStorages();
    const visit = someone();
    const hostPort = memoryStorage({ 'vitrine.form.contact': 'those of Runa' });
    await signIn(visit);
    visit.store.set(deleteOnLogoutAtom, hostPort, 'vitrine.form.contact');

    const page = await loadPage(visit.platform);
    await signIn(page, aksel);
    expect((await page.store.set(atoms.sessionAtom)).loggedIn).toBe(true);
    page.store.set(deleteOnLogoutAtom, hostPort, 'vitrine.form.contact');
    expect(hostPort.read('vitrine.form.contact')).toBeNull();
  });

  it('S53 is deleted at the start of a page that another member’s session has reached', async () => {
    const storages = stubStorages();
    const visit = someone();
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    const openTokens = createSharedTokens();
    // As on a page without atoms, which deletes nothing.
    stubStorages();
    const elsewhere = await loadPage(visit.platform, openTokens());
    await signIn(elsewhere, aksel);
    await elsewhere.store.set(atoms.sessionAtom);

    stubStorages(storages);
    const page = await loadPage(visit.platform, openTokens());
    await vi.waitFor(() => expect(serialize(...Object.values(storages))).not.toContain('Runa'));
    expect(page.store.get(logoutCountAtom)).toBe(1);
  });

  it('stays when the member reloads a page with stored tokens', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const openTokens = createSharedTokens();
    const visit = someone({}, {}, { storage: openTokens() });
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    const page = await loadPage(visit.platform, openTokens());
    expect((await page.store.set(atoms.sessionAtom)).loggedIn).toBe(true);
    const { client } = page.storefront;
    await client.tokens.renew(await client.tokens.access());
    expect(serialize(localStorage, sessionStorage).match(/Runa/g)).toHaveLength(5);
    expect(page.store.get(logoutCountAtom)).toBe(0);
  });

  it('stays when a visitor logs in in one of several tabs', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const openTokens = createSharedTokens();
    const visit = someone({}, {}, { storage: openTokens() });
    await visit.store.set(atoms.sessionAtom);
    const other = await loadPage(visit.platform, openTokens('tab'));
    fillStorages(other.store, 'Visitor');
    await signIn(visit);
    const third = await loadPage(visit.platform, openTokens('tab'));
    for (const { store } of [visit, other, third]) {
      await vi.waitFor(async () =>
        expect((await store.set(atoms.sessionAtom)).loggedIn).toBe(true),
      );
    }
    expect(serialize(localStorage, sessionStorage).match(/Visitor/g)).toHaveLength(5);
  });

  it('does not affect a visitor’s draft in a tab where no member was', async () => {
    const { localStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    fillStorages(visit.store, 'Runa');

    const { sessionStorage } = stubStorages({ localStorage, sessionStorage: createWebStorage() });
    const page = await loadPage(visit.platform);
    atoms.createFormDraft({ name: 'checkout.e1' }).keep({ firstName: 'Aksel' });
    await signIn(page, aksel);
    await vi.waitFor(() => expect(serialize(localStorage)).not.toContain('Runa'));
    expect(sessionStorage.getItem(draftName)).toContain('Aksel');
    expect(page.store.get(logoutCountAtom)).toBe(0);
  });

  it('is no longer marked after a logout, so that the next visitor’s data stays at the login', async () => {
    const { localStorage, sessionStorage } = stubStorages();
    const visit = someone();
    await signIn(visit);
    await visit.store.set(atoms.logOutAtom, { originalUrl: 'https://fenn.example/' });
    await visit.store.set(atoms.sessionAtom);
    fillStorages(visit.store, 'Visitor');
    await signIn(visit, aksel);
    await visit.store.set(atoms.sessionAtom);
    expect(serialize(localStorage, sessionStorage).match(/Visitor/g)).toHaveLength(5);
  });
});

describe('a page that the back/forward cache restores', () => {
  async function restore(logouts: string | null, persisted = true) {
    const { localStorage } = stubStorages();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const visit = someone();
    await signIn(visit);
    fillStorages(visit.store, 'Runa');
    if (logouts) localStorage.setItem('vitrine-logouts', logouts);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await new Promise((resolve) => setTimeout(resolve));
    return (await visit.storefront.client.tokens.read())?.refreshToken.role;
  }

  it('S76 ends its session after a logout on another page', async () => {
    expect(await restore('1')).not.toBe('member');
  });

  it('S76 stays a member without one, or if it was not in the cache', async () => {
    expect(await restore(null)).toBe('member');
    expect(await restore('1', false)).toBe('member');
  });
});

describe('several tabs', () => {
  const draft = { 'vitrine.form.checkout.e1': '{"answers":{"firstName":"Runa"}}' };

  function openTab(device: ReturnType<typeof memoryStorage>, tab: TextPort = memoryStorage(draft)) {
    const store = createStore();
    return { tab, personalData: watchPersonalData(store, device, tab) };
  }

  it('S53 delete their own entries, and the shared ones only once', () => {
    const device = memoryStorage({ 'vitrine.wishes': '["runas"]' });
    const first = openTab(device);
    const late = openTab(device);
    first.personalData.delete();
    expect(device.read('vitrine.wishes')).toBeNull();
    device.write('vitrine.wishes', '["aksels"]');
    late.personalData.delete();
    expect(device.read('vitrine.wishes')).toBe('["aksels"]');
    expect([first, late].map(({ tab }) => tab.names?.())).toEqual([
      ['vitrine-logouts'],
      ['vitrine-logouts'],
    ]);
    late.personalData.delete();
    expect(device.read('vitrine.wishes')).toBeNull();
  });

  it('S53 delete drafts of a tab that was closed during the logout', () => {
    const device = memoryStorage();
    const closedTab = memoryStorage(draft);
    openTab(device, closedTab);
    openTab(device).personalData.delete();
    expect(closedTab.names?.()).toContain('vitrine.form.checkout.e1');
    openTab(device, closedTab);
    expect(closedTab.names?.()).toEqual(['vitrine-logouts']);
  });

  it('keep drafts over a reload', () => {
    const device = memoryStorage();
    const reloadedTab = memoryStorage();
    openTab(device, reloadedTab).personalData.delete();
    reloadedTab.write('vitrine.form.checkout.e1', draft['vitrine.form.checkout.e1']);
    openTab(device, reloadedTab);
    expect(reloadedTab.read('vitrine.form.checkout.e1')).not.toBeNull();
  });
});
