import { fieldsOf, insist, optional, text } from '../core/check.ts';
import type { Client, RequestOptions } from '../core/client.ts';
import type { Tokens } from '../core/tokens.ts';
import { type AuthUrlOptions, originOf } from './auth-url.ts';
import { invalidState } from './authorization-failure.ts';
import { completeLogin, generateOAuthData, getAuthUrl } from './code-flow.ts';
import { checkIssuer } from './issuer.ts';
import { ownPath } from './own-path.ts';
import { forgetAttempt } from './redirect/attempt.ts';
import type { LoginStorage } from './redirect/login-storage.ts';
import { oneAtATime } from './redirect/one-at-a-time.ts';
import { type LoginReturn, pageAddress, takeReturn } from './redirect/take-return.ts';
import { rememberLogin, takeLogin } from './redirect/transactions.ts';
import type { AddressMode } from './return.ts';

export interface RedirectLoginOptions extends Omit<AuthUrlOptions, 'responseMode'>, RequestOptions {
  /** The page that calls `finishRedirectLogin`; this one, without query and fragment, unless told otherwise. */
  redirectUri?: string;
  /** Where the person goes on after that, within this origin; this page unless told otherwise. */
  returnTo?: string;
  /** `fragment` unless told otherwise. */
  responseMode?: AddressMode;
  /** Who has to have answered. Without it, an issuer that is named must be of the provider's origins. */
  issuer?: string;
  /** Where the login waits until the person is back; `sessionStorage` unless told otherwise. */
  storage?: LoginStorage;
  /** Leads there, for example `(url) => location.assign(url)`. */
  navigate?: (authUrl: string) => void;
}

const hasTexts = fieldsOf({
  redirectUri: optional(text),
  returnTo: optional(text),
  issuer: optional(text),
});

/**
 * Begins a login on the provider's own page: remembers it for this tab, for half an hour, and answers
 * where to send the person. The tokens that the client has stay. Specification 2, 5 and 7.11.
 *
 * @throws AuthorizationError `INSECURE_CONTEXT`; TypeError outside of a page; as any call does.
 */
export async function startRedirectLogin(
  client: Client,
  options: RedirectLoginOptions = {},
): Promise<{ authUrl: string }> {
  const { redirectUri, returnTo, issuer, storage, navigate, signal, ...asked } = options;
  insist('startRedirectLogin', hasTexts(options, 'options'));
  const page = pageAddress('startRedirectLogin');
  const oauthData = await generateOAuthData(
    new URL(redirectUri ?? page.pathname, page).href,
    ownPath(returnTo ?? page.href, page),
  );
  const url = await getAuthUrl(client, oauthData, asked, { signal });
  rememberLogin(client, { oauthData, origin: originOf(url), issuer }, storage);
  navigate?.(url.authUrl);
  return { authUrl: url.authUrl };
}

export interface RedirectReturnOptions extends RequestOptions {
  /** As the login began. */
  responseMode?: AddressMode;
  /** As the login began. */
  storage?: LoginStorage;
}

/** A login that has come back, and where the person was: a path of this origin. */
export interface FinishedLogin {
  tokens: Tokens;
  returnTo: string;
}

/**
 * Ends a login on the page that the provider sends back to, and signs the person in. The login counts
 * once, and its values are gone from the address bar before anything is sent. Who asks again meanwhile
 * gets the same answer. Whatever goes wrong, the client keeps the tokens that it has.
 * Specification 2, 5 and 7.11.
 *
 * @throws AuthorizationError with the provider's own error, 'Missing code or _state', 'Invalid _state'
 * when no login with this state waits in this tab, or `WRONG_ISSUER`; TokenError 'Failed to get member
 * tokens'; TypeError outside of a page; the abort itself.
 */
export const finishRedirectLogin = oneAtATime(
  async (client: Client, { responseMode, ...rest }: RedirectReturnOptions = {}) =>
    finishReturn(client, takeReturn('finishRedirectLogin', responseMode), rest),
);

/** Ends the login that an answer belongs to. */
export async function finishReturn(
  client: Client,
  answer: LoginReturn,
  { storage, signal }: Pick<RedirectReturnOptions, 'storage' | 'signal'>,
): Promise<FinishedLogin> {
  const login = takeLogin(client, answer.state, storage);
  if (!login) throw invalidState();
  checkIssuer(client, answer, login);
  const tokens = await completeLogin(client, answer, login.oauthData, { signal });
  forgetAttempt(client, storage);
  return {
    tokens,
    returnTo: ownPath(login.oauthData.originalUri, pageAddress('finishRedirectLogin')),
  };
}
