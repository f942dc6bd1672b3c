import { abortable } from './abort.ts';
import { TokenError } from './errors.ts';
import { isShortWait } from './retry-after.ts';
import { isRefusal } from './status.ts';
import { createTokenGate } from './token-gate.ts';
import { createListeners } from './token-listeners.ts';
import { anonymousTokens, renewTokens, type TokenEndpoint } from './token-request.ts';
import { createTokenStore, type TokenStorage } from './token-storage.ts';
import { isFresh, type KeptTokens, TokenRole, type Tokens } from './tokens.ts';

/**
 * What happened to the tokens: `started` for the first ones of a visitor, `changed` when they have
 * become someone else's, because somebody signed in or out, here or in another page that shares the
 * storage, or the platform ended a membership.
 */
export type TokenChange = 'started' | 'changed';

/** Gives the calls of a client their access token. Specification 4, token lifecycle. */
export interface TokenSource {
  /** The access token to send, fetched or renewed when there is none or it has expired. */
  access(signal?: AbortSignal): Promise<string>;
  /** An access token other than the one that the platform just refused. */
  renew(refused: string, signal?: AbortSignal): Promise<string>;
  /** The tokens as they are kept, if there are any. */
  read(): Promise<Tokens | undefined>;
  /** Keeps these tokens from now on; without tokens, the next call starts as a new visitor. */
  replace(tokens: Tokens | undefined): Promise<void>;
  /**
   * Tells when the tokens have become other ones than a renewal of what they were.
   *
   * @returns ends it.
   */
  subscribe(listener: (change: TokenChange) => void): () => void;
}

const nobody = 0;
const sessionOf = (tokens: KeptTokens | undefined) => tokens?.session ?? nobody;

/** How often tokens are asked for again because the endpoint asked to come back later. */
const mostRepeats = 2;

/** Keeps tokens in a storage and asks the endpoint for new ones: once, however many calls wait. */
export function createTokenSource({
  storage,
  ...endpoint
}: TokenEndpoint & { storage: TokenStorage }): TokenSource {
  const { settings, clock } = endpoint;
  const store = createTokenStore(storage, settings);
  const { tell, subscribe } = createListeners<TokenChange>();
  let current: KeptTokens | undefined;
  /** Whose tokens were seen last; undefined before anybody has looked. */
  let session: number | undefined;
  let pending: Promise<KeptTokens> | undefined;
  /** Ends when someone signs in or out: what comes later belongs to who was there before. */
  let era = new AbortController();
  let passGate = createTokenGate(clock);

  const usable = (tokens: KeptTokens | undefined, refused?: string) =>
    tokens && tokens.accessToken.value !== refused && isFresh(tokens, clock.now())
      ? tokens
      : undefined;

  const keep = (tokens: Tokens, owner: number = Math.random()): KeptTokens => ({
    ...tokens,
    keptAt: clock.now() / 1000,
    session: owner,
  });

  async function look(): Promise<KeptTokens | undefined> {
    const stored = await store.read();
    session ??= sessionOf(stored);
    return stored;
  }

  /** Goes on with these tokens, and tells when they are another's. */
  function adopt(tokens: KeptTokens | undefined): void {
    const before = session;
    current = tokens;
    session = sessionOf(tokens);
    if (before === session) return;
    const isFirst = before === nobody && tokens?.refreshToken.role === TokenRole.VISITOR;
    tell(isFirst ? 'started' : 'changed');
  }

  function endEra(): void {
    era.abort();
    era = new AbortController();
    pending = undefined;
    passGate = createTokenGate(clock);
  }

  async function obtain(refused?: string, repeats = 0): Promise<KeptTokens> {
    const { signal } = era;
    // No listener is told in here: what it calls would wait for what waits for it.
    const fetchTokens = async () => {
      signal.throwIfAborted();
      const stored = await look();
      const fresh = usable(stored, refused);
      if (fresh) return fresh;
      // What another page has kept meanwhile counts.
      const isLatest = async () =>
        (await store.read())?.accessToken.value === stored?.accessToken.value;
      let tokens = await renewed(stored, signal);
      if (!tokens && (await isLatest())) {
        tokens = keep(await passGate(() => anonymousTokens(endpoint, { signal })));
      }
      if (!tokens || !(await isLatest())) return undefined;
      signal.throwIfAborted();
      await store.write(tokens);
      return tokens;
    };
    try {
      const tokens = usable(await look(), refused) ?? (await store.exclusively(fetchTokens));
      signal.throwIfAborted();
      if (!tokens) return obtain(refused, repeats);
      adopt(tokens);
      return tokens;
    } catch (error) {
      const wait = error instanceof TokenError ? error.details?.retryAfter : undefined;
      if (!signal.aborted) {
        if (!isShortWait(wait) || repeats >= mostRepeats) throw error;
        await abortable(clock.sleep(wait, signal), signal).catch(() => {});
      }
      return signal.aborted ? share(refused) : obtain(refused, repeats + 1);
    }
  }

  /** The same person's tokens; none when there is nothing to renew or the endpoint refuses. */
  async function renewed(
    stored: KeptTokens | undefined,
    signal: AbortSignal,
  ): Promise<KeptTokens | undefined> {
    if (!stored?.refreshToken.value) return undefined;
    try {
      const request = () => renewTokens(endpoint, stored.refreshToken, { signal });
      return keep(await passGate(request), stored.session);
    } catch (error) {
      // When it can't be reached, the tokens are not lost: the failure goes to the calls that wait.
      if (error instanceof TokenError && isRefusal(error.status)) return undefined;
      throw error;
    }
  }

  function share(refused?: string): Promise<KeptTokens> {
    if (!pending) {
      const begun = obtain(refused).finally(() => {
        if (pending === begun) pending = undefined;
      });
      // Everyone who waits may have aborted by the time it fails.
      begun.catch(() => {});
      pending = begun;
    }
    return pending;
  }

  store.watch(async () => {
    const { signal } = era;
    const stored = await store.read();
    if (signal.aborted || session === undefined || session === sessionOf(stored)) return;
    endEra();
    adopt(stored);
  });

  return {
    async access(signal) {
      signal?.throwIfAborted();
      return (usable(current) ?? (await abortable(share(), signal))).accessToken.value;
    },
    async renew(refused, signal) {
      signal?.throwIfAborted();
      // Nobody else need send it and be refused too.
      current = usable(current, refused);
      return (current ?? (await abortable(share(refused), signal))).accessToken.value;
    },
    async read() {
      const stored = await look();
      return stored && { accessToken: stored.accessToken, refreshToken: stored.refreshToken };
    },
    async replace(tokens) {
      endEra();
      current = tokens && keep(tokens);
      session = sessionOf(current);
      await store.write(current);
      tell('changed');
    },
    subscribe,
  };
}
