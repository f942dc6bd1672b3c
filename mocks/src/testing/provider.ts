import { createClient } from '@vitrine/client';
import * as auth from '@vitrine/client/auth';
import { createMockPlatform } from '../platform/mock-platform.ts';

/**
 * Creates a mock platform with a client, and visits to its identity provider by a browser that
 * stores one cookie.
 */
export function connectProvider() {
  const platform = createMockPlatform({ identityBaseUrl: 'https://login.example' });
  const { apiBaseUrl, fetch, identity } = platform;
  const client = createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch });
  let cookie: string | undefined;

  async function visit(url: string, typed?: Record<string, string>): Promise<Response> {
    const response = await identity.provider.handle(
      new Request(url, {
        headers: cookie ? { cookie } : {},
        ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
      }),
    );
    if (!response) throw new Error(`The provider has no page ${url}.`);
    const set = response.headers.get('set-cookie');
    if (set) cookie = /Max-Age=0/.test(set) ? undefined : set.split(';')[0];
    return response;
  }

  /** The URL of a login's authorize page. */
  async function authorizeUrl(options: auth.AuthUrlOptions = {}) {
    const oauthData = await auth.generateOAuthData('https://fenn.example/back');
    const { authUrl } = await auth.getAuthUrl(client, oauthData, options);
    return { authUrl, oauthData };
  }

  return { platform, client, provider: identity.provider, visit, authorizeUrl };
}

/** Returns the values of a visit's redirect. */
export const returnedBy = (response: Response) =>
  auth.parseFromUrl(response.headers.get('location') ?? 'https://nowhere.example');
