import { atom, type Getter, type Store } from 'jotai/vanilla';
import {
  localStoragePort,
  type StoragePort,
  sessionDrafts,
  type TextPort,
} from '../persistence/storage.ts';

// The reasons: docs/decisions/0096-delete-stored-personal-data-when-a-member-logs-out.md and
// docs/decisions/0169-delete-the-data-of-another-session-when-a-member-logs-in.md

/** Begins the names of all entries; tokens and pending logins belong to the client. */
const PREFIX = 'vitrine.';
const clientEntries = /^vitrine\.(tokens|login)\./;

/** Name of the number of logouts on this device, which no sweep deletes. */
const LOGOUTS = 'vitrine-logouts';

/** Name of the session ID of the member that a storage has data of, which no sweep deletes. */
const MEMBER = 'vitrine-member';

const isPersonal = (name: string) => name.startsWith(PREFIX) && !clientEntries.test(name);

type Entries = Map<TextPort, Set<string>>;

/** What the page has stored, and the current session if it is a member's. */
const usageAtom = atom((): { entries: Entries; session: string | null } => ({
  entries: new Map(),
  session: null,
}));

/** Counts the deletions of stored personal data, so that atoms that show it read it again. */
export const deletionCountAtom = atom(0);

/** Deletes the personal entries of a storage: the noted ones, and all others that it can list. */
function sweep(storage: TextPort, noted: Iterable<string> = []): void {
  const listed = (storage.names?.() ?? []).filter(isPersonal);
  for (const name of new Set([...noted, ...listed])) storage.write(name, null);
}

/**
 * Marks storages with a member's session, after it has deleted the data of another one. Storages
 * without a mark have a visitor's data, which the login keeps.
 *
 * @returns the storages whose data was deleted.
 */
function claim(entries: Entries, session: string): TextPort[] {
  const unclaimed = [...entries].filter(([storage]) => storage.read(MEMBER) !== session);
  // Two ports may be one storage, which is marked only when both have deleted their entries.
  const foreign = unclaimed.filter(([storage]) => storage.read(MEMBER) !== null);
  for (const [storage, names] of foreign) sweep(storage, names);
  for (const [storage] of unclaimed) storage.write(MEMBER, session);
  return foreign.map(([storage]) => storage);
}

/**
 * Notes that a storage entry contains personal data, so that a member's logout and another member's
 * login delete it.
 */
export function notePersonalEntry(
  get: Getter,
  storage: TextPort | null | undefined,
  name: string,
): void {
  if (!storage) return;
  const { entries, session } = get(usageAtom);
  const names = entries.get(storage) ?? new Set();
  entries.set(storage, names.add(name));
  if (session !== null) claim(new Map([[storage, names]]), session);
}

/**
 * Deletes a storage entry when the member logs out, or when another member logs in after a session
 * that ended without a logout: a draft, for example. Atoms of this package do it themselves; a host
 * writes it for its own entries. The storage also gets an entry `vitrine-member` with the ID of the
 * member's session.
 *
 * @example store.set(deleteOnLogoutAtom, sessionDrafts(), 'shop.contact-form');
 */
export const deleteOnLogoutAtom = atom(null, (get, _set, storage: TextPort, name: string) =>
  notePersonalEntry(get, storage, name),
);

/** Whether all tabs of the device share the storage. */
const isShared = (storage: TextPort): storage is StoragePort => 'subscribe' in storage;

/** Deletes the personal data of members whose session has ended, in all storages. */
export interface PersonalData {
  /** Call it when a member has logged out, here or in another tab. */
  delete: () => void;
  /**
   * Call it with the ID of a member's session, or null for any other: it deletes the data that
   * another session of a member has left, because the member may be another one.
   *
   * @returns whether data of this tab alone was deleted, which the page may show.
   */
  claim: (sessionId: number | null) => boolean;
  /** Whether a member has logged out on this device without a notice to this page. */
  hasMissedLogout: () => boolean;
}

/**
 * Watches over the personal data of one page. A tab that was closed or asleep during a logout
 * deletes its own entries when it is back; entries that all tabs share are deleted only once, by
 * the first tab, since they may belong to the next person by then.
 *
 * @param store the page's store.
 */
export function watchPersonalData(
  { get, set }: Pick<Store, 'get' | 'set'>,
  device: StoragePort = localStoragePort(),
  tab: TextPort = sessionDrafts(),
): PersonalData {
  const readCount = (storage: TextPort) => Number(storage.read(LOGOUTS) ?? 0) || 0;
  let known = readCount(device);
  const sweepAll = (storage: TextPort, names?: Iterable<string>) => {
    sweep(storage, names);
    storage.write(MEMBER, null);
  };
  const sweepTab = () => {
    sweepAll(tab);
    if (known > 0) tab.write(LOGOUTS, String(known));
  };
  const countDeletion = () => set(deletionCountAtom, (count) => count + 1);
  if (readCount(tab) !== known) sweepTab();
  return {
    hasMissedLogout: () => readCount(device) !== known,
    delete() {
      const isFirst = readCount(device) === known;
      if (isFirst) {
        device.write(LOGOUTS, String(known + 1));
        sweepAll(device);
      }
      known = readCount(device);
      sweepTab();
      for (const [storage, names] of get(usageAtom).entries) {
        if (isFirst || !isShared(storage)) sweepAll(storage, names);
      }
      countDeletion();
    },
    claim(sessionId) {
      const usage = get(usageAtom);
      usage.session = sessionId === null ? null : String(sessionId);
      if (usage.session === null) return false;
      const own: Entries = new Map([
        [device, new Set()],
        [tab, new Set()],
      ]);
      const deleted = claim(new Map([...own, ...usage.entries]), usage.session);
      if (deleted.length > 0) countDeletion();
      return deleted.some((storage) => !isShared(storage));
    },
  };
}
