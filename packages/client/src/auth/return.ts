import type { ResponseMode } from './authorize.ts';

/** What the provider gives back. Specification 2. */
export interface AuthorizationReturn {
  code?: string;
  state?: string;
  /** For example `login_required` or `access_denied`. */
  error?: string;
  errorDescription?: string;
}

const names = [
  ['code', 'code'],
  ['state', 'state'],
  ['error', 'error'],
  ['errorDescription', 'error_description'],
] as const;

/**
 * Reads what the provider gave back out of the address of the page. A value that stands there more
 * than once counts as missing, because nobody can tell whose it is. Specification 2.
 *
 * @param url the page's own address unless told otherwise.
 * @param responseMode as the login began: in the fragment, or in the query.
 * @throws TypeError when there is no address.
 */
export function parseFromUrl(
  url: string | URL = globalThis.location?.href,
  responseMode: Exclude<ResponseMode, 'web_message'> = 'fragment',
): AuthorizationReturn {
  if (!URL.canParse(url)) throw new TypeError('parseFromUrl: url must be an absolute address.');
  const { searchParams, hash } = new URL(url);
  const values = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1));
  return Object.fromEntries(
    names.flatMap(([name, parameter]) => {
      const [value, ...more] = values.getAll(parameter);
      return value && more.length === 0 ? [[name, value]] : [];
    }),
  );
}
