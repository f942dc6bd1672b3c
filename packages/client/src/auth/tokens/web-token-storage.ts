import { type CookieTokensOptions, createCookieStorage } from './cookie-storage.ts';
import { shareAcrossTabs } from './cross-tab-storage.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { TokenStorage } from './token-storage.ts';

/**
 * Keeps tokens in `sessionStorage`: as long as the tab, through reloads, for this tab alone. A tab
 * that is duplicated takes a copy along, and then two tabs hold one refresh token; where the
 * platform lets it be used once only, `localTokens` is the better place.
 *
 * Any script of the page can read them. Where there is no storage, they stay in memory.
 */
export function sessionTokens(): TokenStorage {
  return createSafeStorage('sessionTokens', () => globalThis.sessionStorage);
}

/**
 * Keeps tokens in `localStorage`, for all tabs of the origin: one of them renews for all, and who
 * signs in or out in one does so in all.
 *
 * Any script of the page can read them, also in a later visit. Where there is no storage, they stay
 * in memory.
 */
export function localTokens(): TokenStorage {
  return shareAcrossTabs(createSafeStorage('localTokens', () => globalThis.localStorage));
}

/**
 * Keeps tokens in a cookie that the origin's server gets too, `Secure` and `SameSite=Lax`, for all
 * tabs as `localTokens` does. Its name is the key of the storage and its value what is kept, both
 * percent-encoded.
 *
 * Any script of the page can read them. Where there are no cookies, and where the tokens are larger
 * than the 4096 bytes that a cookie can have, they stay in memory.
 *
 * @throws TypeError when an option can't be in a cookie.
 */
export function cookieTokens(options: CookieTokensOptions = {}): TokenStorage {
  const jar = createCookieStorage(options);
  return shareAcrossTabs(createSafeStorage('cookieTokens', () => jar));
}
