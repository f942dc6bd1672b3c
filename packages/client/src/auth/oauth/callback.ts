import type { ResponseMode } from './auth-url.ts';

/** The provider's response. See docs/reference/auth.mdx. */
export interface AuthorizationResponse {
  /** Authorization code. Valid once, and only with the code verifier. */
  code?: string;
  /** State of the login that the response belongs to. */
  state?: string;
  /** For example `login_required` or `access_denied`. */
  error?: string;
  /** The provider's explanation of `error`, as plain text. */
  errorDescription?: string;
  /** The issuer, if the provider sends it (RFC 9207). */
  iss?: string;
}

/** Modes that return the code in a URL. */
export type UrlResponseMode = Exclude<ResponseMode, 'web_message'>;

/** Names of the response parameters: ours and those of the provider's URLs and messages. */
export const responseParameters = [
  ['code', 'code'],
  ['state', 'state'],
  ['error', 'error'],
  ['errorDescription', 'error_description'],
  ['iss', 'iss'],
] as const;

/**
 * Reads the provider's response from the URL of the page. A value that occurs more than once
 * counts as missing, because its origin is unknown. See docs/reference/auth.mdx.
 *
 * @param url the page's own URL by default.
 * @param responseMode of the login's start: in the fragment, or in the query.
 * @throws TypeError if there is no URL.
 */
export function parseFromUrl(
  url: string | URL = globalThis.location?.href,
  responseMode: UrlResponseMode = 'fragment',
): AuthorizationResponse {
  if (!URL.canParse(url)) throw new TypeError('parseFromUrl: url must be an absolute URL.');
  const { searchParams, hash } = new URL(url);
  const values = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1));
  return Object.fromEntries(
    responseParameters.flatMap(([name, parameter]) => {
      const [value, ...more] = values.getAll(parameter);
      return value && more.length === 0 ? [[name, value]] : [];
    }),
  );
}
