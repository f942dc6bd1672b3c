import { createTokenSource, type TokenSource } from './auth/tokens/token-source.ts';
import type { TokenStorage } from './auth/tokens/token-storage.ts';
import { type Clock, toClock } from './clock.ts';
import type { Fetch } from './http/connection.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { type ProviderSettings, type Settings, toSettings } from './settings.ts';

/** Options of `createClient`. */
export interface ClientOptions {
  /** The id of the client on the platform. */
  clientId: string;
  /** URLs and settings of the hosted provider. */
  provider: ProviderSettings;
  /**
   * Storage of the tokens beyond the life of the page: `localTokens()`, `sessionTokens()`,
   * `cookieTokens()`, `workerTokens(worker)` or a custom one. In memory by default, inaccessible to
   * other scripts.
   */
  storage?: TokenStorage;
  /** The runtime's own `fetch` by default. */
  fetch?: Fetch;
  /** The machine's clock by default; a fixed one for tests and screenshots. */
  clock?: Clock;
}

/**
 * The first argument of every endpoint: settings, tokens and the transport. Created by
 * `createClient`.
 */
export interface Client {
  /** Validated settings of `createClient`. */
  readonly settings: Settings;
  /** Sends all requests. */
  readonly fetch: Fetch;
  /** Sends the token requests if the storage does so; otherwise `fetch` does. */
  readonly fetchTokens?: Fetch | undefined;
  /** Milliseconds since 1970, by this machine or as injected. */
  readonly clock: Required<Clock>;
  /** For what ends at a moment of the platform's, such as a reservation. */
  readonly serverClock: ServerClock;
  /** Access tokens of the current visitor or member. */
  readonly tokens: TokenSource;
}

/** The last argument of every endpoint. */
export interface RequestOptions {
  /** Aborts only this request. It then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a client. Nothing is sent before the first call; the first call fetches anonymous tokens.
 *
 * @throws TypeError when the client id or the provider's URL is missing. See docs/reference/identity.mdx.
 */
export function createClient(options: ClientOptions): Client {
  const settings = toSettings(options?.clientId, options?.provider);
  const fetch = options.fetch ?? runtimeFetch;
  // `localStorage` itself has whatever was put there under this name.
  const { fetchTokens: custom } = options.storage ?? {};
  const fetchTokens = typeof custom === 'function' ? custom : undefined;
  const clock = toClock(options.clock);
  const tokens = createTokenSource({ settings, fetch, fetchTokens, clock }, options.storage);
  return { settings, fetch, fetchTokens, clock, serverClock: createServerClock(clock), tokens };
}

// Looked up at each call, so that a `fetch` that is replaced later (by a mock, by a tracer) is used.
const runtimeFetch: Fetch = (url, init) => globalThis.fetch(url, init);
