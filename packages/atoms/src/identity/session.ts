import { TokenRole } from '@vitrine/client';
import { getTokens } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import { clientAtom, storefrontAtom } from '../storefront.ts';

/**
 * The current session, by its tokens. See docs/reference/identity.mdx and docs/reference/auth.mdx.
 */
export interface Session {
  /** `NONE` until the tokens have been read. */
  role: TokenRole;
  /** Only a member is. See docs/reference/auth.mdx. */
  loggedIn: boolean;
  /** Whether the tokens have been read: storages may be slow. */
  isKnown: boolean;
}

const toSession = (role: TokenRole, isReady: boolean): Session => ({
  role,
  loggedIn: role === TokenRole.MEMBER,
  isKnown: isReady,
});

/** A change of session: the previous and the new one. */
export interface SessionChange {
  /** Value of `sessionIdAtom`: distinguishes two changes. */
  sessionId: number;
  /** Role before the change. */
  from: TokenRole;
  /** Role after the change. */
  to: TokenRole;
}

const currentAtom = atom({ sessionId: 0, session: toSession(TokenRole.NONE, false) });

const changeAtom = atom<SessionChange | null>(null);

const checksAtom = atom((): { last: number } => ({ last: 0 }));

const checkAtom = atom(null, async (get, set): Promise<Session> => {
  const checks = get(checksAtom);
  checks.last += 1;
  const look = checks.last;
  const { refreshToken } = await getTokens(get(clientAtom));
  const session = toSession(refreshToken.role, true);
  // A late response of a slow storage must not restore the previous session.
  if (look !== checks.last) return session;
  const before = get(currentAtom);
  const sessionId = get(sessionIdAtom);
  set(currentAtom, { sessionId, session });
  if (before.session.isKnown && before.sessionId !== sessionId) {
    set(changeAtom, { sessionId, from: before.session.role, to: session.role });
  }
  return session;
});

const subscriptionAtom = atom(null, (get, set) => {
  const { client } = get(storefrontAtom);
  const look = () => void set(checkAtom).catch(() => {});
  look();
  return client.tokens.subscribe(look);
});
subscriptionAtom.onMount = (subscribe) => subscribe();

/**
 * The current session; it follows the tokens while subscribed. Writing reads them once and resolves
 * with the session, for use on a server. See docs/reference/auth.mdx.
 */
export const sessionAtom = atom(
  (get): Session => {
    get(subscriptionAtom);
    return get(currentAtom).session;
  },
  (_get, set) => set(checkAtom),
);

/**
 * The last session change while this or `sessionAtom` is subscribed; null before the first. A
 * change from `visitor` to `member` is a sign-in, and the visitor's data may have been preserved.
 */
export const sessionChangeAtom = atom((get): SessionChange | null => {
  get(subscriptionAtom);
  return get(changeAtom);
});
