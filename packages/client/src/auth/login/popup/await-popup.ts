import { answerIn, answerOf } from '../../oauth/authorization-message.ts';
import type { AuthorizationReturn } from '../../oauth/callback.ts';
import { type Patience, type Waiting, waitForAnswer } from '../../oauth/wait-for-response.ts';
import { heard } from './popup-channel.ts';

/** What a popup was opened for. */
export interface PopupQuestion extends Patience {
  popup: Window;
  /** The provider's, where a message comes from. */
  origin: string;
  state: string;
  /** Where the page of return answers. */
  openChannel: () => BroadcastChannel;
  /** What to reject with when the person seems to have given up; without it, nobody looks. */
  onClosed?: (() => Error) | undefined;
}

const glance = 500;
const grace = 3_000;

/**
 * Waits for the answer of a popup: a message from the provider's origin and this very window, or one
 * in the channel of this login. Channel, timers and listeners are gone afterwards.
 *
 * @throws as `waitForAnswer`, and what `onClosed` makes.
 */
export async function awaitPopup(question: PopupQuestion): Promise<AuthorizationReturn> {
  const { popup, state, openChannel, onClosed } = question;
  const channel = openChannel();
  try {
    return await waitForAnswer(question, (waiting) => {
      const { resolve, until } = waiting;
      globalThis.addEventListener(
        'message',
        (event) => {
          const answer = answerOf(event, { ...question, source: popup });
          if (answer) resolve(answer);
        },
        until,
      );
      channel.addEventListener(
        'message',
        ({ data }) => {
          const answer = answerIn(data, state);
          if (!answer) return;
          channel.postMessage(heard);
          resolve(answer);
        },
        until,
      );
      if (onClosed) watch(popup, waiting, onClosed);
    });
  } finally {
    channel.close();
  }
}

/**
 * A popup that the provider has cut off says that it is closed while the person still writes in it.
 * So it counts only while the person is at this page, and only some seconds later.
 */
function watch(popup: Window, { after, reject }: Waiting, onClosed: () => Error): void {
  const isLeft = () => popup.closed && globalThis.document.hasFocus();
  const look = () => after(glance, () => (isLeft() ? after(grace, decide) : look()));
  const decide = () => (isLeft() ? reject(onClosed()) : look());
  look();
}
