import { type FieldViolation, type PlatformError, ValidationError } from '@vitrine/client';
import {
  CaptchaError,
  type LoginErrorCode,
  type LoginFailure,
  type LoginResult,
  LoginState,
  toLoginResult,
} from '@vitrine/client/auth';
import {
  type AuthenticationResponse,
  AuthenticationState,
  type FactorType,
  type Identity,
} from '@vitrine/client/identity';

/** The pending step. */
export type LoginStep = 'login' | 'register' | 'verify' | 'resend' | 'factor';

/** Why the last step failed. */
export interface LoginProblem {
  /** The provider's error text. */
  message: string;
  /** The kind of invalid field. See docs/reference/errors.mdx. */
  errorCode?: LoginErrorCode;
  /** The platform's own code, for example of an expired code. */
  code: string;
  /** Whether the same step may succeed later. */
  retryable: boolean;
  /** The violated rules by field, such as a password that is too short. */
  violations?: readonly FieldViolation[];
}

/**
 * A second factor that the provider requires, which the login states do not cover. See
 * docs/reference/states.mdx.
 */
export interface LoginChallenge {
  /** `MFA_CHALLENGE` once a factor is challenged, otherwise `REQUIRE_MFA`. */
  state: AuthenticationState;
  /** Identifies the login in its next step. */
  stateToken: string;
  /** The challenged factor; missing with `REQUIRE_MFA`. */
  factorType?: FactorType;
  /** Recipient of the code. */
  hint?: string;
  /** The factors that the user can choose from. */
  factors: readonly FactorType[];
}

/** State of a login or a registration: one of the seven states, with its data. Plain data. */
export interface LoginMachine {
  /** State of the login, with its data. */
  result: LoginResult;
  /** Whom the login is about. */
  email: string | null;
  /** The step that waits for a response; null if none does. */
  pending: LoginStep | null;
  /** Why the last step failed, until the next one begins. */
  problem: LoginProblem | null;
  /** The second factor to enter; null if the provider requires none. */
  challenge: LoginChallenge | null;
  /** The user's identity, as far as the provider has returned it. */
  identity: Identity | null;
}

export const initialLogin: LoginMachine = {
  result: { loginState: LoginState.INITIAL },
  email: null,
  pending: null,
  problem: null,
  challenge: null,
  identity: null,
};

/** A login begins again: nothing of the one before is left, least of all its state token. */
export const startLogin = (pending: LoginStep, email: string | null): LoginMachine => ({
  ...initialLogin,
  email,
  pending,
});

/** A further step of the same login begins. */
export const beginStep = (machine: LoginMachine, pending: LoginStep): LoginMachine => ({
  ...machine,
  pending,
  problem: null,
});

function toChallenge(response: AuthenticationResponse): LoginChallenge | null {
  const { state, stateToken, requireMfaData, mfaChallengeData } = response;
  const needsSecondFactor =
    state === AuthenticationState.REQUIRE_MFA || state === AuthenticationState.MFA_CHALLENGE;
  if (!needsSecondFactor || !stateToken) return null;
  const available = mfaChallengeData?.availableFactors ?? requireMfaData?.availableFactors ?? [];
  const hint = mfaChallengeData?.verificationChallengeData?.hint;
  return {
    state,
    stateToken,
    ...(mfaChallengeData && { factorType: mfaChallengeData.factorType }),
    ...(hint !== undefined && { hint }),
    factors: available.map(({ factorType }) => factorType),
  };
}

/** The provider has responded. */
export const withResponse = (
  machine: LoginMachine,
  response: AuthenticationResponse,
): LoginMachine => ({
  ...initialLogin,
  email: machine.email,
  result: toLoginResult(response),
  challenge: toChallenge(response),
  identity: response.identity ?? machine.identity,
});

/**
 * Returns the reason of a rejected step, as plain data; a login's own failure may have more details
 * than the error.
 */
export function toProblem(
  rejection: PlatformError,
  { error, errorCode }: Pick<LoginFailure, 'error' | 'errorCode'> = { error: rejection.message },
): LoginProblem {
  const { code, retryable } = rejection;
  const violations =
    rejection instanceof ValidationError && rejection.details.validationError.fieldViolations;
  return {
    message: error,
    ...(errorCode && { errorCode }),
    code,
    retryable,
    ...(violations && { violations }),
  };
}

/** Status of captchas: those that the site has, and whether the silent one was tried. */
export interface Captchas {
  visible?: string;
  invisible?: string;
  silentWasTried: boolean;
}

function stateAfter(error: PlatformError, failure: LoginFailure, captchas: Captchas): LoginResult {
  const { errorCode } = failure;
  const toVisible = (): LoginResult =>
    captchas.visible ? { loginState: LoginState.USER_CAPTCHA_REQUIRED } : failure;
  // Without its script the other captcha of the same provider can't help either.
  if (error instanceof CaptchaError)
    return error.code === 'CAPTCHA_BLOCKED' ? failure : toVisible();
  if (errorCode !== 'missingCaptchaToken' && errorCode !== 'invalidCaptchaToken') return failure;
  if (captchas.invisible && !captchas.silentWasTried) {
    return { loginState: LoginState.SILENT_CAPTCHA_REQUIRED };
  }
  return toVisible();
}

/**
 * Returns the state after a failed login or registration. If a captcha would help, the state
 * requests it: first the invisible one, then the visible one, as far as the site has them.
 */
export const rejected = (
  machine: LoginMachine,
  error: PlatformError,
  failure: LoginFailure,
  captchas: Captchas = { silentWasTried: false },
): LoginMachine => ({
  ...initialLogin,
  email: machine.email,
  result: stateAfter(error, failure, captchas),
  problem: toProblem(error, failure),
});

/** Returns the state after a failed step that can be retried: the login stays in its state. */
export const retryStep = (machine: LoginMachine, error: PlatformError): LoginMachine => ({
  ...machine,
  pending: null,
  problem: toProblem(error),
});

/** Returns the state after a step that this login does not expect. See docs/reference/states.mdx. */
export const invalidStep = (machine: LoginMachine): LoginMachine => ({
  ...initialLogin,
  email: machine.email,
  result: { loginState: LoginState.FAILURE, error: 'Unknown _state' },
});
