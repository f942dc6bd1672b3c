/** Storage of texts by name. */
export interface TextPort {
  /** Returns the text stored under a name, or null. Never throws. */
  read: (name: string) => string | null;
  /**
   * Stores a text under a name; null deletes it. Never throws: a storage may be full or
   * inaccessible.
   */
  write: (name: string, text: string | null) => void;
  /**
   * Returns the names of all stored texts. With it, a member's logout also deletes entries that
   * this page has not used. Never throws.
   */
  names?: () => readonly string[];
}

/**
 * Storage of a visitor's small lists: the browser (`localStoragePort`), memory (`memoryStorage`),
 * or a host's own.
 */
export interface StoragePort extends TextPort {
  /**
   * Calls back when a name's text changes from elsewhere, such as another tab.
   *
   * @returns a function that unsubscribes.
   */
  subscribe: (name: string, listener: () => void) => () => void;
}

/** The used subset of a window. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'addEventListener' | 'removeEventListener'
>;

/** Returns null if the access throws, because the visitor has blocked the storage or it is full. */
function tryAccess<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** A storage of the browser that may be full, inaccessible or missing: then it stores nothing. */
export const textsIn = (storage: () => Storage | undefined): TextPort => ({
  read: (name) => tryAccess(() => storage()?.getItem(name) ?? null),
  write: (name, text) => {
    tryAccess(() => (text === null ? storage()?.removeItem(name) : storage()?.setItem(name, text)));
  },
  names: () => tryAccess(() => Object.keys(storage() ?? {})) ?? [],
});

/** Storage of unsent texts beyond the life of the page. */
export type DraftPort = TextPort;

/** Drafts in the storage of this tab; a full or inaccessible storage stores none. */
export const sessionDrafts = (storage: () => Storage = () => sessionStorage): DraftPort =>
  textsIn(storage);

/** The browser's storage of this origin, shared by its tabs. On a server it stores nothing. */
export function localStoragePort(page: StorageWindow | undefined = globalThis.window): StoragePort {
  return {
    ...textsIn(() => page?.localStorage),
    subscribe: (name, listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        // Without a key everything was cleared.
        if (key === name || key === null) listener();
      };
      page?.addEventListener('storage', onStorage);
      return () => page?.removeEventListener('storage', onStorage);
    },
  };
}

/** A `StoragePort` that lasts as long as the page, for servers and tests. */
export interface MemoryStorage extends StoragePort {
  /** Simulates another tab: stores another text and notifies the listeners. */
  change: (name: string, text: string | null) => void;
}

/** Creates a storage in memory with these initial texts. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const texts = new Map(Object.entries(initial));
  const listeners = new Map<string, Set<() => void>>();
  const write = (name: string, text: string | null) => {
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  };
  return {
    read: (name) => texts.get(name) ?? null,
    write,
    names: () => [...texts.keys()],
    subscribe: (name, listener) => {
      const subscribers = listeners.get(name) ?? new Set();
      listeners.set(name, subscribers.add(listener));
      return () => subscribers.delete(listener);
    },
    change: (name, text) => {
      write(name, text);
      for (const listener of listeners.get(name) ?? []) listener();
    },
  };
}
