import type { Client, RequestOptions } from '../../../client.ts';
import { assertValid, nonEmptyString, objectOf, optional } from '../../../http/validate.ts';
import {
  type AuthUrlOptions,
  getOrigin,
  type OAuthData,
  type ResponseMode,
} from '../../oauth/auth-url.ts';
import { AuthorizationError } from '../../oauth/authorization-error.ts';
import { completeLogin } from '../../oauth/code-flow.ts';
import { checkIssuer } from '../../oauth/issuer.ts';
import { loadOAuthFlow } from '../../oauth/load-oauth-flow.ts';
import { requireCrypto } from '../../oauth/web-crypto.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { maxLoginAge } from '../redirect/login-transactions.ts';
import { loadWindowFlows, type WindowFlows } from '../windows/load-window-flows.ts';
import { LoginNotFinishedError } from './login-not-finished-error.ts';
import { openPopupChannel } from './popup-callback.ts';

export interface PopupLoginOptions extends Omit<AuthUrlOptions, 'responseMode'>, RequestOptions {
  /**
   * The page on this origin that calls `finishPopupLogin`. Without it, the provider's own page
   * sends a message.
   */
  redirectUri?: string;
  /** The expected issuer, as for `startRedirectLogin`. */
  issuer?: string;
  /** Window features for `window.open`. */
  features?: string;
  /** Milliseconds until 'OAuth flow timed out'; half an hour by default. */
  timeout?: number;
}

const hasTextValues = objectOf({
  redirectUri: optional(nonEmptyString),
  issuer: optional(nonEmptyString),
  features: optional(nonEmptyString),
});

/**
 * Logs in on the provider's page in a popup window, and signs the user in. Call it during a user
 * gesture: the window opens immediately. On any failure, the client keeps its current tokens. See
 * docs/reference/auth.mdx.
 *
 * With a `redirectUri`, the window can't reach this page, and the login also works if the provider
 * isolates the window (`Cross-Origin-Opener-Policy`).
 *
 * @throws AuthorizationError `POPUP_BLOCKED`, `INSECURE_CONTEXT`, `OAUTH_TIMED_OUT`, `WRONG_ISSUER`
 * or with the provider's own error; LoginNotFinishedError if the window was closed, which can still
 * be resumed; as `getMemberTokens` does; the abort itself.
 */
export async function loginInPopup(
  client: Client,
  options: PopupLoginOptions = {},
): Promise<Tokens> {
  const { signal, features = 'popup,width=480,height=720' } = options;
  assertValid('loginInPopup', hasTextValues(options, 'options'));
  signal?.throwIfAborted();
  requireCrypto();
  const popup = openWindow(features);
  const request = { signal };
  try {
    const login = await sendToProvider(client, popup, options, request);
    const resume = (again?: RequestOptions) =>
      follow(client, login, again).catch((error: unknown) => {
        popup.close();
        throw error;
      });
    return await follow(client, login, request, () => new LoginNotFinishedError(resume));
  } catch (error) {
    if (!(error instanceof LoginNotFinishedError)) popup.close();
    throw error;
  }
}

interface PopupLogin {
  popup: Window;
  oauthData: OAuthData;
  origin: string;
  issuer: string | undefined;
  timeout: number;
  awaitPopup: WindowFlows['awaitPopup'];
}

async function sendToProvider(
  client: Client,
  popup: Window,
  { redirectUri, issuer, prompt, sessionToken, timeout = maxLoginAge }: PopupLoginOptions,
  request: RequestOptions,
): Promise<PopupLogin> {
  const comesBack = redirectUri !== undefined;
  // The provider's page needs no access to this page.
  if (comesBack) popup.opener = null;
  const { generateOAuthData, getAuthUrl } = await loadOAuthFlow();
  const oauthData = await generateOAuthData(
    comesBack ? new URL(redirectUri, globalThis.location.href).href : undefined,
  );
  const responseMode: ResponseMode = comesBack ? 'fragment' : 'web_message';
  const authOptions = { responseMode, prompt, sessionToken };
  const [url, { awaitPopup }] = await Promise.all([
    getAuthUrl(client, oauthData, authOptions, request),
    loadWindowFlows('POPUP_BLOCKED'),
  ]);
  if (!popup.closed) popup.location.replace(url.authUrl);
  return { popup, oauthData, origin: getOrigin(url), issuer, timeout, awaitPopup };
}

/** Waits for the response of a popup, and signs the user in. */
async function follow(
  client: Client,
  { popup, oauthData, origin, issuer, timeout, awaitPopup }: PopupLogin,
  request: RequestOptions = {},
  onClosed?: () => Error,
): Promise<Tokens> {
  const response = await awaitPopup({
    popup,
    origin,
    state: oauthData.state,
    openPopupChannel: () => openPopupChannel(client, oauthData.state),
    timeoutMilliseconds: timeout,
    clock: client.clock,
    signal: request.signal,
    onClosed,
  });
  popup.close();
  checkIssuer(client, response, { issuer, origin });
  return completeLogin(client, response, oauthData, request);
}

function openWindow(features: string): Window {
  const popup = globalThis.open?.('', '_blank', features);
  if (popup && !popup.closed) return popup;
  throw new AuthorizationError({
    message: 'The browser lets no window open here.',
    code: 'POPUP_BLOCKED',
  });
}
