import type { Identity, IdentityProfile } from '@vitrine/client/identity';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../query/mutation-atom.ts';
import { queryAtom } from '../query/query-atom.ts';
import { createSessionCheck, personal } from '../session/session-scope.ts';
import { clientAtom, profilePortAtom } from '../storefront.ts';
import { identityAtom, setIdentityAtom } from './current-identity.ts';
import { sessionAtom } from './session.ts';

const queryKey = ['identity', 'profile'] as const;

const profileQueryAtom = queryAtom<Identity>((get) => {
  const port = get(profilePortAtom);
  const client = get(clientAtom);
  return {
    queryKey,
    meta: personal,
    queryFn: async ({ signal }) => {
      if (!port) throw new TypeError('createStorefront was given no "profile" port.');
      return port.read({ client, signal });
    },
    enabled: port !== null && get(sessionAtom).loggedIn,
  };
});

/** The member's data, as far as it is known. */
export interface Profile {
  /** `unknown` without a `ProfilePort`, until a login on this page has returned the data. */
  status: 'unknown' | 'pending' | 'error' | 'success';
  /** The data of the port, otherwise of the login. */
  identity: Identity | null;
  /** Whether the `ProfilePort` can save changes. */
  canSave: boolean;
}

/**
 * The member's data: from the port if there is one, and from the login's response until the port
 * has responded. Writing refetches it from the port. See docs/reference/identity.mdx.
 */
export const profileAtom = atom(
  (get): Profile => {
    const port = get(profilePortAtom);
    const loginIdentity = get(identityAtom);
    const canSave = port?.save !== undefined;
    if (!port)
      return { status: loginIdentity ? 'success' : 'unknown', identity: loginIdentity, canSave };
    const { data, status } = get(profileQueryAtom);
    const identity = data ?? loginIdentity;
    return { status: identity ? 'success' : status, identity, canSave };
  },
  async (get, set) => {
    if (get(profilePortAtom)) await set(profileQueryAtom);
  },
);

/** Saves the member's data through the port. Fails with a TypeError where the port can't. */
export const saveProfileAtom = mutationAtom<IdentityProfile, Identity>({
  mutationFn: async (profile, { client, queryClient, get, set }) => {
    const port = get(profilePortAtom);
    if (!port?.save)
      throw new TypeError('createStorefront was given no "profile" port that saves.');
    const isSameSession = createSessionCheck(get);
    const identity = await port.save(profile, { client });
    if (!isSameSession()) return identity;
    set(setIdentityAtom, identity);
    // The response of an earlier read would be outdated.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, identity);
    return identity;
  },
});
