import { abortable } from './abort.ts';
import { TokenError } from './errors.ts';
import { isRefusal } from './status.ts';
import { requestTokens, type TokenEndpoint } from './token-request.ts';
import { createTokenStore, type TokenStorage } from './token-storage.ts';
import { isFresh, TokenRole, type Tokens } from './tokens.ts';

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

  const usable = (tokens: Tokens | undefined, refused?: string): tokens is Tokens =>
    tokens !== undefined && tokens.accessToken.value !== refused && isFresh(tokens, clock.now());

  async function obtain(refused?: string): Promise<Tokens> {
    const before = replacements;
    const stored = await store.read();
    const tokens = usable(stored, refused) ? stored : await renewOrStart(endpoint, stored);
    // Someone signed in or out meanwhile: these tokens belong to who was there before.
    if (replacements !== before) return obtain(refused);
    current = tokens;
    if (tokens !== stored) await store.write(tokens);
    return tokens;
  }

  function share(refused?: string): Promise<Tokens> {
    if (!pending) {
      const started = obtain(refused).finally(() => {
        if (pending === started) pending = undefined;
      });
      // Everyone who waits may have aborted by the time it fails.
      started.catch(() => {});
      pending = started;
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
    },
  };
}

/**
 * Renews tokens, or starts as a new visitor when there is nothing to renew or the endpoint refuses.
 * When it can't be reached, the tokens are not lost: the failure goes to the calls that wait.
 */
async function renewOrStart(endpoint: TokenEndpoint, stored: Tokens | undefined): Promise<Tokens> {
  const refreshToken = stored?.refreshToken;
  if (refreshToken?.value) {
    try {
      const grant = { grantType: 'refresh_token', refreshToken: refreshToken.value } as const;
      return await requestTokens(endpoint, grant, refreshToken.role);
    } catch (error) {
      if (!(error instanceof TokenError && isRefusal(error.status))) throw error;
    }
  }
  const { clientId } = endpoint.settings;
  return requestTokens(endpoint, { clientId, grantType: 'anonymous' }, TokenRole.VISITOR);
}
