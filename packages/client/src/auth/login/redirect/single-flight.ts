import type { Client } from '../../../client.ts';

/**
 * Work that is under way once for each client: who asks again meanwhile, as a framework does that
 * runs effects twice, gets the same outcome.
 */
export function singleFlight<Options, Outcome>(
  work: (client: Client, options: Options | undefined) => Promise<Outcome>,
): (client: Client, options?: Options) => Promise<Outcome> {
  const pending = new WeakMap<Client, Promise<Outcome>>();
  return (client, options) => {
    const existing = pending.get(client);
    if (existing) return existing;
    const captureFailure = work(client, options).finally(() => pending.delete(client));
    pending.set(client, captureFailure);
    return captureFailure;
  };
}
