import { memoryStorage, type TokenStorage } from './token-storage.ts';

/** The used subset of a `Worker`. */
export interface TokenWorker {
  /** As of `Worker`. */
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** A message of the page: a token request, or that the tokens are forgotten. */
export type TokenWorkerMessage =
  | {
      /** URL of the token endpoint. */
      url: string;
      /** JSON of the grant. */
      grant: string;
    }
  | {
      /** The page has removed its tokens. */
      forget: true;
    };

/** The worker's response to a token request. */
export type TokenWorkerResponse =
  | {
      /** HTTP status. */
      status: number;
      /** Names and values of the response's headers. */
      headers: [name: string, value: string][];
      /** JSON text, with a name in place of the refresh token. */
      body: string;
    }
  | {
      /** Why there was no response. */
      error: string;
    };

/**
 * Keeps refresh tokens in a worker, which sends all token requests: the page has the access token
 * only. A script that was injected into the page can use the client while the page is open, but it
 * can't take a refresh token away. The session ends with the page, as it does without a storage.
 *
 * The worker calls `serveTokens`. See docs/guides/sign-in.mdx.
 *
 * @example
 * const worker = new Worker(new URL('./token-worker.ts', import.meta.url), { type: 'module' });
 * const client = createClient({ clientId, provider, storage: workerTokens(worker) });
 */
export function workerTokens(worker: TokenWorker): TokenStorage {
  const storage = memoryStorage();
  const post = (message: TokenWorkerMessage, ports: MessagePort[] = []) =>
    worker.postMessage(message, ports);
  return {
    ...storage,
    removeItem(key) {
      post({ forget: true });
      return storage.removeItem(key);
    },
    fetchTokens: (url, { body, signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const { port1, port2 } = new MessageChannel();
        const end = (act: () => void) => {
          port1.close();
          signal?.removeEventListener('abort', leave);
          act();
        };
        const leave = () => end(() => reject(signal?.reason));
        signal?.addEventListener('abort', leave);
        port1.onmessage = ({ data }: MessageEvent<TokenWorkerResponse>) =>
          end(() => {
            if ('error' in data) reject(new TypeError(data.error));
            else resolve(new Response(data.body || null, data));
          });
        post({ url, grant: String(body) }, [port2]);
      }),
  };
}
