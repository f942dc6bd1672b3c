import type { Fetch } from '../../http/connection.ts';
import { assertValid, nonEmptyString } from '../../http/validate.ts';
import type { TokenWorkerMessage, TokenWorkerResponse } from './worker-tokens.ts';

export interface TokenWorkerOptions {
  /**
   * The platform's base URL, as in the client's provider settings. It must not come from the page:
   * a script in the page could have the refresh tokens sent to itself.
   */
  apiBaseUrl: string;
  /** The worker's own `fetch` by default. */
  fetch?: Fetch;
  /** The worker's global scope by default. */
  scope?: Pick<EventTarget, 'addEventListener'>;
}

/** A logout renews an expired token once more for its own request. */
const forgetAfterMilliseconds = 15_000;

const grantTypes: ReadonlySet<unknown> = new Set([
  'anonymous',
  'refresh_token',
  'authorization_code',
]);

/**
 * Handles the token requests of `workerTokens` in a worker. The worker keeps each refresh token, and
 * the page gets a random name for it.
 *
 * @example
 * // token-worker.ts
 * import { serveTokens } from '@vitrine/client';
 * serveTokens({ apiBaseUrl: 'https://platform.example' });
 *
 * @throws TypeError without a base URL.
 */
export function serveTokens({
  apiBaseUrl,
  fetch = (url, init) => globalThis.fetch(url, init),
  scope = globalThis,
}: TokenWorkerOptions): void {
  assertValid('serveTokens', nonEmptyString(apiBaseUrl, 'options.apiBaseUrl'));
  const endpoint = `${apiBaseUrl.trim().replace(/\/+$/, '')}/oauth2/token`;
  /** Refresh tokens by the name that the page has; a name stays the same through renewals. */
  const tokens = new Map<string, string>();

  const request = async (url: string, grantText: string): Promise<TokenWorkerResponse> => {
    if (url !== endpoint) throw new TypeError(`serveTokens sends no requests to ${url}.`);
    const grant: Record<string, unknown> = Object(JSON.parse(grantText));
    if (!grantTypes.has(grant.grantType)) throw new TypeError('serveTokens: unknown grant.');
    const isRenewal = grant.grantType === 'refresh_token';
    const named = isRenewal ? String(grant.refreshToken) : '';
    const token = tokens.get(named) ?? named;
    const name = tokens.has(named) ? named : createName();
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(isRenewal ? { ...grant, refreshToken: token } : grant),
      redirect: 'error',
    });
    const { status } = response;
    const headers = [...response.headers];
    const text = await response.text();
    const body = status === 200 ? parse(text) : undefined;
    if (!body) return { status, headers, body: token ? text.replaceAll(token, name) : text };
    const { access_token, expires_in, refresh_token } = body;
    const current = typeof refresh_token === 'string' && refresh_token ? refresh_token : token;
    if (current) tokens.set(name, current);
    const known = { access_token, expires_in, ...(current && { refresh_token: name }) };
    return { status, headers, body: JSON.stringify(known) };
  };

  const respond = (event: Event) => {
    const { data, ports } = event as MessageEvent<TokenWorkerMessage>;
    if ('forget' in data) {
      const names = [...tokens.keys()];
      setTimeout(() => {
        for (const name of names) tokens.delete(name);
      }, forgetAfterMilliseconds);
      return;
    }
    request(data.url, data.grant)
      .catch((error: unknown): TokenWorkerResponse => ({ error: String(error) }))
      .then((response) => ports[0]?.postMessage(response));
  };
  scope.addEventListener('message', respond);
}

const createName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
