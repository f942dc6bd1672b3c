import { IDP_CONNECTION_ID, SOLVED_CAPTCHA } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { runa, someone } from '../testing/accounts.ts';
import { watch } from '../testing/storefronts.ts';
import {
  logInAtom,
  logInWithTokenParamsAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  verifyEmailAtom,
  verifyFactorAtom,
} from './login.ts';
import { resetLoginAtom } from './run-login.ts';

const ida = { ...runa, email: 'ida@fennhouse.example' };
const liv = { email: 'liv@fenn.example', password: 'warm-stoneware' };
const wrong = { ...runa, password: 'not-this-one' };
const getState = (result: { loginState: string }) => result.loginState;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('logging in', () => {
  it('goes from idle through pending to success and stores no password', async () => {
    const { storefront, store } = someone();
    const { seen } = watch(storefront, loginAtom);
    const result = await store.set(logInAtom, runa);
    expect(getState(result)).toBe('SUCCESS');
    expect(seen.map(({ pending, result }) => [pending, getState(result)])).toEqual([
      [null, 'INITIAL'],
      [null, 'INITIAL'],
      ['login', 'INITIAL'],
      [null, 'SUCCESS'],
    ]);
    expect(store.get(loginAtom)).toMatchObject({
      email: runa.email,
      identity: { identityProfile: { firstName: 'Runa' } },
      problem: null,
    });
    expect(JSON.stringify(seen)).not.toContain(runa.password);
  });

  it.each([
    [wrong, 'invalidPassword', '-19976'],
    [{ ...runa, email: 'nobody@fenn.example' }, 'invalidEmail', '-19999'],
    [{ ...runa, email: 'signe@fennhouse.example' }, 'resetPassword', '-19973'],
  ])('with %o fails with %s', async (params, errorCode, code) => {
    const { store } = someone();
    expect(await store.set(logInAtom, params)).toMatchObject({ loginState: 'FAILURE', errorCode });
    expect(store.get(loginAtom)).toMatchObject({
      pending: null,
      email: params.email,
      problem: { errorCode, code, retryable: false },
    });
  });

  it('fails when offline, can be retried and does not blame the email', async () => {
    const { platform, store } = someone();
    platform.fail('identity.loginV2', 'offline', { times: 1 });
    const result = await store.set(logInAtom, runa);
    expect(result).toEqual({ loginState: 'FAILURE', error: 'System error occurred' });
    expect(store.get(loginAtom).problem).toMatchObject({ retryable: true });
    expect(getState(await store.set(logInAtom, runa))).toBe('SUCCESS');
  });

  it('sends one request for two simultaneous attempts', async () => {
    const { platform, store } = someone();
    const results = await Promise.all([store.set(logInAtom, runa), store.set(logInAtom, runa)]);
    expect(results[0]).toBe(results[1]);
    expect(platform.calls.filter(({ name }) => name === 'identity.loginV2')).toHaveLength(1);
  });

  it('ends with the latest attempt, however late the earlier one completes', async () => {
    const { platform, store } = someone();
    const release = platform.hold('identity.loginV2', { at: 'response', times: 1 });
    const older = store.set(logInAtom, runa);
    await expect.poll(() => platform.calls.at(-1)?.name).toBe('identity.loginV2');
    await store.set(logInAtom, wrong);
    release();
    expect(getState(await older)).toBe('SUCCESS');
    expect(getState(store.get(loginAtom).result)).toBe('FAILURE');
  });

  it('ignores a canceled attempt', async () => {
    const { store } = someone();
    const late = store.set(logInAtom, runa);
    store.set(resetLoginAtom);
    await late;
    expect(getState(store.get(loginAtom).result)).toBe('INITIAL');
  });

  it('throws without an email and leaves no pending step', async () => {
    const { store } = someone();
    await expect(store.set(logInAtom, { ...runa, email: '' })).rejects.toThrow(TypeError);
    expect(store.get(loginAtom).pending).toBeNull();
  });

  it('requests the invisible captcha first and then the visible one', async () => {
    const { store } = someone({ visible: 'v', invisible: 'i' });
    for (let attempt = 0; attempt < 3; attempt += 1) await store.set(logInAtom, wrong);
    const logIn = (captchaTokens = {}) => store.set(logInAtom, { ...runa, captchaTokens });
    expect(getState(await logIn())).toBe('SILENT_CAPTCHA_REQUIRED');
    expect(getState(await logIn({ invisibleRecaptchaToken: 'guessed' }))).toBe(
      'USER_CAPTCHA_REQUIRED',
    );
    expect(store.get(loginAtom).problem?.errorCode).toBe('invalidCaptchaToken');
    expect(getState(await logIn({ recaptchaToken: SOLVED_CAPTCHA }))).toBe('SUCCESS');
  });
});

describe('registration', () => {
  it('rejects a taken email with its code', async () => {
    const { store } = someone();
    expect(await store.set(registerAtom, runa)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'emailAlreadyExists',
    });
  });

  it('continues with the emailed code and then waits for owner approval', async () => {
    const { platform, store } = someone();
    platform.identity.setRules({ emailVerification: true, approval: true });
    const profile = { firstName: 'Liv' };
    expect(getState(await store.set(registerAtom, { ...liv, profile }))).toBe(
      'EMAIL_VERIFICATION_REQUIRED',
    );
    const result = await store.set(verifyEmailAtom, ` ${platform.identity.codeFor(liv.email)} `);
    expect(getState(result)).toBe('OWNER_APPROVAL_REQUIRED');
    expect(store.get(loginAtom).identity?.identityProfile?.firstName).toBe('Liv');
  });

  it('completes with an identity provider’s token, or reports the reason', async () => {
    const { store } = someone();
    const idpConnectionId = IDP_CONNECTION_ID;
    const tokenParams = { email: liv.email };
    expect(
      getState(await store.set(logInWithTokenParamsAtom, { idpConnectionId, tokenParams })),
    ).toBe('SUCCESS');
    expect(getState(await store.set(logInWithTokenParamsAtom, { idpConnectionId: 'other' }))).toBe(
      'FAILURE',
    );
  });
});

describe('email verification', () => {
  it('keeps the identity after a wrong code and then accepts the right one', async () => {
    const { platform, store } = someone();
    await store.set(logInAtom, ida);
    const code = platform.identity.codeFor(ida.email);
    expect(getState(await store.set(verifyEmailAtom, otherThan(code)))).toBe(
      'EMAIL_VERIFICATION_REQUIRED',
    );
    expect(store.get(loginAtom)).toMatchObject({
      pending: null,
      problem: { code: 'CODE_INVALID' },
    });
    expect(getState(await store.set(verifyEmailAtom, code))).toBe('SUCCESS');
    expect(store.get(loginAtom).problem).toBeNull();
  });

  it('accepts a newly sent code until the limit is reached', async () => {
    const { platform, store } = someone();
    await store.set(logInAtom, ida);
    const first = platform.identity.codeFor(ida.email);
    expect(getState(await store.set(resendCodeAtom))).toBe('EMAIL_VERIFICATION_REQUIRED');
    const second = platform.identity.codeFor(ida.email);
    expect(second).not.toBe(first);
    for (let sent = 2; sent < 6; sent += 1) await store.set(resendCodeAtom);
    expect(store.get(loginAtom).problem).toMatchObject({ code: 'TOO_MANY_CODES' });
    const last = platform.identity.codeFor(ida.email);
    expect(getState(await store.set(verifyEmailAtom, last))).toBe('SUCCESS');
  });

  it('S71 fails without a request when no verification is pending', async () => {
    const { platform, store } = someone();
    const unknown = { loginState: 'FAILURE', error: 'Unknown _state' };
    expect(await store.set(verifyEmailAtom, '123456')).toEqual(unknown);
    expect(await store.set(resendCodeAtom)).toEqual(unknown);
    expect(await store.set(verifyFactorAtom, { factorType: 'EMAIL' })).toEqual(unknown);
    expect(platform.calls).toEqual([]);
  });

  it('never uses the state token of the previous login', async () => {
    const { platform, store } = someone();
    await store.set(logInAtom, ida);
    const code = platform.identity.codeFor(ida.email);
    await store.set(logInAtom, wrong);
    expect(await store.set(verifyEmailAtom, code)).toMatchObject({ error: 'Unknown _state' });
  });
});

it('verifies a second factor with the provider’s challenge', async () => {
  const { platform, store } = someone();
  const per = { ...runa, email: 'per@fennhouse.example' };
  expect(await store.set(logInAtom, per)).toMatchObject({ error: 'Unknown _state' });
  expect(store.get(loginAtom).challenge).toMatchObject({ factorType: 'EMAIL' });
  const verify = (code: string) =>
    store.set(verifyFactorAtom, { factorType: 'EMAIL', emailData: { code } });
  const code = platform.identity.codeFor(per.email);
  await verify(otherThan(code));
  expect(store.get(loginAtom).problem).toMatchObject({ code: 'CODE_INVALID' });
  expect(getState(await verify(code))).toBe('SUCCESS');
});
