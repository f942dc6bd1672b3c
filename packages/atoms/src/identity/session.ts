import { TokenRole } from '@vitrine/client';
import { getTokens } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import { clientAtom, storefrontAtom } from '../storefront.ts';

/** Who is there, by the tokens. See docs/reference/identity.md and docs/reference/auth.md. */
export interface Session {
  role: TokenRole;
  /** Only a member is. See docs/reference/auth.md. */
  loggedIn: boolean;
  /** Whether the tokens have been looked at: storages may take a while. */
  isKnown: boolean;
}

const toSession = (role: TokenRole, isKnown: boolean): Session => ({
  role,
  loggedIn: role === TokenRole.MEMBER,
  isKnown,
});

/** Another person is there: who was there before, and who came. */
export interface SessionChange {
  /** As `sessionIdAtom` counts: it tells two changes apart. */
  sessionId: number;
  from: TokenRole;
  to: TokenRole;
}

const reservedAtom = atom({ sessionId: 0, session: toSession(TokenRole.NONE, false) });

const changeAtom = atom<SessionChange | null>(null);

const checksAtom = atom((): { last: number } => ({ last: 0 }));

const checkAtom = atom(null, async (get, set): Promise<Session> => {
  const looks = get(checksAtom);
  looks.last += 1;
  const look = looks.last;
  const { refreshToken } = await getTokens(get(clientAtom));
  const session = toSession(refreshToken.role, true);
  // A storage that is slow once must not bring back who was there before.
  if (look !== looks.last) return session;
  const before = get(reservedAtom);
  const sessionId = get(sessionIdAtom);
  set(reservedAtom, { sessionId, session });
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
 * Who is there; it follows the tokens while someone subscribes. Writing looks at them once and
 * resolves with the session, which is how a server does it. See docs/reference/auth.md.
 */
export const sessionAtom = atom(
  (get): Session => {
    get(subscriptionAtom);
    return get(reservedAtom).session;
  },
  (_get, set) => set(checkAtom),
);

/**
 * The last change of person while someone subscribed to this or to `sessionAtom`; nothing before the
 * first. From `visitor` to `member` someone has signed in, and what the visitor had may have been
 * kept for them.
 */
export const sessionChangeAtom = atom((get): SessionChange | null => {
  get(subscriptionAtom);
  return get(changeAtom);
});
