import type { FieldViolation } from '@vitrine/client';
import type { LoginErrorCode } from '@vitrine/client/auth';
import type { PlainMessageKey, Translate } from '../../messages/message-catalog.ts';
import type { FieldErrors } from '../../primitives/form/form-context.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

/** Why a step did not go through: the provider's reason, or what the page itself saw. */
export type StepProblem =
  | LoginErrorCode
  /** The code does not match the latest email. */
  | 'wrongCode'
  /** The captcha cannot be loaded, so another login method is needed. */
  | 'captchaUnavailable'
  /** The external provider did not confirm the user's identity. */
  | 'notProven'
  /** The session has ended meanwhile. */
  | 'loggedOut'
  /** The link or the code has ended. */
  | 'ended'
  /** The client has no token for now, and may get one soon. */
  | 'session'
  /** No response: the connection or the provider is down. */
  | 'unreachable'
  /** Anything else. */
  | 'failed';

/**
 * Why a step was rejected: one reason for the step, or validation rules that its fields violate.
 */
export type StepRejection = StepProblem | { readonly violations: readonly FieldViolation[] };

const messages: Readonly<Record<StepProblem, PlainMessageKey>> = {
  // The same text for both, so that it does not reveal which emails have an account.
  invalidEmail: 'identity.problem.match',
  invalidPassword: 'identity.problem.match',
  resetPassword: 'identity.problem.reset',
  emailAlreadyExists: 'identity.problem.taken',
  missingCaptchaToken: 'identity.problem.human',
  invalidCaptchaToken: 'identity.problem.human',
  captchaUnavailable: 'identity.problem.captcha',
  notProven: 'identity.problem.notVerified',
  loggedOut: 'identity.problem.again',
  wrongCode: 'identity.problem.code',
  ended: 'identity.problem.ended',
  session: 'common.session',
  unreachable: 'identity.problem.unreachable',
  failed: 'identity.problem.failed',
};

/** The sentence of a problem, and what to do about it. */
export const getProblemMessage = (problem: StepProblem): PlainMessageKey => messages[problem];

/** The sentence about an answer that breaks a rule. */
function getViolationMessage(
  { violatedRule, data, description }: FieldViolation,
  t: Translate,
): string {
  const threshold = Number(data?.threshold);
  if (violatedRule === 'MIN_LENGTH' && threshold > 0) {
    return t('common.problem.short', { count: threshold });
  }
  if (data?.type === 'EMAIL') return t('common.problem.email');
  return description;
}

/** Returns one message per field, by the last segment of the platform's field path. */
export function toFieldErrors(violations: readonly FieldViolation[], t: Translate): FieldErrors {
  return Object.fromEntries(
    violations.map((violation) => [
      violation.field.split('.').at(-1) ?? '',
      getViolationMessage(violation, t),
    ]),
  );
}
