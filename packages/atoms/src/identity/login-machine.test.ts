import { ApplicationError, SystemError, ValidationError } from '@vitrine/client';
import { describe, expect, it } from 'vitest';
import {
  beginStep,
  initialLogin,
  invalidStep,
  type LoginMachine,
  rejected,
  retryStep,
  startLogin,
  withResponse,
} from './login-machine.ts';

const email = 'runa@fenn.example';
const started = startLogin('login', email);
const waiting: LoginMachine = {
  ...initialLogin,
  email,
  result: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state-1' } },
};
const rejection = (code: string) =>
  new ApplicationError({ message: `Rejected with ${code}`, code, status: 400 });
const failure = (
  errorCode?: 'missingCaptchaToken' | 'invalidCaptchaToken' | 'invalidPassword',
) => ({
  loginState: 'FAILURE' as const,
  error: 'No.',
  ...(errorCode && { errorCode }),
});

describe('the login state', () => {
  it('L27 starts without data from the previous login, especially its state token', () => {
    expect(startLogin('login', 'aksel@fenn.example')).toEqual({
      ...initialLogin,
      email: 'aksel@fenn.example',
      pending: 'login',
    });
    expect(JSON.stringify(startLogin('register', null))).not.toContain('state-1');
  });

  it('keeps the state token through its own step and drops it with any response', () => {
    const verifying = beginStep(waiting, 'verify');
    expect(verifying).toEqual({ ...waiting, pending: 'verify' });
    const done = withResponse(verifying, { state: 'SUCCESS', sessionToken: 'session-1' });
    expect(done).toEqual({
      ...initialLogin,
      email,
      result: { loginState: 'SUCCESS', data: { sessionToken: 'session-1' } },
    });
    for (const after of [
      done,
      withResponse(verifying, { state: 'REQUIRE_OWNER_APPROVAL', stateToken: 'state-1' }),
      invalidStep(verifying),
      rejected(verifying, rejection('-1'), failure(), { silentWasTried: false }),
    ]) {
      expect(JSON.stringify(after)).not.toContain('state-1');
    }
  });

  it('reports which answers violate which rules', () => {
    const violation = {
      field: 'password',
      description: 'has length 3, expected 8 or more',
      violatedRule: 'MIN_LENGTH' as const,
      data: { threshold: 8 },
    };
    const error = new ValidationError({
      message: 'INVALID_ARGUMENT: "password" has length 3, expected 8 or more',
      code: 'INVALID_ARGUMENT',
      status: 400,
      details: { validationError: { fieldViolations: [violation] } },
    });
    const { problem } = rejected(started, error, failure(), { silentWasTried: false });
    expect(problem).toMatchObject({ code: 'INVALID_ARGUMENT', violations: [violation] });
    expect(
      rejected(started, rejection('-1'), failure(), { silentWasTried: false }).problem,
    ).toEqual(expect.not.objectContaining({ violations: expect.anything() }));
  });

  it('stays at its step when rejected, with the problem', () => {
    expect(retryStep(beginStep(waiting, 'verify'), rejection('CODE_EXPIRED'))).toEqual({
      ...waiting,
      problem: { message: 'Rejected with CODE_EXPIRED', code: 'CODE_EXPIRED', retryable: false },
    });
    expect(retryStep(waiting, new SystemError({ retryable: true })).problem).toMatchObject({
      retryable: true,
    });
  });

  it('keeps the identity that the provider has returned', () => {
    const known = withResponse(started, { state: 'SUCCESS', identity: { _id: 'i1' } });
    expect(withResponse(known, { state: 'SUCCESS' }).identity).toEqual({ _id: 'i1' });
  });
});

describe('a second factor', () => {
  it('L27 is a challenge in addition to the resulting state', () => {
    expect(
      withResponse(started, {
        state: 'MFA_CHALLENGE',
        stateToken: 'state-2',
        mfaChallengeData: {
          factorType: 'SMS',
          verificationChallengeData: { hint: '•• 12' },
          availableFactors: [{ factorType: 'SMS' }, { factorType: 'TOTP' }],
        },
      }),
    ).toMatchObject({
      result: { loginState: 'FAILURE', error: 'Unknown _state' },
      challenge: {
        state: 'MFA_CHALLENGE',
        stateToken: 'state-2',
        factorType: 'SMS',
        hint: '•• 12',
        factors: ['SMS', 'TOTP'],
      },
    });
    expect(
      withResponse(started, {
        state: 'REQUIRE_MFA',
        stateToken: 'state-2',
        requireMfaData: { availableFactors: [{ factorType: 'EMAIL' }] },
      }).challenge,
    ).toEqual({ state: 'REQUIRE_MFA', stateToken: 'state-2', factors: ['EMAIL'] });
    expect(withResponse(started, { state: 'MFA_CHALLENGE' }).challenge).toBeNull();
  });
});

describe('a missing or invalid captcha', () => {
  const keys = { visible: 'v', invisible: 'i' };
  it.each([
    ['missingCaptchaToken', { ...keys, silentWasTried: false }, 'SILENT_CAPTCHA_REQUIRED'],
    ['invalidCaptchaToken', { ...keys, silentWasTried: true }, 'USER_CAPTCHA_REQUIRED'],
    ['missingCaptchaToken', { visible: 'v', silentWasTried: false }, 'USER_CAPTCHA_REQUIRED'],
    ['invalidCaptchaToken', { invisible: 'i', silentWasTried: true }, 'FAILURE'],
    ['missingCaptchaToken', { silentWasTried: false }, 'FAILURE'],
    ['invalidPassword', { ...keys, silentWasTried: false }, 'FAILURE'],
  ] as const)('(%s, with %j) requests %s', (errorCode, captchas, loginState) => {
    const machine = rejected(started, rejection('-1'), failure(errorCode), captchas);
    expect(machine.result.loginState).toBe(loginState);
    expect(machine.problem).toEqual({ message: 'No.', errorCode, code: '-1', retryable: false });
  });
});
