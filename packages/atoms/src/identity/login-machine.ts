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

/** What is under way. */
export type LoginStep = 'login' | 'register' | 'verify' | 'resend' | 'factor';

/** Why the last step did not lead on. */
export interface LoginProblem {
  /** The provider's words. */
  message: string;
  /** What the field is that is wrong. See docs/reference/errors.md. */
  errorCode?: LoginErrorCode;
  /** The platform's own code, for example of a code that has expired. */
  code: string;
  /** Whether the same step may succeed later. */
  retryable: boolean;
  /** Which answers break which rules, such as a password that is too short. */
  violations?: readonly FieldViolation[];
}

/** A second factor that the provider asks for, which the login states do not tell. See docs/reference/states.md. */
export interface LoginChallenge {
  state: AuthenticationState;
  stateToken: string;
  factorType?: FactorType;
  /** Where the code went. */
  hint?: string;
  /** What the person may choose from. */
  factors: readonly FactorType[];
}

/** Where a login or a registration is: one of the seven states, and what belongs to it. Plain data. */
export interface LoginMachine {
  result: LoginResult;
  /** Whom the login is about. */
  email: string | null;
  pending: LoginStep | null;
  problem: LoginProblem | null;
  challenge: LoginChallenge | null;
  /** The person, as far as the provider has told. */
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

function toChallenge(answer: AuthenticationResponse): LoginChallenge | null {
  const { state, stateToken, requireMfaData, mfaChallengeData } = answer;
  const asks =
    state === AuthenticationState.REQUIRE_MFA || state === AuthenticationState.MFA_CHALLENGE;
  if (!asks || !stateToken) return null;
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

/** The provider has answered. */
export const answered = (machine: LoginMachine, answer: AuthenticationResponse): LoginMachine => ({
  ...initialLogin,
  email: machine.email,
  result: toLoginResult(answer),
  challenge: toChallenge(answer),
  identity: answer.identity ?? machine.identity,
});

/** Why a step was rejected, as plain data; a login's own failure may say more than the error. */
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

/** What is known of captchas: which of them the site has, and whether the silent one was tried. */
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
 * A login or a registration has failed. Where a captcha would help, the state asks for it: first the
 * one that no one sees, then the visible one, as far as the site has them.
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

/** A step has failed that the same person may try again: the login stays where it was. */
export const retryStep = (machine: LoginMachine, error: PlatformError): LoginMachine => ({
  ...machine,
  pending: null,
  problem: toProblem(error),
});

/** A step was taken that this login is not waiting for. See docs/reference/states.md. */
export const invalidStep = (machine: LoginMachine): LoginMachine => ({
  ...initialLogin,
  email: machine.email,
  result: { loginState: LoginState.FAILURE, error: 'Unknown _state' },
});
