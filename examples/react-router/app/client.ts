import { type Client, createClient, localTokens } from '@vitrine/client';

const settings = {
  clientId: import.meta.env.VITE_CLIENT_ID,
  provider: {
    apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
    identityBaseUrl: import.meta.env.VITE_IDENTITY_BASE_URL,
  },
};

/** The client of a page: visitors stay who they are in all tabs, also after a reload. */
export const createBrowserClient = (): Client =>
  createClient({ ...settings, storage: localTokens() });

let anonymousClient: Client | undefined;

/**
 * The client of the server. It reads what all visitors may see, so all requests share it and its
 * tokens; carts and members are read by the browser only.
 */
export function getServerClient(): Client {
  anonymousClient ??= createClient(settings);
  return anonymousClient;
}
