import type { Client } from '../../../client.ts';
import { getLoginStore, type LoginStorage } from './login-storage.ts';
import { isRecent } from './login-transactions.ts';

/**
 * Claims the one automatic login attempt of this tab: a second one could cause a redirect loop. It
 * is available again after a login, and after half an hour. A page that can't store the attempt has
 * none.
 *
 * @returns whether an attempt was available.
 */
export function claimRedirectAttempt(client: Client, storage?: LoginStorage): boolean {
  const store = getLoginStore(client, storage);
  if (isRecent(client, store.read('attempt'))) return false;
  return store.write('attempt', client.clock.now());
}

/** Resets the automatic attempt after a successful login. */
export function resetRedirectAttempt(client: Client, storage?: LoginStorage): void {
  getLoginStore(client, storage).write('attempt');
}
