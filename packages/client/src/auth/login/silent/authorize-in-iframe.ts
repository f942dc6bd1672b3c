import { AuthorizationError } from '../../oauth/authorization-error.ts';
import { readMessage } from '../../oauth/authorization-message.ts';
import type { AuthorizationResponse } from '../../oauth/callback.ts';
import { type TimeoutOptions, waitForResponse } from '../../oauth/wait-for-response.ts';

/** Parameters of an authorization in a hidden frame, with its time limit. */
export interface IframeAuthorization extends TimeoutOptions {
  /** URL of the provider's page. */
  url: string;
  /** The provider's origin, which the response comes from. */
  origin: string;
  /** State of the login, which a response must repeat. */
  state: string;
  /** Called once if there is no response after five seconds. */
  onSlow?: (() => void) | undefined;
}

// A page that takes longer may be blocked in a frame, or just slow: only the user can decide.
const slowMilliseconds = 5_000;

/**
 * Opens the URL in a hidden frame and waits for the provider's message. Always removes frame,
 * timers and listeners afterwards.
 *
 * @throws AuthorizationError `OAUTH_TIMED_OUT` or `FRAME_BLOCKED`; the abort itself; TypeError
 * outside of a page.
 */
export async function authorizeInIframe(
  question: IframeAuthorization,
): Promise<AuthorizationResponse> {
  const { url, origin, signal, onSlow } = question;
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
        ({ disposition, effectiveDirective, blockedURI }) => {
          // A policy that only reports lets the frame load.
          const isEnforced = disposition === 'enforce' && effectiveDirective === 'frame-src';
          if (isEnforced && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) {
            reject(blocked('The policy of this page (frame-src) does not let the provider in.'));
          }
        },
        until,
      );
      if (onSlow) after(slowMilliseconds, onSlow);
      const open = async () => {
        if (await isStorageAccessDenied()) {
          reject(blocked('The browser denies this page the cookies of the provider.'));
        } else if (!until.signal.aborted) {
          frame.src = url;
          document.body.append(frame);
        }
      };
      void open();
    });
  } finally {
    frame.remove();
  }
}

/** Whether the browser denies the page, and so its frames, the cookies of other sites. */
async function isStorageAccessDenied(): Promise<boolean> {
  const { document, navigator } = globalThis;
  // Browsers without these functions, or without this permission, deny nothing that is known.
  const [access, permission] = await Promise.allSettled([
    document.hasStorageAccess?.(),
    navigator?.permissions?.query({ name: 'storage-access' }),
  ]);
  const hasNone = access.status === 'fulfilled' && access.value === false;
  return hasNone || (permission.status === 'fulfilled' && permission.value?.state === 'denied');
}

function createFrame(document: Document): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Log in';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.referrerPolicy = 'origin';
  // The provider needs its own origin for its cookies; the page itself stays inaccessible.
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
