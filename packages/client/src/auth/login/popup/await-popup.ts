import { readMessage, readMessageData } from '../../oauth/authorization-message.ts';
import type { AuthorizationResponse } from '../../oauth/callback.ts';
import {
  type PendingResponse,
  type TimeoutOptions,
  waitForResponse,
} from '../../oauth/wait-for-response.ts';
import { received } from './popup-callback.ts';

/** Parameters of a popup authorization. */
export interface PopupAuthorization extends TimeoutOptions {
  /** Window with the provider's page. */
  popup: Window;
  /** The provider's origin, which messages come from. */
  origin: string;
  /** State of the login, which a response must repeat. */
  state: string;
  /** Channel in which the callback page responds. */
  openPopupChannel: () => BroadcastChannel;
  /**
   * Error to reject with when the user seems to have given up; without it, the popup isn't watched.
   */
  onClosed?: (() => Error) | undefined;
}

const pollMilliseconds = 500;
const graceMilliseconds = 3_000;

/**
 * Waits for the response of a popup: a message from the provider's origin and this very window, or
 * one in the channel of this login. Removes channel, timers and listeners afterwards.
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
 * A popup that the provider has isolated reports `closed` while the user is still in it. So
 * `closed` counts only while this page has the focus, and only after some seconds.
 */
function watch(popup: Window, { after, reject }: PendingResponse, onClosed: () => Error): void {
  const isLeft = () => popup.closed && globalThis.document.hasFocus();
  const look = () =>
    after(pollMilliseconds, () => (isLeft() ? after(graceMilliseconds, decide) : look()));
  const decide = () => (isLeft() ? reject(onClosed()) : look());
  look();
}
