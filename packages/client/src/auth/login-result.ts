import { ApplicationError, type PlatformError, ValidationError } from '../core/errors.ts';
import type { AuthenticationAnswer } from '../identity/answers.ts';
import { AuthenticationState } from '../identity/enums.ts';
import { LoginErrorCode, type LoginFailure, type LoginResult, LoginState } from './login-state.ts';

/** The state of a login that nobody knows how to go on with. Specification 4. */
export const unknownState = (): LoginFailure => ({
  loginState: LoginState.FAILURE,
  error: 'Unknown _state',
});

/** The login state that the provider's answer stands for. Specification 4. */
export function toLoginResult(answer: AuthenticationAnswer): LoginResult {
  const { state, sessionToken, stateToken } = answer;
  if (state === AuthenticationState.SUCCESS && sessionToken) {
    return { loginState: LoginState.SUCCESS, data: { sessionToken } };
  }
  if (state === AuthenticationState.REQUIRE_OWNER_APPROVAL) {
    return { loginState: LoginState.OWNER_APPROVAL_REQUIRED };
  }
  if (state === AuthenticationState.REQUIRE_EMAIL_VERIFICATION && stateToken) {
    return { loginState: LoginState.EMAIL_VERIFICATION_REQUIRED, data: { stateToken } };
  }
  return unknownState();
}

const captchaCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19971': LoginErrorCode.missingCaptchaToken,
  '-19970': LoginErrorCode.invalidCaptchaToken,
};

const registrationCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19995': LoginErrorCode.emailAlreadyExists,
};

const loginCodes: Readonly<Record<string, LoginErrorCode>> = {
  ...captchaCodes,
  '-19976': LoginErrorCode.invalidPassword,
  '-19973': LoginErrorCode.resetPassword,
};

/** The failure of a registration. Specification 8. */
export function toRegistrationFailure(error: PlatformError): LoginFailure {
  return emailFailure(error) ?? failure(error.message, codeOf(error, registrationCodes));
}

/** The failure of a login. Only a code of the provider says anything about the e-mail. Specification 8. */
export function toLoginFailure(error: PlatformError): LoginFailure {
  const other = error instanceof ApplicationError ? LoginErrorCode.invalidEmail : undefined;
  return emailFailure(error) ?? failure(error.message, codeOf(error, loginCodes) ?? other);
}

function codeOf(
  error: PlatformError,
  codes: Readonly<Record<string, LoginErrorCode>>,
): LoginErrorCode | undefined {
  const isKnown = error instanceof ApplicationError && Object.hasOwn(codes, error.code);
  return isKnown ? codes[error.code] : undefined;
}

function emailFailure(error: PlatformError): LoginFailure | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  const { fieldViolations } = error.details.validationError;
  const violation = fieldViolations.find(({ data }) => data?.type === 'EMAIL');
  return violation && failure(violation.description, LoginErrorCode.invalidEmail);
}

const failure = (error: string, errorCode?: LoginErrorCode): LoginFailure => ({
  loginState: LoginState.FAILURE,
  error,
  ...(errorCode && { errorCode }),
});
