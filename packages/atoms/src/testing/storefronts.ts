import { type Client, type ClientOptions, createClient } from '@vitrine/client';
import type { MockPlatform } from '@vitrine/mocks';
import type { Atom } from 'jotai/vanilla';
import type { OwnerPorts, StorefrontPorts } from '../ports.ts';
import type { QueryDefaults } from '../query/query-defaults.ts';
import { createStorefront, portsAtom, type Storefront } from '../storefront.ts';

/** A client without requests, whose session never changes. */
const silentClient = {
  tokens: { subscribe: () => () => {} },
  serverClock: { now: () => Date.now() },
} as unknown as Client;

/** A storefront for atoms that send no requests. */
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

/** A platform that returns fewer items per page than a request asks for. */
export const withSmallPages = <Platform extends Pick<MockPlatform, 'fetch'>>(
  platform: Platform,
  limit: number,
): Platform => ({
  ...platform,
  fetch: (url, init) =>
    platform.fetch(String(url).replace(/\blimit=\d+/, `limit=${limit}`), {
      ...init,
      ...(init?.body && { body: String(init.body).replace(/"limit":\d+/, `"limit":${limit}`) }),
    }),
});

/** Replaces some ports of a storefront, as `createStorefront` sets them. */
export const setPorts = (
  store: Storefront['store'],
  ports: Partial<StorefrontPorts & OwnerPorts>,
) => store.set(portsAtom, (given) => given && { ...given, ...ports });

/** Subscribes and records every value of the atom, including the initial one. */
export function watch<Value>({ store }: Storefront, atom: Atom<Value>) {
  const seen: Value[] = [store.get(atom)];
  const stop = store.sub(atom, () => seen.push(store.get(atom)));
  seen.push(store.get(atom));
  return { seen, stop };
}

/**
 * A storefront with a mock platform whose time advances as the client waits, and without other
 * options.
 */
export const createFrozenStorefront = (platform: MockPlatform): Storefront => {
  platform.clock.freeze();
  const { now } = platform.clock;
  const sleep = async (milliseconds: number) => platform.clock.advance(milliseconds);
  return createTestStorefront(platform, undefined, { clock: { now, sleep } });
};

/** Fails token requests until the client sends no more for 30 seconds. */
export async function reachTokenLimit({ tokens }: Client, platform: MockPlatform): Promise<void> {
  platform.fail('auth.requestTokens', 'offline', { times: 10 });
  for (let sent = 0; sent < 10; sent += 1) await tokens.access().catch(() => {});
}
