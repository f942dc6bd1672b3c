import type { Client } from '../../../client.ts';

/**
 * Work that is under way once for each client: who asks again meanwhile, as a framework does that
 * runs effects twice, gets the same outcome.
 */
export function oneAtATime<Options, Outcome>(
  work: (client: Client, options: Options | undefined) => Promise<Outcome>,
): (client: Client, options?: Options) => Promise<Outcome> {
  const underWay = new WeakMap<Client, Promise<Outcome>>();
  return (client, options) => {
    const begun = underWay.get(client);
    if (begun) return begun;
    const outcome = work(client, options).finally(() => underWay.delete(client));
    underWay.set(client, outcome);
    return outcome;
  };
}
