import type { Client } from '../../../client.ts';
import { getLoginStore, type LoginStorage } from './login-storage.ts';
import { isRecent } from './login-transactions.ts';

/**
 * Takes the one attempt that a login may make by itself in this tab: a second one would send the
 * person round in a circle. There is another after a login, and half an hour later. A page
 * that can't remember it has none.
 *
 * @returns whether there was one.
 */
export function claimRedirectAttempt(client: Client, storage?: LoginStorage): boolean {
  const store = getLoginStore(client, storage);
  if (isRecent(client, store.read('attempt'))) return false;
  return store.write('attempt', client.clock.now());
}

/** Someone has logged in, so the next attempt is a first one. */
export function resetRedirectAttempt(client: Client, storage?: LoginStorage): void {
  getLoginStore(client, storage).write('attempt');
}
