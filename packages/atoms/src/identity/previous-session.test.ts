import { type Atom, atom } from 'jotai/vanilla';
import { expect, it, vi } from 'vitest';
import * as atoms from '../index.ts';
import { aksel, runa, signIn, someone } from '../testing/accounts.ts';
import { lineFor } from '../testing/cart-setup.ts';
import { setPorts } from '../testing/storefronts.ts';

type Visit = ReturnType<typeof someone>;

const isAtom = (value: unknown): value is Atom<unknown> =>
  typeof value === 'object' && value !== null && 'read' in value && 'toString' in value;

/** Returns the contents of all atoms of the package and of the query cache. */
function serializeState({ store, storefront }: Visit): string {
  const seen = new Set<unknown>();
  const once = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value instanceof Map ? [...value] : value;
  };
  const values = Object.entries<unknown>(atoms).flatMap(([name, one]) => {
    // The next session uses the same client.
    if (!isAtom(one) || name === 'clientAtom') return [];
    return [[name, store.get(one)]];
  });
  const cached = storefront.queryClient.getQueryCache().getAll();
  return JSON.stringify([values, cached.map(({ queryKey, state }) => [queryKey, state])], once);
}

it('S53 clears all member data from every atom when another member logs in', async () => {
  const visit = someone();
  const { store, platform } = visit;
  await signIn(visit);
  const identity = platform.identity.member(runa.email);
  setPorts(store, { profile: { read: async () => ({ _id: identity.id ?? '' }) } });
  for (const shown of [atoms.cartLinesAtom, atoms.profileAtom, atoms.sessionAtom]) {
    store.sub(shown as Atom<unknown>, () => {});
  }
  await store.set(atoms.addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
  await store.set(atoms.addToCartAtom, { lineItems: [lineFor(platform, 'serving-bowl')] });
  const [line] = store.get(atoms.cartLinesAtom);
  await store.set(atoms.removeLineAtom, line?._id ?? '');
  await store.set(atoms.updateCartAtom, { cartInfo: { buyerNote: 'For Runa alone' } });
  await store.set(atoms.logInAtom, { ...runa, password: 'not-this-one' });
  await store.set(atoms.sendRecoveryEmailAtom, { email: runa.email });
  await store.set(atoms.changePasswordAtom, 'short').catch(() => {});
  await vi.waitFor(() => expect(store.get(atoms.profileAtom).status).toBe('success'));

  const cartId = store.get(atoms.cartAtom).data?._id ?? '';
  const personalData = [runa.email, identity.id ?? '', cartId, line?._id ?? '', 'For Runa alone'];
  const before = serializeState(visit);
  for (const text of personalData) expect(before).toContain(text);

  setPorts(store, { profile: null });
  await signIn(visit, aksel);
  const after = serializeState(visit);
  for (const text of personalData) expect(after).not.toContain(text);
});

it('recognizes atoms', () => {
  expect(isAtom(atom(1))).toBe(true);
  expect(Object.values(atoms).filter(isAtom).length).toBeGreaterThan(60);
});
