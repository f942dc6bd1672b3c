export { Prompt } from '../redirects/enums.ts';
export * from './captcha/captcha-port.ts';
export { recaptchaEnterprise } from './captcha/lazy-recaptcha.ts';
export type { RecaptchaOrigin } from './captcha/load-recaptcha.ts';
export type { RecaptchaOptions } from './captcha/recaptcha.ts';
export { getMemberTokensForExternalLogin } from './login/external-login.ts';
export * from './login/hosted-login.ts';
export * from './login/login.ts';
export * from './login/login-params.ts';
export { toLoginFailure, toLoginResult, toRegistrationFailure } from './login/login-result.ts';
export * from './login/login-state.ts';
export { LoginNotFinishedError } from './login/popup/login-not-finished-error.ts';
export {
  finishPopupLogin,
  type PopupCallbackOptions,
  type PopupCallbackResult,
} from './login/popup/popup-callback.ts';
export { loginInPopup, type PopupLoginOptions } from './login/popup/popup-login.ts';
export {
  type RecoveryLink,
  type RecoveryLinkOptions,
  readRecoveryLink,
} from './login/recovery-link.ts';
export type { LoginStorage } from './login/redirect/login-storage.ts';
export { type PendingLogin, pendingLogins } from './login/redirect/pending-logins.ts';
export {
  type CompletedLogin,
  finishRedirectLogin,
  type RedirectCallbackOptions,
  type RedirectLoginOptions,
  startRedirectLogin,
} from './login/redirect/redirect-login.ts';
export * from './login/silent/silent-login.ts';
export {
  type AuthUrl,
  type AuthUrlOptions,
  type DirectLogin,
  type OAuthData,
  ResponseMode,
} from './oauth/auth-url.ts';
export { AuthorizationError } from './oauth/authorization-error.ts';
export {
  type AuthorizationResponse,
  parseFromUrl,
  type UrlResponseMode,
} from './oauth/callback.ts';
export * from './oauth/code-flow.ts';
export { createCodeChallenge, createCodeVerifier } from './oauth/pkce.ts';
export { requireSecureUrl } from './oauth/secure-url.ts';
export * from './tokens/session.ts';
export { TokenRole, type Tokens } from './tokens/tokens.ts';
