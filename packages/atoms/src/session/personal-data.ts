import { atom, type Getter } from 'jotai/vanilla';
import {
  localStoragePort,
  type StoragePort,
  sessionDrafts,
  type TextPort,
} from '../persistence/storage.ts';

// The reasons: docs/decisions/0096-delete-stored-personal-data-when-a-member-logs-out.md

/** Begins the names of all entries; tokens and pending logins belong to the client. */
const PREFIX = 'vitrine.';
const clientEntries = /^vitrine\.(tokens|login)\./;

/** Name of the number of logouts on this device, which no sweep deletes. */
const LOGOUTS = 'vitrine-logouts';

const isPersonal = (name: string) => name.startsWith(PREFIX) && !clientEntries.test(name);

const usedEntriesAtom = atom((): Map<TextPort, Set<string>> => new Map());

/** Notes that a storage entry contains personal data, so that a member's logout deletes it. */
export function notePersonalEntry(
  get: Getter,
  storage: TextPort | null | undefined,
  name: string,
): void {
  if (!storage) return;
  const entries = get(usedEntriesAtom);
  const names = entries.get(storage) ?? new Set();
  entries.set(storage, names.add(name));
}

/**
 * Deletes a storage entry when the member logs out: a draft, for example. Atoms of this package do
 * it themselves; a host writes it for its own entries.
 *
 * @example store.set(deleteOnLogoutAtom, sessionDrafts(), 'shop.contact-form');
 */
export const deleteOnLogoutAtom = atom(null, (get, _set, storage: TextPort, name: string) =>
  notePersonalEntry(get, storage, name),
);

/** Whether all tabs of the device share the storage. */
const isShared = (storage: TextPort): storage is StoragePort => 'subscribe' in storage;

/** Deletes the personal entries of a storage: the noted ones, and all others that it can list. */
function sweep(storage: TextPort, noted: Iterable<string> = []): void {
  const listed = (storage.names?.() ?? []).filter(isPersonal);
  for (const name of new Set([...noted, ...listed])) storage.write(name, null);
}

/** Deletes the personal data of members that have logged out, in all storages. */
export interface PersonalData {
  /** Call it when a member has logged out, here or in another tab. */
  delete: () => void;
  /** Whether a member has logged out on this device without a notice to this page. */
  hasMissedLogout: () => boolean;
}

/**
 * Watches over the personal data of one page. A tab that was closed or asleep during a logout
 * deletes its own entries when it is back; entries that all tabs share are deleted only once, by
 * the first tab, since they may belong to the next person by then.
 *
 * @param get reads an atom of the page's store.
 */
export function watchPersonalData(
  get: Getter,
  device: StoragePort = localStoragePort(),
  tab: TextPort = sessionDrafts(),
): PersonalData {
  const readCount = (storage: TextPort) => Number(storage.read(LOGOUTS) ?? 0) || 0;
  let known = readCount(device);
  const sweepTab = () => {
    sweep(tab);
    if (known > 0) tab.write(LOGOUTS, String(known));
  };
  if (readCount(tab) !== known) sweepTab();
  return {
    hasMissedLogout: () => readCount(device) !== known,
    delete() {
      const isFirst = readCount(device) === known;
      if (isFirst) {
        device.write(LOGOUTS, String(known + 1));
        sweep(device);
      }
      known = readCount(device);
      sweepTab();
      for (const [storage, names] of get(usedEntriesAtom)) {
        if (isFirst || !isShared(storage)) sweep(storage, names);
      }
    },
  };
}
