import { CaptchaError, type CaptchaPort } from '@vitrine/client/auth';
import { SOLVED_CAPTCHA } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { runa, someone } from '../testing/accounts.ts';
import { setPorts } from '../testing/storefronts.ts';
import { logInAtom, loginAtom, registerAtom } from './login.ts';

const both = { visible: 'v', invisible: 'i' };
const wrong = { ...runa, password: 'not-this-one' };
const liv = { email: 'liv@fenn.example', password: 'warm-stoneware' };

/** A visitor who needs a captcha, with a port that returns this token. */
async function suspect(solve: () => Promise<string>, captcha: typeof both | object = both) {
  const visit = someone(captcha);
  visit.platform.identity.setRules({ captchaOnRegistration: true });
  for (let attempt = 0; attempt < 3; attempt += 1) await visit.store.set(logInAtom, wrong);
  const solveSilently = vi.fn<CaptchaPort['solveSilently']>(solve);
  setPorts(visit.store, { captcha: { solveSilently, show: () => Promise.reject(new Error()) } });
  const sent = () =>
    visit.platform.calls.filter(({ name }) => name === 'identity.loginV2').length - 3;
  return { ...visit, solveSilently, sent };
}

const solved = async () => SOLVED_CAPTCHA;

/** Leaving the form aborts the captcha, too. */
const withSignal = { signal: expect.any(AbortSignal) };
const failing = (code: string) => async () => {
  throw new CaptchaError({ message: 'No captcha', code, retryable: true });
};

describe('S69 an invisible captcha request', () => {
  it('solves the captcha and resends the login automatically', async () => {
    const { store, solveSilently, sent } = await suspect(solved);
    expect(await store.set(logInAtom, runa)).toMatchObject({ loginState: 'SUCCESS' });
    expect(solveSilently.mock.calls).toEqual([['login', withSignal]]);
    expect(sent()).toBe(2);
    expect(JSON.stringify(store.get(loginAtom))).not.toContain(SOLVED_CAPTCHA);
  });

  it('solves the captcha and resends a registration', async () => {
    const { store, solveSilently } = await suspect(solved);
    expect(await store.set(registerAtom, liv)).toMatchObject({ loginState: 'SUCCESS' });
    expect(solveSilently.mock.calls).toEqual([['register', withSignal]]);
  });

  it('requests the visible captcha when its token is rejected, and accepts that', async () => {
    const { store, sent } = await suspect(async () => 'guessed');
    expect(await store.set(logInAtom, runa)).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED' });
    expect(sent()).toBe(2);
    const captchaTokens = { recaptchaToken: SOLVED_CAPTCHA };
    expect(await store.set(logInAtom, { ...runa, captchaTokens })).toMatchObject({
      loginState: 'SUCCESS',
    });
    expect(sent()).toBe(3);
  });

  it('requests the visible captcha again when that is rejected', async () => {
    const { store, solveSilently } = await suspect(solved);
    const captchaTokens = { recaptchaToken: 'used before' };
    expect(await store.set(logInAtom, { ...runa, captchaTokens })).toEqual({
      loginState: 'USER_CAPTCHA_REQUIRED',
    });
    expect(store.get(loginAtom).problem?.errorCode).toBe('invalidCaptchaToken');
    expect(solveSilently).not.toHaveBeenCalled();
  });

  it('does nothing when the site has no invisible captcha', async () => {
    const { store, solveSilently } = await suspect(solved, { visible: 'v' });
    expect(await store.set(logInAtom, runa)).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED' });
    expect(solveSilently).not.toHaveBeenCalled();
  });
});

describe('S70 an unavailable captcha', () => {
  it('reports a blocked script', async () => {
    const { store, sent } = await suspect(failing('CAPTCHA_BLOCKED'));
    expect(await store.set(logInAtom, runa)).toMatchObject({ loginState: 'FAILURE' });
    const { problem, email } = store.get(loginAtom);
    expect(problem).toMatchObject({ code: 'CAPTCHA_BLOCKED', retryable: true });
    expect(problem?.errorCode).toBeUndefined();
    expect(email).toBe(runa.email);
    expect(sent()).toBe(1);
  });

  it.each(['CAPTCHA_TIMED_OUT', 'CAPTCHA_FAILED'])(
    'falls back to the visible captcha when the invisible one returns %s',
    async (code) => {
      const { store } = await suspect(failing(code));
      expect(await store.set(logInAtom, runa)).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED' });
    },
  );
});
