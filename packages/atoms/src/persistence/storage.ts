/** Where a page keeps texts by name. */
export interface TextPort {
  /** What is kept under a name, or null. Never throws. */
  read: (name: string) => string | null;
  /** Keeps a text under a name; null forgets it. Never throws: a storage may be full or shut. */
  write: (name: string, text: string | null) => void;
}

/**
 * Where a page keeps small lists of its visitor's own: the browser (`localStoragePort`), nothing at
 * all (`memoryStorage`), or what a host has for it.
 */
export interface StoragePort extends TextPort {
  /** Calls when someone else, such as another tab, changed what a name has. @returns what ends it. */
  subscribe: (name: string, listener: () => void) => () => void;
}

/** The parts of a window that keep things. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'addEventListener' | 'removeEventListener'
>;

/** Asking for the storage throws where a visitor has shut it. */
function nullOn404<Value>(ask: () => Value): Value | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** A storage of the browser, which may be full, shut or missing: then it keeps nothing. */
export const textsIn = (storage: () => Storage | undefined): TextPort => ({
  read: (name) => nullOn404(() => storage()?.getItem(name) ?? null),
  write: (name, text) => {
    nullOn404(() => (text === null ? storage()?.removeItem(name) : storage()?.setItem(name, text)));
  },
});

/** Where texts that no one has sent yet outlive the page. */
export type DraftPort = TextPort;

/** Drafts in the storage of this tab; a storage that is full or forbidden keeps none. */
export const sessionDrafts = (storage: () => Storage = () => sessionStorage): DraftPort =>
  textsIn(storage);

/** The browser's storage of this origin, shared by its tabs. On a server it keeps nothing. */
export function localStoragePort(page: StorageWindow | undefined = globalThis.window): StoragePort {
  return {
    ...textsIn(() => page?.localStorage),
    subscribe: (name, listener) => {
      const hear = ({ key }: StorageEvent) => {
        // Without a key everything was cleared.
        if (key === name || key === null) listener();
      };
      page?.addEventListener('storage', hear);
      return () => page?.removeEventListener('storage', hear);
    },
  };
}

/** A `StoragePort` that lasts as long as the page, for servers and tests. */
export interface MemoryStorage extends StoragePort {
  /** What another tab does: another text, told to those who listen. */
  change: (name: string, text: string | null) => void;
}

/** A storage that is nowhere but here, beginning with these texts. */
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
