import { isTokens, type Tokens } from './tokens.ts';

/**
 * Where tokens outlive the page. `localStorage` fits as it is; so does anything with the same three
 * methods, asynchronous ones too. A storage that fails costs the visitor the memory, never the call.
 */
export interface TokenStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
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
  read(): Promise<Tokens | undefined>;
  write(tokens: Tokens | undefined): Promise<void>;
}

/** Keeps a client's tokens in a storage, and in memory for as long as the storage fails. */
export function createTokenStore(storage: TokenStorage, clientId: string): TokenStore {
  const key = `vitrine.tokens.${clientId}`;
  let kept: Tokens | undefined;
  let failed = false;
  return {
    async read() {
      if (failed) return kept;
      try {
        return parse(await storage.getItem(key), clientId);
      } catch {
        return kept;
      }
    },
    async write(tokens) {
      kept = tokens;
      try {
        if (tokens) await storage.setItem(key, JSON.stringify({ clientId, ...tokens }));
        else await storage.removeItem(key);
        failed = false;
      } catch {
        failed = true;
      }
    },
  };
}

function parse(text: string | null, clientId: string): Tokens | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!isTokens(stored) || (stored as { clientId?: unknown }).clientId !== clientId) {
    return undefined;
  }
  return { accessToken: stored.accessToken, refreshToken: stored.refreshToken };
}
