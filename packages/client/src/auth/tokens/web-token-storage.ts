import { type CookieTokensOptions, createCookieStorage } from './cookie-storage.ts';
import { shareAcrossTabs, watchRestoration } from './cross-tab-storage.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { TokenStorage } from './token-storage.ts';

/**
 * Stores tokens in `sessionStorage`: for the life of the tab, across reloads, for this tab only. A
 * duplicated tab copies them, and then two tabs have one refresh token; if the platform allows it
 * to be used only once, use `localTokens`.
 *
 * Any script of the page can read them. Without a storage, they stay in memory.
 */
export function sessionTokens(): TokenStorage {
  return {
    ...createSafeStorage('sessionTokens', () => globalThis.sessionStorage),
    watch: (_key, listener) => watchRestoration(listener),
  };
}

/**
 * Stores tokens in `localStorage`, for all tabs of the origin: one of them renews for all, and a
 * sign-in or sign-out in one applies to all.
 *
 * Any script of the page can read them, also in a later visit. Without a storage, they stay in
 * memory.
 */
export function localTokens(): TokenStorage {
  return shareAcrossTabs(createSafeStorage('localTokens', () => globalThis.localStorage));
}

/**
 * Stores tokens in a cookie that the origin's server receives too, `Secure` and `SameSite=Lax`, for
 * all tabs as `localTokens` does. Its name is the key of the storage and its value the stored text,
 * both percent-encoded.
 *
 * With the default path and without a domain, the name begins with `__Host-`, so that no other host
 * of the site can set it; pages over `http`, as on `localhost`, have the name without it. If there
 * are several cookies of the name, their origin is unclear: all of them are removed, and a new
 * visitor starts. With a `path` or a `domain`, any host of the site can set such a cookie and
 * log a visitor in to an account of its own, so use them only if you trust all hosts of the site.
 *
 * A script of the client has to read the cookie, so it can't be `HttpOnly`: any script of the page
 * can read both tokens, also in a later visit, and the browser sends both with every request to the
 * host. Tokens in memory are safer; choose this one if your server renders pages of members.
 *
 * Without cookies, and if the tokens are larger than the 4096 bytes of a cookie, they stay in
 * memory.
 *
 * @throws TypeError if an option can't be in a cookie.
 */
export function cookieTokens(options: CookieTokensOptions = {}): TokenStorage {
  const jar = createCookieStorage(options);
  return shareAcrossTabs(createSafeStorage('cookieTokens', () => jar));
}
