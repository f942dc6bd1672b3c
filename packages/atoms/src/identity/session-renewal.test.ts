import { expect, it, vi } from 'vitest';
import { queryAtom } from '../query/query-atom.ts';
import { signIn, someone } from '../testing/accounts.ts';
import { watch } from '../testing/storefronts.ts';
import { sessionAtom } from './session.ts';
import { sessionRenewalErrorAtom } from './session-renewal.ts';

/** A member whose token is no longer accepted, while the token endpoint fails. */
async function visitWithoutLoginService(times: number) {
  const visit = someone();
  await signIn(visit);
  visit.platform.fail('auth.requestTokens', 'unavailable', { times });
  const { tokens } = visit.storefront.client;
  const renew = async () => tokens.renew(await tokens.access());
  return { ...visit, renew };
}

it('S41 has the error while the login service is unavailable, and the member stays', async () => {
  const { store, storefront, renew } = await visitWithoutLoginService(1);
  const { stop } = watch(storefront, sessionRenewalErrorAtom);
  expect(store.get(sessionRenewalErrorAtom)).toBeNull();
  await expect(renew()).rejects.toThrow();
  expect(store.get(sessionRenewalErrorAtom)).toMatchObject({ status: 503, retryable: true });
  expect((await store.set(sessionAtom)).loggedIn).toBe(true);
  await renew();
  expect(store.get(sessionRenewalErrorAtom)).toBeNull();
  stop();
});

it('S41 has the error also if it is subscribed to after the failure', async () => {
  const { store, storefront, renew } = await visitWithoutLoginService(1);
  await expect(renew()).rejects.toThrow();
  const { stop } = watch(storefront, sessionRenewalErrorAtom);
  await vi.waitFor(() => expect(store.get(sessionRenewalErrorAtom)).toMatchObject({ status: 503 }));
  stop();
});

it('S41 tries again when it is written, and then fetches failed queries again', async () => {
  const { store, storefront, renew } = await visitWithoutLoginService(2);
  const { stop } = watch(storefront, sessionRenewalErrorAtom);
  await expect(renew()).rejects.toThrow();
  const fetches: string[] = [];
  const read = (name: string, fails: boolean) =>
    queryAtom(() => ({
      queryKey: [name],
      queryFn: async () => {
        fetches.push(name);
        if (fails) throw store.get(sessionRenewalErrorAtom) ?? new Error('fails once more');
        return name;
      },
    }));
  const [readAtom, failedAtom] = [read('read', false), read('failed', true)];
  store.sub(readAtom, () => {});
  store.sub(failedAtom, () => {});
  await vi.waitFor(() => expect(store.get(failedAtom).status).toBe('error'));

  expect(await store.set(sessionRenewalErrorAtom)).toBe(false);
  expect(store.get(sessionRenewalErrorAtom)).not.toBeNull();
  expect(fetches).toEqual(['read', 'failed']);
  expect(await store.set(sessionRenewalErrorAtom)).toBe(true);
  await vi.waitFor(() => expect(store.get(sessionRenewalErrorAtom)).toBeNull());
  expect(fetches).toEqual(['read', 'failed', 'failed']);
  stop();
});
