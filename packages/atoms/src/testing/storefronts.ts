import { type Client, type ClientOptions, createClient } from '@vitrine/client';
import type { MockPlatform } from '@vitrine/mocks';
import type { Atom } from 'jotai/vanilla';
import type { QueryDefaults } from '../query/query-defaults.ts';
import { createStorefront, type Storefront } from '../storefront.ts';

/** A client that says nothing to anyone, and whose person stays. */
const silentClient = { tokens: { subscribe: () => () => {} } } as unknown as Client;

/** A storefront for atoms that speak to no platform. */
export const emptyStorefront = (queryDefaults: QueryDefaults = { retry: false }): Storefront =>
  createStorefront({ client: silentClient, queryDefaults });

/** A storefront of a new visitor to a platform. */
export const createTestStorefront = (
  { apiBaseUrl, fetch }: { apiBaseUrl: string; fetch: typeof globalThis.fetch },
  queryDefaults: QueryDefaults = { retry: false },
  options: Partial<ClientOptions> = {},
): Storefront =>
  createStorefront({
    client: createClient({ clientId: 'fenn-house', provider: { apiBaseUrl }, fetch, ...options }),
    queryDefaults,
  });

/** Subscribes and tells every value that the atom took, the one at the start included. */
export function watch<Value>({ store }: Storefront, atom: Atom<Value>) {
  const seen: Value[] = [store.get(atom)];
  const stop = store.sub(atom, () => seen.push(store.get(atom)));
  seen.push(store.get(atom));
  return { seen, stop };
}

/** A storefront beside a world whose time passes as the client waits, and with nothing else. */
export const createFrozenStorefront = (platform: MockPlatform): Storefront => {
  platform.clock.freeze();
  const { now } = platform.clock;
  const sleep = async (milliseconds: number) => platform.clock.advance(milliseconds);
  return createTestStorefront(platform, undefined, { clock: { now, sleep } });
};
