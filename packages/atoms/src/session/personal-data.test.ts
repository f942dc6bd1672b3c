import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import * as atoms from '../index.ts';
import { memoryStorage, type TextPort } from '../persistence/storage.ts';
import { aksel, runa, signIn, someone } from '../testing/accounts.ts';
import { setPorts } from '../testing/storefronts.ts';
import { deleteOnLogoutAtom, watchPersonalData } from './personal-data.ts';

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
function stubStorages() {
  const storages = { localStorage: createWebStorage(), sessionStorage: createWebStorage() };
  const page = { ...storages, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', page);
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
    const answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    visit.platform.fail('auth.requestTokens', answer, { times: 1 });
    await visit.storefront.client.tokens.renew(await visit.storefront.client.tokens.access());
    await vi.waitFor(() => expect(visit.store.get(atoms.sessionEndedAtom)).toBe(true));
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
    expect(hostPort.names?.()).toEqual(['host.theme']);
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
    return { tab, personalData: watchPersonalData(store.get, device, tab) };
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
