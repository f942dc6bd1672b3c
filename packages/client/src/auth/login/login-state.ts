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
  /** The attempt is over; the user can try again. */
  loginState: 'FAILURE';
  /** The provider's message, as plain text. */
  error: string;
  /** Missing for other reasons, for example without a connection. */
  errorCode?: LoginErrorCode;
}

/** A code has been sent by email. The token is valid only for this user's next step. */
export interface EmailVerificationRequired {
  /** Continue with `processVerification`. */
  loginState: 'EMAIL_VERIFICATION_REQUIRED';
  /** Data for the next step. */
  data: {
    /** Sent with the code of the email. */
    stateToken: string;
  };
}

/**
 * A login state with its data: plain data with the complete state of a login. See
 * docs/reference/states.mdx.
 */
export type LoginResult =
  | {
      /** Nothing has been tried yet. */
      loginState: 'INITIAL';
    }
  | {
      /** The user has logged in or registered. */
      loginState: 'SUCCESS';
      /** Data for the next step. */
      data: {
        /** Exchanged for a member's tokens. */
        sessionToken: string;
      };
    }
  | LoginFailure
  | EmailVerificationRequired
  | {
      /** The site's owner must approve the member first. */
      loginState: 'OWNER_APPROVAL_REQUIRED';
    }
  | {
      /** The user must solve the visible captcha first. */
      loginState: 'USER_CAPTCHA_REQUIRED';
    }
  | {
      /** A token of the invisible captcha is required. */
      loginState: 'SILENT_CAPTCHA_REQUIRED';
    };
