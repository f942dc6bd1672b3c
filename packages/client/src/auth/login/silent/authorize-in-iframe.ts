import { AuthorizationError } from '../../oauth/authorization-error.ts';
import { readMessage } from '../../oauth/authorization-message.ts';
import type { AuthorizationResponse } from '../../oauth/callback.ts';
import { type TimeoutOptions, waitForResponse } from '../../oauth/wait-for-response.ts';

/** What a hidden frame is to ask, and for how long. */
export interface IframeAuthorization extends TimeoutOptions {
  url: string;
  /** The provider's, where the answer comes from. */
  origin: string;
  state: string;
}

// A page that is there and says nothing is one that the browser does not let into a frame.
const silentAfterLoadMilliseconds = 5_000;

/**
 * Opens the address in a frame that no one sees and waits for the provider's message. Whatever
 * happens, frame, timers and listeners are gone afterwards.
 *
 * @throws AuthorizationError `OAUTH_TIMED_OUT` or `FRAME_BLOCKED`; the abort itself; TypeError
 * outside of a page.
 */
export async function authorizeInIframe(
  question: IframeAuthorization,
): Promise<AuthorizationResponse> {
  const { url, origin, signal } = question;
  signal?.throwIfAborted();
  const { document } = globalThis;
  if (!document) throw new TypeError('A silent login needs a page with a document.');
  if (globalThis.crossOriginIsolated) {
    throw blocked('This page is cross-origin isolated, and lets no page of the provider in.');
  }
  const frame = createFrame(document);
  try {
    return await waitForResponse(question, ({ resolve, reject, until, after }) => {
      globalThis.addEventListener(
        'message',
        (event) => {
          const response = readMessage(event, { ...question, source: frame.contentWindow });
          if (response) resolve(response);
        },
        until,
      );
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI }) => {
          if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) {
            reject(blocked('The policy of this page (frame-src) does not let the provider in.'));
          }
        },
        until,
      );
      frame.addEventListener(
        'load',
        () =>
          after(silentAfterLoadMilliseconds, () =>
            reject(blocked('The page of the provider says nothing in a frame.')),
          ),
        until,
      );
      frame.src = url;
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}

function createFrame(document: Document): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Log in';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.referrerPolicy = 'origin';
  // Without its own origin the provider would have no cookies; the page itself stays out of reach.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  Object.assign(frame.style, {
    position: 'absolute',
    inlineSize: '0',
    blockSize: '0',
    border: '0',
    visibility: 'hidden',
  });
  return frame;
}

const blocked = (message: string) => new AuthorizationError({ message, code: 'FRAME_BLOCKED' });
