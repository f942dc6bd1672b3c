import type { Client } from '../../client.ts';
import { AuthorizationError, invalidState } from '../oauth/authorization-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { postResultToOpener } from './popup/popup-callback.ts';
import { loginInPopup, type PopupLoginOptions } from './popup/popup-login.ts';
import { hasPendingLogin } from './redirect/login-transactions.ts';
import { readCallback } from './redirect/read-callback.ts';
import { claimRedirectAttempt, resetRedirectAttempt } from './redirect/redirect-attempt.ts';
import {
  type CompletedLogin,
  completeCallback,
  type RedirectCallbackOptions,
  type RedirectLoginOptions,
  startRedirectLogin,
} from './redirect/redirect-login.ts';
import { singleFlight } from './redirect/single-flight.ts';
import { getMemberTokensForDirectLogin } from './silent/silent-login.ts';

export interface HostedLoginOptions
  extends Omit<RedirectLoginOptions, 'responseMode'>,
    PopupLoginOptions {
  /** Whether a user gesture is being handled; reported by the browser by default. */
  gesture?: boolean;
  /**
   * Milliseconds that the hidden frame has, two minutes by default, before another method follows;
   * 0 for no frame.
   */
  iframeTimeout?: number;
  /** As for `getMemberTokensForDirectLogin`: the hidden frame has not responded for five seconds. */
  onSlow?: () => void;
}

/** Outcome of a login at the provider: it has finished here, or the user is sent to a URL. */
export type HostedLogin =
  | {
      /** Finished here. */
      method: 'iframe' | 'popup';
      /** The member's tokens. The client already uses them. */
      tokens: Tokens;
    }
  | {
      /** Not finished: the user continues on the provider's page. */
      method: 'redirect';
      /** URL to send the user to. */
      authUrl: string;
    };

/**
 * Logs in at the provider with the least disruptive method: in a hidden frame if there is the
 * session token of a login; if the browser or the provider prevents that, in a popup during a user
 * gesture; otherwise by redirect. Without a gesture, it redirects automatically only once until a
 * login succeeds. On any failure, the client keeps its current tokens. See docs/reference/auth.mdx.
 *
 * @throws AuthorizationError `GESTURE_NEEDED` if it has already redirected automatically: show a
 * button then; as `loginInPopup` and `startRedirectLogin` do.
 */
export async function startHostedLogin(
  client: Client,
  options: HostedLoginOptions = {},
): Promise<HostedLogin> {
  const { sessionToken, gesture, iframeTimeout } = options;
  // Nothing may be awaited before the window opens, or the browser blocks it as an unrequested
  // popup.
  let here =
    sessionToken === undefined || iframeTimeout === 0
      ? undefined
      : await logInSilently(client, sessionToken, options);
  const hasUserGesture = gesture ?? globalThis.navigator?.userActivation?.isActive ?? false;
  if (!here && hasUserGesture) here = await logInWithPopup(client, options);
  if (!here) return logInWithRedirect(client, options, hasUserGesture);
  resetRedirectAttempt(client, options.storage);
  return here;
}

const fallbackCodes: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'FRAME_BLOCKED',
  'OAUTH_TIMED_OUT',
]);

async function logInSilently(
  client: Client,
  sessionToken: string,
  { iframeTimeout: timeout, issuer, onSlow, signal }: HostedLoginOptions,
): Promise<HostedLogin | undefined> {
  const options = {
    signal,
    ...(timeout !== undefined && { timeout }),
    ...(issuer !== undefined && { issuer }),
    ...(onSlow && { onSlow }),
  };
  return fallBackOn(fallbackCodes, async () => {
    const tokens = await getMemberTokensForDirectLogin(client, sessionToken, options);
    signal?.throwIfAborted();
    await client.tokens.replace(tokens);
    return { method: 'iframe', tokens };
  });
}

const logInWithPopup = (client: Client, options: PopupLoginOptions) =>
  fallBackOn(new Set(['POPUP_BLOCKED']), async () => ({
    method: 'popup',
    tokens: await loginInPopup(client, options),
  }));

async function logInWithRedirect(
  client: Client,
  options: RedirectLoginOptions,
  hasUserGesture: boolean,
): Promise<HostedLogin> {
  if (hasUserGesture || claimRedirectAttempt(client, options.storage)) {
    return { method: 'redirect', ...(await startRedirectLogin(client, options)) };
  }
  throw new AuthorizationError({
    message:
      'The page has already redirected to the login once. Show a button that starts the next one.',
    code: 'GESTURE_NEEDED',
  });
}

/** Tries one login method; returns nothing on an error that calls for another method. */
async function fallBackOn(
  codes: ReadonlySet<string>,
  login: () => Promise<HostedLogin>,
): Promise<HostedLogin | undefined> {
  try {
    return await login();
  } catch (error) {
    if (error instanceof AuthorizationError && codes.has(error.code)) return undefined;
    throw error;
  }
}

/** How a returning login ended: here, or in the page that opened the popup. */
export type HostedLoginResult =
  | ({
      /** This tab started the login, and it is finished. */
      method: 'redirect';
    } & CompletedLogin)
  | {
      /** The page that opened this popup finishes the login. */
      method: 'popup';
    };

/**
 * Finishes a login on the page that the provider redirects to, for both methods. Works as
 * `finishRedirectLogin` if this tab started the login, otherwise as `finishPopupLogin`.
 *
 * @throws as both; AuthorizationError 'Invalid _state' if nothing waits for the login.
 */
export const finishHostedLogin = singleFlight(
  async (
    client: Client,
    { responseMode, storage, signal }: RedirectCallbackOptions = {},
  ): Promise<HostedLoginResult> => {
    const response = readCallback('finishHostedLogin', responseMode);
    if (hasPendingLogin(client, response.state, storage)) {
      return {
        method: 'redirect',
        ...(await completeCallback(client, response, { storage, signal })),
      };
    }
    const { received } = await postResultToOpener(client, response, { signal });
    if (received) return { method: 'popup' };
    throw invalidState();
  },
);
