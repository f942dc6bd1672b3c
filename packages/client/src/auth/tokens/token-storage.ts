import type { Settings } from '../../settings.ts';
import { isTokens, type StoredTokens } from './tokens.ts';

/**
 * Where tokens outlive the page: `sessionTokens()`, `localTokens()`, `cookieTokens()`, or anything
 * with the same three methods, asynchronous ones too. A storage that fails costs the visitor the
 * memory, never the call.
 */
export interface TokenStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
  /**
   * Does work while no other page does any under the same key. Where pages share a storage, this
   * makes one renewal of what would be one a page. It must do the work in the end, anyone who else
   * does.
   */
  exclusively?<T>(key: string, work: () => Promise<T>): Promise<T>;
  /**
   * Tells when another page may have changed what is kept under the key.
   *
   * @returns ends it.
   */
  watch?(key: string, listener: () => void): () => void;
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
  read(): Promise<StoredTokens | undefined>;
  write(tokens: StoredTokens | undefined): Promise<void>;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  watch(listener: () => void): void;
}

/** Keeps a client's tokens in a storage; in memory where there is none, and for as long as it fails. */
export function createTokenStore(
  storage: TokenStorage | undefined,
  { clientId, apiBaseUrl }: Settings,
): TokenStore {
  const key = `vitrine.tokens.${clientId}@${apiBaseUrl}`;
  let kept: StoredTokens | undefined;
  let failed = false;
  return {
    async read() {
      if (!storage || failed) return kept;
      try {
        kept = parse(await storage.getItem(key), clientId);
      } catch {}
      return kept;
    },
    async write(tokens) {
      kept = tokens;
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
