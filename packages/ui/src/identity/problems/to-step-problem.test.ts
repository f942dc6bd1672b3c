import { ApplicationError, PlatformError, TokenError, ValidationError } from '@vitrine/client';
import { expect, test } from 'vitest';
import { toProblem, toStepProblem, toStepRejection } from './to-step-problem.ts';

const problem = { message: 'No', code: 'NO', retryable: false };
const away = new PlatformError({ message: 'Away', code: 'SYSTEM', retryable: true });
const rateLimited = { message: 'No', code: 'TOO_MANY_TOKEN_REQUESTS', retryable: true };
const rejected = (code: string) => new ApplicationError({ message: 'No', code, status: 400 });

test.each([
  [null, 'failed'],
  [problem, 'failed'],
  [{ ...problem, retryable: true }, 'unreachable'],
  [rateLimited, 'session'],
  [{ ...problem, errorCode: 'resetPassword' as const }, 'resetPassword'],
  [{ ...problem, code: 'CAPTCHA_BLOCKED', retryable: true }, 'captchaUnavailable'],
])('a failed step with %o returns "%s"', (failed, expectedProblem) => {
  expect(toStepProblem(failed)).toBe(expectedProblem);
});

test.each([
  [away, 'unreachable'],
  [new TokenError(rateLimited), 'session'],
  [rateLimited, 'session'],
  [new TokenError({ ...rateLimited, retryable: false }), 'failed'],
  [rejected('-19971'), 'captchaUnavailable'],
  [rejected('-19970'), 'captchaUnavailable'],
  [rejected('OTHER'), 'failed'],
  [new Error('A fault'), 'failed'],
])('a failed request with %o returns "%s"', (error, expectedProblem) => {
  expect(toProblem(error)).toBe(expectedProblem);
});

test.each([401, 403])('a change rejected with %i requires a new login', (status) => {
  const error = new PlatformError({ message: 'No', code: 'FORBIDDEN', status });
  expect(toStepRejection(error)).toBe('loggedOut');
});

test('a change that breaks rules returns the rules', () => {
  const fieldViolations = [{ field: 'newPassword', description: 'is short' }];
  const details = { validationError: { fieldViolations } };
  const error = new ValidationError({ message: 'No', code: 'INVALID_ARGUMENT', details });
  expect(toStepRejection(error)).toEqual({ violations: fieldViolations });
});
