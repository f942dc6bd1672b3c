import type { Identity } from '@vitrine/client/identity';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';

/** Who has proven to be whom, until the session token of it has become a member's tokens. */
export const isVerifiedAtom = atom<{ sessionToken: string; identity: Identity } | null>(null);

const knownAtom = sessionScopedAtom<Identity | null>(null);

/**
 * The member who is there, as the answer of the login has told; nothing after the page was loaded
 * again, because no call of the platform tells it again: then `profileAtom` may. See docs/reference/identity.md.
 */
export const identityAtom = atom((get): Identity | null => get(knownAtom));

/**
 * Someone has signed in, by this session token or in another way: who the answer of that login was
 * about is known as the member. The atoms that sign in write it themselves; who makes a member of a
 * session token in a way of their own writes it afterwards. See docs/reference/identity.md.
 */
export const adoptIdentityAtom = atom(null, (get, set, sessionToken: string | undefined) => {
  const proven = get(isVerifiedAtom);
  set(isVerifiedAtom, null);
  if (proven && proven.sessionToken === sessionToken) set(knownAtom, proven.identity);
});

/** The member's own data have changed. */
export const setKnownIdentityAtom = atom(null, (_get, set, identity: Identity) => {
  set(knownAtom, identity);
});
