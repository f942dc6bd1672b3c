import type { Client, RequestOptions } from '../../../client.ts';
import { type AddressMode, returnNames } from '../../oauth/callback.ts';
import { type LoginReturn, takeReturn } from '../redirect/read-callback.ts';
import { oneAtATime } from '../redirect/single-flight.ts';
import { heard, openChannel } from './popup-channel.ts';

export interface PopupReturnOptions extends RequestOptions {
  /** `fragment` unless the provider was told otherwise. */
  responseMode?: AddressMode;
}

/** Whether the page that opened the popup has taken the answer. */
export interface PopupReturn {
  heard: boolean;
}

const often = 250;
const attempts = 12;

/**
 * Gives what the provider gave back to the page that opened this popup, and closes the window. That
 * page exchanges it; nothing of it stays in the address here. When nobody has heard it within three
 * seconds, the window stays, for the page to say how to go on. Specification 2 and 5.
 *
 * @throws AuthorizationError 'Missing code or _state'; TypeError outside of a page; the abort itself.
 */
export const finishPopupLogin = oneAtATime(
  async (client: Client, { responseMode, ...request }: PopupReturnOptions = {}) =>
    handBack(client, takeReturn('finishPopupLogin', responseMode), request),
);

/** Says it until somebody has heard it: the opener may be about to resume. */
export async function handBack(
  client: Client,
  answer: LoginReturn,
  { signal }: RequestOptions,
): Promise<PopupReturn> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const channel = openChannel(client, answer.state);
  const message = Object.fromEntries(returnNames.map(([name, wire]) => [wire, answer[name]]));
  try {
    const isHeard = await new Promise<boolean>((resolve, reject) => {
      const until = { signal: ended.signal };
      channel.addEventListener('message', ({ data }) => data === heard && resolve(true), until);
      signal?.addEventListener('abort', () => reject(signal.reason), until);
      const say = async () => {
        for (let said = 0; said < attempts && !ended.signal.aborted; said += 1) {
          channel.postMessage(message);
          await client.clock.sleep(often, ended.signal);
        }
        resolve(false);
      };
      void say();
    });
    if (isHeard) globalThis.close?.();
    return { heard: isHeard };
  } finally {
    ended.abort();
    channel.close();
  }
}
