import { abortable } from './abort.ts';
import { TokenError } from './errors.ts';
import { isRefusal } from './status.ts';
import { anonymousTokens, renewTokens, type TokenEndpoint } from './token-request.ts';
import { createTokenStore, type TokenStorage } from './token-storage.ts';
import { isFresh, type Tokens } from './tokens.ts';

/**
 * What happened to the tokens: `started` for the first ones of a visitor, `changed` when they have
 * become someone else's, because somebody signed in or out or the platform ended a membership.
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

/** Keeps tokens in a storage and asks the endpoint for new ones: once, however many calls wait. */
export function createTokenSource({
  storage,
  ...endpoint
}: TokenEndpoint & { storage: TokenStorage }): TokenSource {
  const { settings, clock } = endpoint;
  const store = createTokenStore(storage, settings.clientId);
  let current: Tokens | undefined;
  let pending: Promise<Tokens> | undefined;
  let replacements = 0;
  const listeners = new Set<(change: TokenChange) => void>();
  const tell = (change: TokenChange) => {
    for (const listener of [...listeners]) {
      try {
        listener(change);
      } catch (error) {
        // A listener's fault is told as such, and is none of the calls that wait for the tokens.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };

  const usable = (tokens: Tokens | undefined, refused?: string): tokens is Tokens =>
    tokens !== undefined && tokens.accessToken.value !== refused && isFresh(tokens, clock.now());

  async function obtain(refused?: string): Promise<Tokens> {
    const before = replacements;
    // Someone signed in or out meanwhile: what comes now belongs to who was there before.
    const isPast = () => replacements !== before;
    try {
      const stored = await store.read();
      const kept = usable(stored, refused) ? stored : await renewed(endpoint, stored);
      const tokens = kept ?? (await anonymousTokens(endpoint));
      if (isPast()) return share(refused);
      current = tokens;
      if (tokens !== stored) await store.write(tokens);
      if (!kept) tell(stored ? 'changed' : 'started');
      return tokens;
    } catch (error) {
      if (isPast()) return share(refused);
      throw error;
    }
  }

  function share(refused?: string): Promise<Tokens> {
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

  return {
    async access(signal) {
      signal?.throwIfAborted();
      if (usable(current)) return current.accessToken.value;
      return (await abortable(share(), signal)).accessToken.value;
    },
    async renew(refused, signal) {
      signal?.throwIfAborted();
      if (usable(current, refused)) return current.accessToken.value;
      return (await abortable(share(refused), signal)).accessToken.value;
    },
    read: () => store.read(),
    async replace(tokens) {
      replacements += 1;
      current = tokens;
      pending = undefined;
      await store.write(tokens);
      tell('changed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The same visitor's or member's tokens, renewed; nothing when there is nothing to renew or the
 * endpoint refuses. When it can't be reached, the tokens are not lost: the failure goes to the calls
 * that wait.
 */
async function renewed(
  endpoint: TokenEndpoint,
  stored: Tokens | undefined,
): Promise<Tokens | undefined> {
  const refreshToken = stored?.refreshToken;
  if (!refreshToken?.value) return undefined;
  try {
    return await renewTokens(endpoint, refreshToken);
  } catch (error) {
    if (error instanceof TokenError && isRefusal(error.status)) return undefined;
    throw error;
  }
}
