import { abortable } from '../../abort.ts';
import { PlatformError, TokenError } from '../../http/errors.ts';
import { isShortWait } from '../../http/retry-after.ts';
import { createTokenRateLimiter, type TokenRateLimiter } from './token-rate-limiter.ts';
import { anonymousTokens, invalidGrant, renewTokens, type TokenEndpoint } from './token-request.ts';
import { createTokenStore, type TokenStorage } from './token-storage.ts';
import { isFresh, type StoredTokens, type TokenRole, type Tokens } from './tokens.ts';

/**
 * How the tokens changed: `started` for the first ones of a visitor, `changed` when they belong to
 * another session, because of a sign-in or sign-out, here or in another page that shares the
 * storage, `ended` when the platform ended a membership, so that the member is a visitor now.
 */
export type TokenChange = 'started' | 'changed' | 'ended';

/** The session that tokens belong to: it begins with a login, a logout or a first visit. */
export interface TokenSession {
  /** A random number, which a renewal of the tokens keeps. It is no secret. */
  id: number;
  /** `member` after a login, otherwise `visitor`. */
  role: TokenRole;
}

/** Provides a client's requests with their access token. See docs/reference/auth.mdx. */
export interface TokenSource {
  /** Returns the access token to send, fetched or renewed if it is missing or has expired. */
  access(signal?: AbortSignal): Promise<string>;
  /** An access token other than the one that the platform just rejected. */
  renew(rejected: string, signal?: AbortSignal): Promise<string>;
  /** Returns the stored tokens, if there are any. */
  read(): Promise<Tokens | undefined>;
  /** Returns the session of the stored tokens, if there are any. */
  readSession(): Promise<TokenSession | undefined>;
  /** Stores these tokens; without tokens, the next request starts as a new visitor. */
  replace(tokens: Tokens | undefined): Promise<void>;
  /**
   * Notifies when the tokens change in another way than by renewal.
   *
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (change: TokenChange) => void): () => void;
  /**
   * Notifies with the error when a member's tokens can't be renewed for now: the member stays logged
   * in, and requests fail until a renewal succeeds. Then it notifies with nothing, as after a
   * logout. A listener that is late gets the current error.
   *
   * @returns a function that unsubscribes.
   */
  subscribeToRenewal(listener: (error: PlatformError | undefined) => void): () => void;
}

const noSession = 0;
const getSession = (tokens: StoredTokens | undefined) => tokens?.session ?? noSession;

/** Maximum number of retries after the endpoint asked to come back later. */
const maxRetries = 2;

/** The time between two sign-ins or sign-outs: later results belong to the previous session. */
interface TokenEpoch {
  readonly end: AbortController;
  readonly limitRate: TokenRateLimiter;
  /** The tokens that everyone waits for. */
  pending?: Promise<StoredTokens> | undefined;
}

/**
 * Stores tokens in a storage and requests new ones from the endpoint, once for all waiting
 * requests.
 */
export function createTokenSource(endpoint: TokenEndpoint, storage?: TokenStorage): TokenSource {
  const { clock } = endpoint;
  const store = createTokenStore(storage, endpoint.settings);
  const listeners = new Set<(change: TokenChange) => void>();
  /** A listener's error is reported separately and does not affect the notifier. */
  const tell = (change: TokenChange) => {
    for (const listener of listeners) queueMicrotask(() => listener(change));
  };
  const renewalListeners = new Set<(error: PlatformError | undefined) => void>();
  /** The failed renewal of a member's token, until there is another token. */
  let failure: { token: string; error: PlatformError } | undefined;
  const setFailure = (next: typeof failure) => {
    if (failure === next) return;
    failure = next;
    for (const listener of renewalListeners) queueMicrotask(() => listener(next?.error));
  };
  const clearFailure = (tokens: Tokens | undefined) => {
    if (tokens?.accessToken.value !== failure?.token) setFailure(undefined);
  };
  let current: StoredTokens | undefined;
  /** The last seen session; undefined before the first read. */
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

  /** Continues with these tokens, and notifies if they belong to another session. */
  const adopt = (tokens: StoredTokens | undefined) => {
    const before = session;
    clearFailure(tokens);
    current = tokens;
    session = getSession(tokens);
    if (before === session) return;
    const isFirst = before === noSession && tokens?.refreshToken.role === 'visitor';
    if (isFirst) tell('started');
    else tell(tokens?.hasEndedMembership ? 'ended' : 'changed');
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
        const wait = error instanceof TokenError ? error.retryAfter : undefined;
        if (!isShortWait(wait) || retries++ === maxRetries) {
          const stored = await look();
          if (signal.aborted) break;
          const isMember = stored?.refreshToken.role === 'member';
          if (isMember && error instanceof PlatformError && error.retryable) {
            setFailure({ token: stored.accessToken.value, error });
          }
          throw error;
        }
        await abortable(clock.sleep(wait, signal), signal).catch(() => {});
      }
    }
    return share(rejected);
  };

  /**
   * Fetches tokens of the same session, or of a new visitor if there is nothing to renew or the
   * session has ended; none if another page has stored others meanwhile. Listeners are not notified
   * here: a request of a listener would cause a deadlock.
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
        // Keeps the tokens unless the endpoint says that they have ended: any other failure, such
        // as of a proxy, goes to the waiting requests.
        if (!(error instanceof TokenError && error.code === invalidGrant)) throw error;
      }
    }
    if (!tokens && (await isLatest())) {
      tokens = keep(await limitRate(() => anonymousTokens(endpoint, signal)));
      if (stored?.refreshToken.role === 'member') tokens.hasEndedMembership = true;
    }
    if (!tokens || !(await isLatest())) return undefined;
    signal.throwIfAborted();
    await store.write(tokens);
    return tokens;
  };

  const access = async (signal?: AbortSignal, rejected?: string): Promise<string> => {
    signal?.throwIfAborted();
    // Other requests must not send a rejected token again.
    current = toUsableTokens(current, rejected);
    return (current ?? (await abortable(share(rejected), signal))).accessToken.value;
  };

  store.watch(async () => {
    const { signal } = epoch.end;
    const stored = await look();
    if (signal.aborted) return;
    clearFailure(stored);
    if (session === getSession(stored)) return;
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
    async readSession() {
      const stored = await look();
      return stored && { id: stored.session, role: stored.refreshToken.role };
    },
    async replace(tokens) {
      endEpoch();
      current = tokens && keep(tokens);
      session = getSession(current);
      clearFailure(current);
      await store.write(current);
      tell('changed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToRenewal(listener) {
      renewalListeners.add(listener);
      const error = failure?.error;
      if (error) queueMicrotask(() => listener(error));
      return () => renewalListeners.delete(listener);
    },
  };
}
