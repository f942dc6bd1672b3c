import type { Client, RequestOptions } from '../../client.ts';
import { createRedirectSession } from '../../redirects/endpoints.ts';
import { toSameOriginPath } from './same-origin-path.ts';

/** Returns the address that ends the provider's session and then leads the user back. */
export async function endSession(
  client: Client,
  originalUrl: string,
  request?: RequestOptions,
): Promise<{ logoutUrl: string }> {
  const { redirectSession } = await createRedirectSession(
    client,
    {
      logout: { clientId: client.settings.clientId },
      callbacks: { postFlowUrl: withinOrigin(originalUrl) },
    },
    request,
  );
  return { logoutUrl: redirectSession.fullUrl };
}

/** A server has no origin of its own, so the address stays unchanged there. */
function withinOrigin(address: string): string {
  const { location } = globalThis;
  if (!location) return address;
  const page = new URL(location.href);
  return new URL(toSameOriginPath(address, page), page).href;
}
