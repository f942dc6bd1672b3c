import type { Client } from '../../../client.ts';
import { loginNamespace } from '../redirect/login-storage.ts';

/**
 * Where the page of return in a popup and the page that opened it speak about one login, also when
 * the provider has cut the popup off from its opener.
 */
export const openChannel = (client: Client, state: string): BroadcastChannel =>
  new BroadcastChannel(`${loginNamespace(client)}.${state}`);

/** What the opener says when it has the answer. */
export const heard = 'heard';
