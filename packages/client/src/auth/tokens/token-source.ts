import { abortable } from '../../abort.ts';
import { TokenError } from '../../http/errors.ts';
import { isShortWait } from '../../http/retry-after.ts';
import { isRejection } from '../../http/status.ts';
import { createTokenRateLimiter, type TokenRateLimiter } from './token-rate-limiter.ts';
import { anonymousTokens, renewTokens, type TokenEndpoint } from './token-request.ts';
import { createTokenStore, type TokenStorage } from './token-storage.ts';
import { isFresh, type StoredTokens, type Tokens } from './tokens.ts';

/**
 * What happened to the tokens: `started` for the first ones of a visitor, `changed` when they have
 * become someone else's, because someone signed in or out, here or in another page that shares the
 * storage, or the platform ended a membership.
 */
export type TokenChange = 'started' | 'changed';

/** Gives the calls of a client their access token. See docs/reference/auth.md. */
export interface TokenSource {
  /** The access token to send, fetched or renewed when there is none or it has expired. */
  access(signal?: AbortSignal): Promise<string>;
  /** An access token other than the one that the platform just rejected. */
  renew(rejected: string, signal?: AbortSignal): Promise<string>;
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

const noSession = 0;
const getSession = (tokens: StoredTokens | undefined) => tokens?.session ?? noSession;

/** How often tokens are asked for again because the endpoint asked to come back later. */
const maxRetries = 2;

/** From one sign-in or sign-out to the next: what comes later belongs to who was there before. */
interface TokenEpoch {
  readonly end: AbortController;
  readonly limitRate: TokenRateLimiter;
  /** The tokens that everyone waits for. */
  pending?: Promise<StoredTokens> | undefined;
}

/** Keeps tokens in a storage and asks the endpoint for new ones: once, however many calls wait. */
export function createTokenSource(endpoint: TokenEndpoint, storage?: TokenStorage): TokenSource {
  const { clock } = endpoint;
  const store = createTokenStore(storage, endpoint.settings);
  const listeners = new Set<(change: TokenChange) => void>();
  /** A listener's fault is told as such, and is none of who tells. */
  const tell = (change: TokenChange) => {
    for (const listener of listeners) queueMicrotask(() => listener(change));
  };
  let current: StoredTokens | undefined;
  /** Whose tokens were seen last; undefined before anyone has looked. */
  let session: number | undefined;
  const startEpoch = (): TokenEpoch => ({
    end: new AbortController(),
    limitRate: createTokenRateLimiter(clock),
  });
  let epoch = startEpoch();

  const toUsableTokens = (tokens: StoredTokens | undefined, rejected?: string) =>
    tokens && tokens.accessToken.value !== rejected && isFresh(tokens, clock.now())
      ? tokens
      : undefined;

  const keep = (tokens: Tokens, owner: number = Math.random()): StoredTokens => ({
    ...tokens,
    storedAt: clock.now() / 1000,
    session: owner,
  });

  const look = async () => {
    const stored = await store.read();
    session ??= getSession(stored);
    return stored;
  };

  /** Goes on with these tokens, and tells when they are another's. */
  const adopt = (tokens: StoredTokens | undefined) => {
    const before = session;
    current = tokens;
    session = getSession(tokens);
    if (before === session) return;
    const isFirst = before === noSession && tokens?.refreshToken.role === 'visitor';
    tell(isFirst ? 'started' : 'changed');
  };

  const endEpoch = () => {
    epoch.end.abort();
    epoch = startEpoch();
  };

  const share = (rejected?: string): Promise<StoredTokens> => {
    const own = epoch;
    own.pending ??= obtain(own, rejected).finally(() => {
      own.pending = undefined;
    });
    return own.pending;
  };

  const obtain = async (own: TokenEpoch, rejected?: string): Promise<StoredTokens> => {
    const { signal } = own.end;
    for (let retries = 0; !signal.aborted; ) {
      try {
        const tokens =
          toUsableTokens(await look(), rejected) ??
          (await store.exclusively(() => fetchTokens(own, rejected)));
        signal.throwIfAborted();
        if (tokens) {
          adopt(tokens);
          return tokens;
        }
      } catch (error) {
        if (signal.aborted) break;
        const wait = error instanceof TokenError ? error.details?.retryAfter : undefined;
        if (!isShortWait(wait) || retries++ === maxRetries) throw error;
        await abortable(clock.sleep(wait, signal), signal).catch(() => {});
      }
    }
    return share(rejected);
  };

  /**
   * Tokens of the same person, or of a new visitor when there is nothing to renew or the endpoint
   * rejects; none when another page has kept others meanwhile. No listener is told in here: what it
   * calls would wait for what waits for it.
   */
  const fetchTokens = async (
    { end: { signal }, limitRate }: TokenEpoch,
    rejected: string | undefined,
  ): Promise<StoredTokens | undefined> => {
    signal.throwIfAborted();
    const stored = await look();
    let tokens = toUsableTokens(stored, rejected);
    if (tokens) return tokens;
    const isLatest = async () => (await look())?.accessToken.value === stored?.accessToken.value;
    if (stored?.refreshToken.value) {
      try {
        const renew = () => renewTokens(endpoint, stored.refreshToken, signal);
        tokens = keep(await limitRate(renew), stored.session);
      } catch (error) {
        // When it can't be reached, the tokens are not lost: the failure goes to the calls that wait.
        if (!(error instanceof TokenError && isRejection(error.status))) throw error;
      }
    }
    if (!tokens && (await isLatest())) {
      tokens = keep(await limitRate(() => anonymousTokens(endpoint, signal)));
    }
    if (!tokens || !(await isLatest())) return undefined;
    signal.throwIfAborted();
    await store.write(tokens);
    return tokens;
  };

  const access = async (signal?: AbortSignal, rejected?: string): Promise<string> => {
    signal?.throwIfAborted();
    // No one else need send what was rejected, and be rejected too.
    current = toUsableTokens(current, rejected);
    return (current ?? (await abortable(share(rejected), signal))).accessToken.value;
  };

  store.watch(async () => {
    const { signal } = epoch.end;
    const stored = await look();
    if (signal.aborted || session === getSession(stored)) return;
    endEpoch();
    adopt(stored);
  });

  return {
    access,
    renew: (rejected, signal) => access(signal, rejected),
    async read() {
      const stored = await look();
      return stored && { accessToken: stored.accessToken, refreshToken: stored.refreshToken };
    },
    async replace(tokens) {
      endEpoch();
      current = tokens && keep(tokens);
      session = getSession(current);
      await store.write(current);
      tell('changed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
