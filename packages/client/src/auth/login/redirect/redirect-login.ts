import type { Client, RequestOptions } from '../../../client.ts';
import { assertValid, nonEmptyString, objectOf, optional } from '../../../http/validate.ts';
import { type AuthUrlOptions, getOrigin } from '../../oauth/auth-url.ts';
import { invalidState } from '../../oauth/authorization-error.ts';
import type { UrlResponseMode } from '../../oauth/callback.ts';
import { completeLogin, generateOAuthData, getAuthUrl } from '../../oauth/code-flow.ts';
import { checkIssuer } from '../../oauth/issuer.ts';
import { toSameOriginPath } from '../../oauth/same-origin-path.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import type { LoginStorage } from './login-storage.ts';
import { saveLogin, takeLogin } from './login-transactions.ts';
import { type CallbackResult, getPageUrl, readCallback } from './read-callback.ts';
import { resetRedirectAttempt } from './redirect-attempt.ts';
import { singleFlight } from './single-flight.ts';

export interface RedirectLoginOptions extends Omit<AuthUrlOptions, 'responseMode'>, RequestOptions {
  /** The page that calls `finishRedirectLogin`; this one, without query and fragment, by default. */
  redirectUri?: string;
  /** Path within this origin where the user continues after that; this page by default. */
  returnTo?: string;
  /** `fragment` by default. */
  responseMode?: UrlResponseMode;
  /**
   * The expected issuer. Without it, an issuer in the response must be of the provider's origins.
   */
  issuer?: string;
  /** Storage of the pending login until the user is back; `sessionStorage` by default. */
  storage?: LoginStorage;
  /** Navigates to the URL, for example `(url) => location.assign(url)`. */
  navigate?: (authUrl: string) => void;
}

const hasTextValues = objectOf({
  redirectUri: optional(nonEmptyString),
  returnTo: optional(nonEmptyString),
  issuer: optional(nonEmptyString),
});

/**
 * Starts a login on the provider's own page: stores it for this tab, for half an hour, and returns
 * the URL to send the user to. The client keeps its current tokens. See docs/reference/auth.mdx
 * and docs/reference/errors.mdx.
 *
 * @throws AuthorizationError `INSECURE_CONTEXT`; TypeError outside of a page; as any request does.
 */
export async function startRedirectLogin(
  client: Client,
  options: RedirectLoginOptions = {},
): Promise<{ authUrl: string }> {
  const { redirectUri, returnTo, issuer, storage, navigate, signal, ...authOptions } = options;
  assertValid('startRedirectLogin', hasTextValues(options, 'options'));
  const page = getPageUrl('startRedirectLogin');
  const oauthData = await generateOAuthData(
    // A path such as `//evil.example` would resolve to another host.
    redirectUri === undefined ? page.origin + page.pathname : new URL(redirectUri, page).href,
    toSameOriginPath(returnTo ?? page.href, page),
  );
  const url = await getAuthUrl(client, oauthData, authOptions, { signal });
  signal?.throwIfAborted();
  saveLogin(client, { oauthData, origin: getOrigin(url), issuer }, storage);
  navigate?.(url.authUrl);
  return { authUrl: url.authUrl };
}

export interface RedirectCallbackOptions extends RequestOptions {
  /** The mode that the login started with. */
  responseMode?: UrlResponseMode;
  /** The storage that the login started with. */
  storage?: LoginStorage;
}

/** A finished login, and the user's previous page: a path of this origin. */
export interface CompletedLogin {
  /** The member's tokens. The client already uses them. */
  tokens: Tokens;
  /** Path with query and fragment. */
  returnTo: string;
}

/**
 * Finishes a login on the page that the provider redirects to, and signs the user in. The login
 * counts once, and its values are removed from the address bar before anything is sent. Concurrent
 * calls get the same result. On any failure, the client keeps its current tokens. See
 * docs/reference/auth.mdx and docs/reference/errors.mdx.
 *
 * @throws AuthorizationError with the provider's own error, 'Missing code or _state', 'Invalid
 * _state' if no login with this state is pending in this tab, or `WRONG_ISSUER`; TokenError 'Failed
 * to get member tokens'; TypeError outside of a page; the abort itself.
 */
export const finishRedirectLogin = singleFlight(
  async (client: Client, { responseMode, ...rest }: RedirectCallbackOptions = {}) =>
    completeCallback(client, readCallback('finishRedirectLogin', responseMode), rest),
);

/** Ends the login that a response belongs to. */
export async function completeCallback(
  client: Client,
  response: CallbackResult,
  { storage, signal }: Pick<RedirectCallbackOptions, 'storage' | 'signal'>,
): Promise<CompletedLogin> {
  const login = takeLogin(client, response.state, storage);
  if (!login) throw invalidState();
  checkIssuer(client, response, login);
  const tokens = await completeLogin(client, response, login.oauthData, { signal });
  resetRedirectAttempt(client, storage);
  return {
    tokens,
    returnTo: toSameOriginPath(login.oauthData.originalUri, getPageUrl('finishRedirectLogin')),
  };
}
