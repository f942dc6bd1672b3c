import type { Client } from '../../client.ts';
import { createRedirectSession } from '../../redirects/endpoints.ts';
import { renewTokens } from '../tokens/token-request.ts';
import { leewaySeconds, type Tokens } from '../tokens/tokens.ts';
import { toSameOriginPath } from './same-origin-path.ts';
import { requireSecureUrl } from './secure-url.ts';

/**
 * Returns the URL that ends the provider's session and then leads the user back.
 *
 * @param tokens that the client had before the logout; without them, the request is a visitor's.
 */
export async function endSession(
  client: Client,
  originalUrl: string,
  tokens: Tokens | undefined,
  signal: AbortSignal,
): Promise<{ logoutUrl: string }> {
  const { redirectSession } = await createRedirectSession(
    tokens ? await withTokens(client, tokens, signal) : client,
    {
      logout: { clientId: client.settings.clientId },
      callbacks: { postFlowUrl: withinOrigin(originalUrl) },
    },
    { signal },
  );
  return { logoutUrl: requireSecureUrl(redirectSession.fullUrl) };
}

/** The same client for one request with tokens that it does not store. */
async function withTokens(client: Client, tokens: Tokens, signal: AbortSignal): Promise<Client> {
  const { refreshToken, accessToken } = tokens;
  const isExpired = accessToken.expiresAt - leewaySeconds <= client.clock.now() / 1000;
  const current =
    isExpired && refreshToken.value ? await renewTokens(client, refreshToken, signal) : tokens;
  return {
    ...client,
    tokens: {
      ...client.tokens,
      access: async () => current.accessToken.value,
      // Without another token, the rejection is the response.
      renew: async () => current.accessToken.value,
    },
  };
}

/** A server has no origin of its own, so the URL stays unchanged there. */
function withinOrigin(url: string): string {
  const { location } = globalThis;
  if (!location) return url;
  const page = new URL(location.href);
  return new URL(toSameOriginPath(url, page), page).href;
}
