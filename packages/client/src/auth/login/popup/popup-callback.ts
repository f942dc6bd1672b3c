import type { Client, RequestOptions } from '../../../client.ts';
import { responseParameters, type UrlResponseMode } from '../../oauth/callback.ts';
import { loginNamespace } from '../redirect/login-storage.ts';
import { type CallbackResult, readCallback } from '../redirect/read-callback.ts';
import { singleFlight } from '../redirect/single-flight.ts';

/**
 * Opens the channel in which the callback page in a popup and the opener communicate about one
 * login. It works even if the provider has isolated the popup from its opener.
 */
export const openPopupChannel = (client: Client, state: string): BroadcastChannel =>
  new BroadcastChannel(`${loginNamespace(client)}.${state}`);

/** Message of the opener that confirms the response. */
export const received = 'heard';

export interface PopupCallbackOptions extends RequestOptions {
  /** `fragment` by default. */
  responseMode?: UrlResponseMode;
}

/** Whether the page that opened the popup has received the response. */
export interface PopupCallbackResult {
  /** False after three seconds without a confirmation. */
  received: boolean;
}

const repeatMilliseconds = 250;
const attempts = 12;

/**
 * Passes the provider's response to the page that opened this popup, and closes the window. That
 * page exchanges the code; nothing of it stays in the URL here. If the opener doesn't confirm
 * within three seconds, the window stays open so that the page can show how to continue. See
 * docs/reference/auth.mdx and docs/reference/errors.mdx.
 *
 * @throws AuthorizationError 'Missing code or _state'; TypeError outside of a page; the abort
 * itself.
 */
export const finishPopupLogin = singleFlight(
  async (client: Client, { responseMode, ...request }: PopupCallbackOptions = {}) =>
    postResultToOpener(client, readCallback('finishPopupLogin', responseMode), request),
);

/** Posts the result repeatedly until it is confirmed: the opener may be about to resume. */
export async function postResultToOpener(
  client: Client,
  response: CallbackResult,
  { signal }: RequestOptions,
): Promise<PopupCallbackResult> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const channel = openPopupChannel(client, response.state);
  const message = Object.fromEntries(
    responseParameters.map(([name, wire]) => [wire, response[name]]),
  );
  try {
    const isReceived = await new Promise<boolean>((resolve, reject) => {
      const until = { signal: ended.signal };
      channel.addEventListener('message', ({ data }) => data === received && resolve(true), until);
      signal?.addEventListener('abort', () => reject(signal.reason), until);
      const say = async () => {
        for (let attempt = 0; attempt < attempts && !ended.signal.aborted; attempt += 1) {
          channel.postMessage(message);
          await client.clock.sleep(repeatMilliseconds, ended.signal);
        }
        resolve(false);
      };
      void say();
    });
    if (isReceived) globalThis.close?.();
    return { received: isReceived };
  } finally {
    ended.abort();
    channel.close();
  }
}
