import type { LoginProblem } from '@vitrine/atoms';
import { PlatformError, TokenError, ValidationError } from '@vitrine/client';
import { toRegistrationFailure } from '@vitrine/client/auth';
import type { StepProblem, StepRejection } from './step-problem.ts';

/** The code of a `TokenError`; a login's problem is plain data. */
const rateLimited = 'TOO_MANY_TOKEN_REQUESTS';

/** Returns the problem of a rejected login step, as shown to the user. */
export function toStepProblem(problem: LoginProblem | null): StepRejection {
  if (problem?.violations?.length) return { violations: problem.violations };
  if (problem?.code.startsWith('CAPTCHA_')) return 'captchaUnavailable';
  if (problem?.errorCode) return problem.errorCode;
  if (problem?.code === rateLimited) return 'session';
  return problem?.retryable ? 'unreachable' : 'failed';
}

/** Returns the problem of a failed account change, as shown to the user. */
export function toStepRejection(error: unknown): StepRejection {
  if (error instanceof ValidationError) {
    return { violations: error.details.validationError.fieldViolations };
  }
  const { status } = Object(error) as { status?: number };
  return toProblem(error, status === 401 || status === 403 ? 'loggedOut' : 'failed');
}

const ofCaptcha: ReadonlySet<unknown> = new Set(['missingCaptchaToken', 'invalidCaptchaToken']);

/** Returns the problem of a failed request without a captcha, as shown to the user. */
export function toProblem(error: unknown, otherwise: StepProblem = 'failed'): StepProblem {
  if (error instanceof PlatformError && ofCaptcha.has(toRegistrationFailure(error).errorCode)) {
    return 'captchaUnavailable';
  }
  const { code, retryable } = Object(error) as { code?: unknown; retryable?: boolean };
  if (retryable && (error instanceof TokenError || code === rateLimited)) return 'session';
  return retryable ? 'unreachable' : otherwise;
}
