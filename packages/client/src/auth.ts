export {
  type AuthUrl,
  type AuthUrlOptions,
  type DirectLogin,
  ResponseMode,
} from './auth/auth-url.ts';
export * from './auth/authorization-error.ts';
export * from './auth/captcha/captcha-port.ts';
export type { RecaptchaOrigin } from './auth/captcha/load-recaptcha.ts';
export type { RecaptchaOptions } from './auth/captcha/recaptcha.ts';
export { recaptchaEnterprise } from './auth/captcha/recaptcha-when-asked.ts';
export * from './auth/code-flow.ts';
export * from './auth/direct-login.ts';
export { getMemberTokensForExternalLogin } from './auth/external-login.ts';
export * from './auth/login.ts';
export * from './auth/login-at-provider.ts';
export * from './auth/login-params.ts';
export { toLoginFailure, toLoginResult, toRegistrationFailure } from './auth/login-result.ts';
export * from './auth/login-state.ts';
export type { OAuthData } from './auth/oauth-data.ts';
export { createCodeChallenge, createCodeVerifier } from './auth/pkce.ts';
export { LoginNotFinishedError } from './auth/popup/not-finished.ts';
export { loginInPopup, type PopupLoginOptions } from './auth/popup-login.ts';
export {
  finishPopupLogin,
  type PopupReturn,
  type PopupReturnOptions,
} from './auth/popup-return.ts';
export {
  type RecoveryLink,
  type RecoveryLinkOptions,
  takeRecoveryLink,
} from './auth/recovery-link.ts';
export type { LoginStorage } from './auth/redirect/login-storage.ts';
export { type PendingLogin, pendingLogins } from './auth/redirect/pending-logins.ts';
export {
  type FinishedLogin,
  finishRedirectLogin,
  type RedirectLoginOptions,
  type RedirectReturnOptions,
  startRedirectLogin,
} from './auth/redirect-login.ts';
export { type AddressMode, type AuthorizationReturn, parseFromUrl } from './auth/return.ts';
export * from './auth/session.ts';
export { TokenRole, type Tokens } from './core/tokens.ts';
export { Prompt } from './redirects/enums.ts';
