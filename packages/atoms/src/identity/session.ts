import { TokenRole } from '@vitrine/client';
import { getTokens } from '@vitrine/client/auth';
import { atom } from 'jotai/vanilla';
import { personAtom } from '../session/session-scope.ts';
import { clientAtom, storefrontAtom } from '../storefront.ts';

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

/** Another person is there: who was there before, and who came. */
export interface PersonChange {
  /** As `personAtom` counts: it tells two changes apart. */
  person: number;
  from: TokenRole;
  to: TokenRole;
}

const heldAtom = atom({ person: 0, session: toSession(TokenRole.NONE, false) });

const changeAtom = atom<PersonChange | null>(null);

const looksAtom = atom((): { last: number } => ({ last: 0 }));

const lookAtom = atom(null, async (get, set): Promise<Session> => {
  const looks = get(looksAtom);
  looks.last += 1;
  const look = looks.last;
  const { refreshToken } = await getTokens(get(clientAtom));
  const session = toSession(refreshToken.role, true);
  // A storage that is slow once must not bring back who was there before.
  if (look !== looks.last) return session;
  const before = get(heldAtom);
  const person = get(personAtom);
  set(heldAtom, { person, session });
  if (before.session.isKnown && before.person !== person) {
    set(changeAtom, { person, from: before.session.role, to: session.role });
  }
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
    return get(heldAtom).session;
  },
  (_get, set) => set(lookAtom),
);

/**
 * The last change of person while somebody subscribed to this or to `sessionAtom`; nothing before the
 * first. From `visitor` to `member` somebody has signed in, and what the visitor had may have been
 * kept for them.
 */
export const personChangeAtom = atom((get): PersonChange | null => {
  get(subscriptionAtom);
  return get(changeAtom);
});
