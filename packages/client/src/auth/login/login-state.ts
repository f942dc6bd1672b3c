/** Progress of a login or a registration. See docs/reference/states.mdx. */
export const LoginState = {
  INITIAL: 'INITIAL',
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
} as const;
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** Why a login or a registration failed. See docs/reference/errors.mdx. */
export const LoginErrorCode = {
  invalidEmail: 'invalidEmail',
  invalidPassword: 'invalidPassword',
  resetPassword: 'resetPassword',
  emailAlreadyExists: 'emailAlreadyExists',
  missingCaptchaToken: 'missingCaptchaToken',
  invalidCaptchaToken: 'invalidCaptchaToken',
} as const;
export type LoginErrorCode = (typeof LoginErrorCode)[keyof typeof LoginErrorCode];

/** It failed; the message is the provider's. */
export interface LoginFailure {
  loginState: 'FAILURE';
  error: string;
  errorCode?: LoginErrorCode;
}

/** A code has been sent by email. The token is valid only for this user's next step. */
export interface EmailVerificationRequired {
  loginState: 'EMAIL_VERIFICATION_REQUIRED';
  data: { stateToken: string };
}

/**
 * A login state with its data: plain data with the complete state of a login. See
 * docs/reference/states.mdx.
 */
export type LoginResult =
  | { loginState: 'INITIAL' }
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  | LoginFailure
  | EmailVerificationRequired
  | { loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'USER_CAPTCHA_REQUIRED' }
  | { loginState: 'SILENT_CAPTCHA_REQUIRED' };
