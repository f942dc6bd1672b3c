import type { Identity } from '@vitrine/client/identity';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';

/** A verified identity, until its session token has been exchanged for a member's tokens. */
export const verifiedIdentityAtom = atom<{ sessionToken: string; identity: Identity } | null>(null);

const identityStateAtom = sessionScopedAtom<Identity | null>(null);

/**
 * The current member, from the login's response; null after a reload, because no endpoint returns
 * it again: `profileAtom` may then. See docs/reference/identity.mdx.
 */
export const identityAtom = atom((get): Identity | null => get(identityStateAtom));

/**
 * Adopts the identity of a login's response after a sign-in, by this session token or by another
 * method. The sign-in atoms write it themselves; write it after exchanging a session token for a
 * member's tokens in custom code. See docs/reference/identity.mdx.
 */
export const adoptIdentityAtom = atom(null, (get, set, sessionToken: string | undefined) => {
  const verified = get(verifiedIdentityAtom);
  set(verifiedIdentityAtom, null);
  if (verified && verified.sessionToken === sessionToken) set(identityStateAtom, verified.identity);
});

/** Sets the member's changed data. */
export const setIdentityAtom = atom(null, (_get, set, identity: Identity) => {
  set(identityStateAtom, identity);
});
