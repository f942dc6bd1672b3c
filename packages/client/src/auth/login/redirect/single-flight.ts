import { abortable } from '../../../abort.ts';
import type { Client, RequestOptions } from '../../../client.ts';

/**
 * Runs work once at a time for each client. Concurrent calls, such as those of a framework that
 * runs effects twice, get the same outcome. The signal of the first call ends the work, that of a
 * later call only its own waiting.
 */
export function singleFlight<Options extends RequestOptions, Outcome>(
  work: (client: Client, options: Options | undefined) => Promise<Outcome>,
): (client: Client, options?: Options) => Promise<Outcome> {
  const pending = new WeakMap<Client, Promise<Outcome>>();
  return (client, options) => {
    const existing = pending.get(client);
    if (existing) return abortable(existing, options?.signal);
    const outcome = work(client, options).finally(() => pending.delete(client));
    pending.set(client, outcome);
    return outcome;
  };
}
