import type { QueryClient } from '@tanstack/query-core';
import { type Client, type TokenChange, TokenRole } from '@vitrine/client';
import { type Atom, atom, type Getter, type Store, type WritableAtom } from 'jotai/vanilla';
import { watchPersonalData } from './personal-data.ts';

/** Marks a query with session-specific data. */
export const personal = { isPersonal: true };

/** Counts the sessions: it changes with each new one. */
export const sessionIdAtom = atom(0);

/**
 * Counts the changes of person on this page: a member's logout, and a login in a tab that has data
 * of an earlier member's session. Any other login of a visitor does not change it.
 */
export const logoutCountAtom = atom(0);

/**
 * Whether the platform has ended the membership of this page's session, until the next login.
 * Writing `false` dismisses it. See docs/reference/auth.mdx.
 */
export const sessionEndedAtom = atom(false);

interface SessionWatch {
  onChange: (change: TokenChange) => void;
  onPageShow: (event: Event) => void;
}

/** What watches the session of a store lives as long as the store. */
const watchAtom = atom<SessionWatch | null>(null);

const unsubscribeUnused = new FinalizationRegistry((unsubscribe: () => void) => unsubscribe());

/**
 * Subscribes to the client and the page without keeping the store: the requests of a server share a
 * client, which would otherwise keep the responses of each of them.
 */
function watchWhileUsed(client: Client, store: Store, watch: SessionWatch): void {
  store.set(watchAtom, watch);
  const reference = new WeakRef(watch);
  const onPageShow = (event: Event) => reference.deref()?.onPageShow(event);
  // The back/forward cache may show the page of a member again after a logout on the next page,
  // to the next person on the device. Tokens in memory belong to the page alone and are still here.
  globalThis.addEventListener?.('pageshow', onPageShow);
  const unsubscribe = client.tokens.subscribe((change) => reference.deref()?.onChange(change));
  unsubscribeUnused.register(watch, () => {
    globalThis.removeEventListener?.('pageshow', onPageShow);
    unsubscribe();
  });
}

/**
 * Forgets what one session saw when another one begins: mounted queries are fetched again without
 * their old data, and all other queries, settled mutations and the values of `sessionScopedAtom`
 * are removed. A member's logout also deletes the stored personal data, and so does a login after
 * another member's session that ended without a logout.
 */
export function resetOnSessionChange(client: Client, store: Store, queryClient: QueryClient): void {
  const personalData = watchPersonalData(store);
  let role: TokenRole | undefined;
  /** The data of an ended membership stays until the next login: the person may continue. */
  let hasEndedMembership = false;
  let checkCount = 0;
  const look = async () => {
    checkCount += 1;
    const own = checkCount;
    role = undefined;
    personalData.claim(null);
    const session = await client.tokens.readSession();
    if (own !== checkCount) return;
    role = session?.role ?? TokenRole.NONE;
    const memberSession = session?.role === TokenRole.MEMBER ? session.id : null;
    if (personalData.claim(memberSession)) store.set(logoutCountAtom, (count) => count + 1);
  };
  look().catch(() => {});
  const onPageShow = async (event: Event) => {
    if (!('persisted' in event && event.persisted && personalData.hasMissedLogout())) return;
    const known = checkCount;
    const tokens = await client.tokens.read();
    const isSameSession = checkCount === known;
    if (isSameSession && tokens?.refreshToken.role === TokenRole.MEMBER) {
      await client.tokens.replace(undefined);
    }
  };
  const onChange = (change: TokenChange) => {
    // A session with an unknown role may have been a member.
    const isMember = role === undefined || role === TokenRole.MEMBER;
    look().catch(() => {});
    if (change === 'started') return;
    const isLogout = change === 'changed' && (isMember || hasEndedMembership);
    hasEndedMembership = change === 'ended';
    store.set(sessionEndedAtom, hasEndedMembership);
    if (isLogout) {
      personalData.delete();
      store.set(logoutCountAtom, (count) => count + 1);
    }
    // Readers that keep previous data compute with the new session, and must find none of the old.
    for (const query of queryClient.getQueryCache().getAll()) query.reset();
    store.set(sessionIdAtom, (count) => count + 1);
    queryClient.removeQueries({ type: 'inactive' });
    // Variables and data of mutations belong to the session that ran them.
    const mutationCache = queryClient.getMutationCache();
    for (const mutation of mutationCache.getAll()) {
      if (mutation.state.status !== 'pending') mutationCache.remove(mutation);
    }
    // Each query keeps its own failure; nothing waits for all of them.
    queryClient.resetQueries().catch(() => {});
  };
  watchWhileUsed(client, store, { onChange, onPageShow });
}

/**
 * Returns a function that returns whether the session is still the one of this call: a late response
 * must not be written into the state of the next person.
 */
export function createSessionCheck(
  get: Getter,
  countAtom: Atom<number> = sessionIdAtom,
): () => boolean {
  const count = get(countAtom);
  return () => get(countAtom) === count;
}

/**
 * State of the current session: the next one starts with the initial value. With `logoutCountAtom`,
 * it is preserved when a visitor logs in.
 */
export function sessionScopedAtom<Value>(
  initial: Value,
  countAtom: Atom<number> = sessionIdAtom,
): WritableAtom<Value, [Value | ((before: Value) => Value)], void> {
  const cellAtom = atom({ sessionId: 0, value: initial });
  const readAtom = atom((get) => {
    const { sessionId, value } = get(cellAtom);
    return sessionId === get(countAtom) ? value : initial;
  });
  return atom(
    (get) => get(readAtom),
    (get, set, next) => {
      const value =
        typeof next === 'function' ? (next as (before: Value) => Value)(get(readAtom)) : next;
      set(cellAtom, { sessionId: get(countAtom), value });
    },
  );
}
