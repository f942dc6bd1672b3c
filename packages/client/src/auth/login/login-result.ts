import { ApplicationError, type PlatformError, ValidationError } from '../../http/errors.ts';
import type { AuthenticationResponse } from '../../identity/responses.ts';
import type { LoginErrorCode, LoginFailure, LoginResult } from './login-state.ts';

/** State of a login that can't be continued. See docs/reference/states.mdx. */
export const unknownState = (): LoginFailure => failure('Unknown _state');

/** The login state that the provider's response represents. See docs/reference/states.mdx. */
export function toLoginResult(response: AuthenticationResponse): LoginResult {
  const { state, sessionToken, stateToken } = response;
  if (state === 'SUCCESS' && sessionToken) {
    return { loginState: 'SUCCESS', data: { sessionToken } };
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    return { loginState: 'OWNER_APPROVAL_REQUIRED' };
  }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken) {
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } };
  }
  return unknownState();
}

const captchaCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
};

const registrationCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19995': 'emailAlreadyExists',
};

const loginCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
};

/** The failure of a registration. See docs/reference/errors.mdx. */
export function toRegistrationFailure(error: PlatformError): LoginFailure {
  return emailFailure(error) ?? failure(error.message, getCode(error, registrationCodes));
}

/**
 * Converts an error to a login failure. Only a provider code says anything about the email. See
 * docs/reference/errors.mdx.
 */
export function toLoginFailure(error: PlatformError): LoginFailure {
  const other = error instanceof ApplicationError ? 'invalidEmail' : undefined;
  return emailFailure(error) ?? failure(error.message, getCode(error, loginCodes) ?? other);
}

function getCode(
  error: PlatformError,
  codes: Readonly<Record<string, LoginErrorCode>>,
): LoginErrorCode | undefined {
  const isLoginError = error instanceof ApplicationError && Object.hasOwn(codes, error.code);
  return isLoginError ? codes[error.code] : undefined;
}

function emailFailure(error: PlatformError): LoginFailure | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  const { fieldViolations } = error.details.validationError;
  const violation = fieldViolations.find(({ data }) => data?.type === 'EMAIL');
  return violation && failure(violation.description, 'invalidEmail');
}

/** The failure of any other step. */
export const toStepFailure = ({ message }: PlatformError): LoginFailure => failure(message);

/** A failure with the provider's error text. */
export const failure = (error: string, errorCode?: LoginErrorCode): LoginFailure => ({
  loginState: 'FAILURE',
  error,
  ...(errorCode && { errorCode }),
});
