import type { ResponseMode } from './auth-url.ts';

/** What the provider gives back. See docs/reference/auth.md. */
export interface AuthorizationResponse {
  code?: string;
  state?: string;
  /** For example `login_required` or `access_denied`. */
  error?: string;
  errorDescription?: string;
  /** Who says so, where the provider tells (RFC 9207). */
  iss?: string;
}

/** How an address brings the code back. */
export type UrlResponseMode = Exclude<ResponseMode, 'web_message'>;

/** The names of what the provider gives back, ours and those of its addresses and messages. */
export const responseParameters = [
  ['code', 'code'],
  ['state', 'state'],
  ['error', 'error'],
  ['errorDescription', 'error_description'],
  ['iss', 'iss'],
] as const;

/**
 * Reads what the provider gave back out of the address of the page. A value that is there more
 * than once counts as missing, because no one can tell whose it is. See docs/reference/auth.md.
 *
 * @param url the page's own address by default.
 * @param responseMode as the login began: in the fragment, or in the query.
 * @throws TypeError when there is no address.
 */
export function parseFromUrl(
  url: string | URL = globalThis.location?.href,
  responseMode: UrlResponseMode = 'fragment',
): AuthorizationResponse {
  if (!URL.canParse(url)) throw new TypeError('parseFromUrl: url must be an absolute address.');
  const { searchParams, hash } = new URL(url);
  const values = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1));
  return Object.fromEntries(
    responseParameters.flatMap(([name, parameter]) => {
      const [value, ...more] = values.getAll(parameter);
      return value && more.length === 0 ? [[name, value]] : [];
    }),
  );
}
