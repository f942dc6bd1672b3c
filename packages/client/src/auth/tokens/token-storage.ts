import type { Fetch } from '../../http/connection.ts';
import type { Settings } from '../../settings.ts';
import { isTokens, type StoredTokens } from './tokens.ts';

/**
 * Stores tokens beyond the life of the page: `sessionTokens()`, `localTokens()`, `cookieTokens()`,
 * or anything with the same three methods, asynchronous ones too. If the storage fails, the tokens
 * are not persisted, but requests still work.
 */
export interface TokenStorage {
  /** Returns the stored text, or null. */
  getItem(key: string): string | null | Promise<string | null>;
  /** Stores the text of the tokens, and replaces an earlier one. */
  setItem(key: string, value: string): void | Promise<void>;
  /** Removes the text, for example after a logout. */
  removeItem(key: string): void | Promise<void>;
  /**
   * Runs work while no other page runs any under the same key. If pages share a storage, this
   * reduces one renewal per page to a single one. It must run the work eventually, even if another
   * page never releases the lock.
   */
  exclusively?: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Notifies when another page may have changed the stored value of the key.
   *
   * @returns a function that unsubscribes.
   */
  watch?: (key: string, listener: () => void) => () => void;
  /** Sends the requests to the token endpoint, in place of the client's `fetch`. */
  fetchTokens?: Fetch;
}

/** A storage that lives as long as the client. */
export function memoryStorage(): TokenStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

/** The tokens of one client in a storage. */
export interface TokenStore {
  /** Returns the stored tokens, or nothing. */
  read(): Promise<StoredTokens | undefined>;
  /** Stores tokens; without tokens, removes them. */
  write(tokens: StoredTokens | undefined): Promise<void>;
  /** Runs work while no other page runs any, if the storage supports this. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Notifies when another page may have changed the tokens. */
  watch(listener: () => void): void;
}

/** Stores a client's tokens. Uses memory without a storage, and while the storage fails. */
export function createTokenStore(
  storage: TokenStorage | undefined,
  { clientId, apiBaseUrl }: Settings,
): TokenStore {
  const key = `vitrine.tokens.${clientId}@${apiBaseUrl}`;
  let cachedTokens: StoredTokens | undefined;
  let failed = false;
  return {
    async read() {
      if (!storage || failed) return cachedTokens;
      try {
        cachedTokens = parse(await storage.getItem(key), clientId);
      } catch {}
      return cachedTokens;
    },
    async write(tokens) {
      cachedTokens = tokens;
      try {
        if (tokens) await storage?.setItem(key, JSON.stringify({ ...tokens, clientId }));
        else await storage?.removeItem(key);
        failed = false;
      } catch {
        failed = true;
      }
    },
    // `localStorage` itself has whatever was put there under these names.
    exclusively: (work) =>
      typeof storage?.exclusively === 'function' ? storage.exclusively(key, work) : work(),
    watch(listener) {
      if (typeof storage?.watch === 'function') storage.watch(key, listener);
    },
  };
}

function parse(text: string | null, clientId: string): StoredTokens | undefined {
  const { clientId: owner, ...tokens } = JSON.parse(text ?? 'null') ?? {};
  return owner === clientId && isTokens(tokens)
    ? { storedAt: 0, session: 1, ...tokens }
    : undefined;
}
