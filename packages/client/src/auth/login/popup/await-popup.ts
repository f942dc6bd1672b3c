import { readMessage, readMessageData } from '../../oauth/authorization-message.ts';
import type { AuthorizationResponse } from '../../oauth/callback.ts';
import {
  type PendingResponse,
  type TimeoutOptions,
  waitForResponse,
} from '../../oauth/wait-for-response.ts';
import { received } from './popup-callback.ts';

/** What a popup was opened for. */
export interface PopupAuthorization extends TimeoutOptions {
  popup: Window;
  /** The provider's, where a message comes from. */
  origin: string;
  state: string;
  /** Where the page of return answers. */
  openPopupChannel: () => BroadcastChannel;
  /** What to reject with when the person seems to have given up; without it, no one looks. */
  onClosed?: (() => Error) | undefined;
}

const pollMilliseconds = 500;
const graceMilliseconds = 3_000;

/**
 * Waits for the answer of a popup: a message from the provider's origin and this very window, or one
 * in the channel of this login. Channel, timers and listeners are gone afterwards.
 *
 * @throws as `waitForResponse`, and what `onClosed` makes.
 */
export async function awaitPopup(question: PopupAuthorization): Promise<AuthorizationResponse> {
  const { popup, state, openPopupChannel, onClosed } = question;
  const channel = openPopupChannel();
  try {
    return await waitForResponse(question, (pendingResponse) => {
      const { resolve, until } = pendingResponse;
      globalThis.addEventListener(
        'message',
        (event) => {
          const response = readMessage(event, { ...question, source: popup });
          if (response) resolve(response);
        },
        until,
      );
      channel.addEventListener(
        'message',
        ({ data }) => {
          const response = readMessageData(data, state);
          if (!response) return;
          channel.postMessage(received);
          resolve(response);
        },
        until,
      );
      if (onClosed) watch(popup, pendingResponse, onClosed);
    });
  } finally {
    channel.close();
  }
}

/**
 * A popup that the provider has cut off says that it is closed while the person still writes in it.
 * So it counts only while the person is at this page, and only some seconds later.
 */
function watch(popup: Window, { after, reject }: PendingResponse, onClosed: () => Error): void {
  const isLeft = () => popup.closed && globalThis.document.hasFocus();
  const look = () =>
    after(pollMilliseconds, () => (isLeft() ? after(graceMilliseconds, decide) : look()));
  const decide = () => (isLeft() ? reject(onClosed()) : look());
  look();
}
