import type { Client } from '../../client.ts';
import { AuthorizationError } from '../oauth/authorization-error.ts';
import { invalidState } from '../oauth/authorization-failure.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { handBack } from './popup/popup-callback.ts';
import { loginInPopup, type PopupLoginOptions } from './popup/popup-login.ts';
import { isRemembered } from './redirect/login-transactions.ts';
import { takeReturn } from './redirect/read-callback.ts';
import { forgetAttempt, takeAttempt } from './redirect/redirect-attempt.ts';
import {
  type FinishedLogin,
  finishReturn,
  type RedirectLoginOptions,
  type RedirectReturnOptions,
  startRedirectLogin,
} from './redirect/redirect-login.ts';
import { oneAtATime } from './redirect/single-flight.ts';
import { getMemberTokensForDirectLogin } from './silent/silent-login.ts';

export interface LoginAtProviderOptions
  extends Omit<RedirectLoginOptions, 'responseMode'>,
    PopupLoginOptions {
  /** Whether a press of the person's is handled; the browser says so unless told otherwise. */
  gesture?: boolean;
  /** Milliseconds that the hidden frame gets, ten seconds unless told otherwise. */
  frameTimeout?: number;
}

/** How a login at the provider goes: it has ended here, or the person goes to an address. */
export type LoginAtProvider =
  | { way: 'frame' | 'popup'; tokens: Tokens }
  | { way: 'redirect'; authUrl: string };

/**
 * Logs in at the provider in the way that disturbs least: unseen in a frame when there is the session
 * token of a login; where the browser or the provider stands in its way, in a popup when the person
 * has just pressed something; else by redirect. By itself, without a press, it leads away once until
 * somebody has logged in. Whatever goes wrong, the client keeps the tokens that it has.
 * Specification 7.11.
 *
 * @throws AuthorizationError `GESTURE_NEEDED` when it has led away by itself before: then a button
 * does; as `loginInPopup` and `startRedirectLogin` do.
 */
export async function loginAtProvider(
  client: Client,
  options: LoginAtProviderOptions = {},
): Promise<LoginAtProvider> {
  const { sessionToken, gesture } = options;
  // Nothing may wait before the window opens, or the browser takes it for one that nobody asked for.
  let here = sessionToken === undefined ? undefined : await unseen(client, sessionToken, options);
  const isAskedFor = gesture ?? globalThis.navigator?.userActivation?.isActive ?? false;
  if (!here && isAskedFor) here = await inPopup(client, options);
  if (!here) return redirected(client, options, isAskedFor);
  forgetAttempt(client, options.storage);
  return here;
}

const inTheWay: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'FRAME_BLOCKED',
  'OAUTH_TIMED_OUT',
]);

async function unseen(
  client: Client,
  sessionToken: string,
  { frameTimeout = 10_000, signal }: LoginAtProviderOptions,
): Promise<LoginAtProvider | undefined> {
  const options = { timeout: frameTimeout, signal };
  return unless(inTheWay, async () => {
    const tokens = await getMemberTokensForDirectLogin(client, sessionToken, options);
    await client.tokens.replace(tokens);
    return { way: 'frame', tokens };
  });
}

const inPopup = (client: Client, options: PopupLoginOptions) =>
  unless(new Set(['POPUP_BLOCKED']), async () => ({
    way: 'popup',
    tokens: await loginInPopup(client, options),
  }));

async function redirected(
  client: Client,
  options: RedirectLoginOptions,
  isAskedFor: boolean,
): Promise<LoginAtProvider> {
  if (isAskedFor || takeAttempt(client, options.storage)) {
    return { way: 'redirect', ...(await startRedirectLogin(client, options)) };
  }
  throw new AuthorizationError({
    message: 'A login leads away by itself only once; the person has to ask for the next one.',
    code: 'GESTURE_NEEDED',
  });
}

/** A login in one way; nothing when one of these errors asks for another way. */
async function unless(
  codes: ReadonlySet<string>,
  login: () => Promise<LoginAtProvider>,
): Promise<LoginAtProvider | undefined> {
  try {
    return await login();
  } catch (error) {
    if (error instanceof AuthorizationError && codes.has(error.code)) return undefined;
    throw error;
  }
}

/** How a login that has come back ended: here, or in the page that had opened the popup. */
export type LoginReturned = ({ way: 'redirect' } & FinishedLogin) | { way: 'popup' };

/**
 * Ends a login on the page that the provider sends back to, whichever way it went. As
 * `finishRedirectLogin` where this tab began it, else as `finishPopupLogin`.
 *
 * @throws as both; AuthorizationError 'Invalid _state' when nobody waits for it.
 */
export const finishLoginAtProvider = oneAtATime(
  async (
    client: Client,
    { responseMode, storage, signal }: RedirectReturnOptions = {},
  ): Promise<LoginReturned> => {
    const answer = takeReturn('finishLoginAtProvider', responseMode);
    if (isRemembered(client, answer.state, storage)) {
      return { way: 'redirect', ...(await finishReturn(client, answer, { storage, signal })) };
    }
    const { heard } = await handBack(client, answer, { signal });
    if (heard) return { way: 'popup' };
    throw invalidState();
  },
);
