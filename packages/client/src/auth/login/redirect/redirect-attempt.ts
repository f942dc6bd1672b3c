import type { Client } from '../../../client.ts';
import { type LoginStorage, loginMemory } from './login-storage.ts';
import { isRecent } from './login-transactions.ts';

/**
 * Takes the one attempt that a login may make by itself in this tab: a second one would send the
 * person round in a circle. There is another after a login, and half an hour later. A page
 * that can't remember it has none.
 *
 * @returns whether there was one.
 */
export function takeAttempt(client: Client, storage?: LoginStorage): boolean {
  const memory = loginMemory(client, storage);
  if (isRecent(client, memory.read('attempt'))) return false;
  return memory.write('attempt', client.clock.now());
}

/** Somebody has logged in, so the next attempt is a first one. */
export function forgetAttempt(client: Client, storage?: LoginStorage): void {
  loginMemory(client, storage).write('attempt');
}
