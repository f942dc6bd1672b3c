import { TokenRole } from '@vitrine/client';
import { getTokens } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { clientAtom, storefrontAtom } from '../core/storefront.ts';

/** Who is there, by the tokens. Specification 3.10 and 6. */
export interface Session {
  role: TokenRole;
  /** Only a member is. Specification 4, token lifecycle 5. */
  loggedIn: boolean;
  /** Whether the tokens have been looked at: storages may take a while. */
  isKnown: boolean;
}

const toSession = (role: TokenRole, isKnown: boolean): Session => ({
  role,
  loggedIn: role === TokenRole.MEMBER,
  isKnown,
});

const heldAtom = atom<Session>(toSession(TokenRole.NONE, false));

const looksAtom = atom((): { last: number } => ({ last: 0 }));

const lookAtom = atom(null, async (get, set): Promise<Session> => {
  const looks = get(looksAtom);
  looks.last += 1;
  const look = looks.last;
  const { refreshToken } = await getTokens(get(clientAtom));
  const session = toSession(refreshToken.role, true);
  // A storage that is slow once must not bring back who was there before.
  if (look === looks.last) set(heldAtom, session);
  return session;
});

const subscriptionAtom = atom(null, (get, set) => {
  const { client } = get(storefrontAtom);
  const look = () => void set(lookAtom).catch(() => {});
  look();
  return client.tokens.subscribe(look);
});
subscriptionAtom.onMount = (subscribe) => subscribe();

/**
 * Who is there; it follows the tokens while somebody subscribes. Writing looks at them once and
 * resolves with the session, which is how a server does it. Specification 6.
 */
export const sessionAtom = atom(
  (get): Session => {
    get(subscriptionAtom);
    return get(heldAtom);
  },
  (_get, set) => set(lookAtom),
);
