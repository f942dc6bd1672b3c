import { MEMBERS_API_KEY } from '@vitrine/mocks';
import type { Atom } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectUri, returnFromProvider, runa, someone } from '../testing/accounts.ts';
import { loginPage } from '../testing/login-page.ts';
import { watch } from '../testing/storefronts.ts';
import { recoverPasswordAtom, sendRecoveryEmailAtom } from './account.ts';
import {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  logInExternallyAtom,
  pendingReturnsAtom,
} from './hosted-login/hosted-login.ts';
import {
  logInAtom,
  logInWithTokenParamsAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  verifyEmailAtom,
  verifyFactorAtom,
} from './login.ts';
import { readRecoveryLinkAtom, recoveryAtom, resetPasswordAtom } from './recovery.ts';
import { sessionAtom } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

type Visit = ReturnType<typeof someone>;

const ida = { ...runa, email: 'ida@fennhouse.example' };
const liv = { email: 'liv@fenn.example', password: 'warm-stoneware' };
const password = 'another-glaze';
const email = { email: runa.email, redirect: { url: 'https://fenn.example/reset' } };

const waitForCode = ({ store }: Visit) => store.set(logInAtom, ida);

async function openLink({ store, platform }: Visit): Promise<void> {
  await store.set(sendRecoveryEmailAtom, email);
  loginPage(platform.identity.linkFor(runa.email).link ?? '');
  store.set(readRecoveryLinkAtom);
}

async function returnToPage({ store, platform }: Visit): Promise<void> {
  const page = loginPage();
  const { authUrl } = await store.set(beginHostedLoginAtom, { redirectUri });
  page.href = returnFromProvider(platform, authUrl, runa);
}

interface Step {
  call: string;
  stateAtom: Atom<unknown>;
  before?: (visit: Visit) => Promise<unknown>;
  start: (visit: Visit, signal?: AbortSignal) => Promise<unknown>;
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

const steps: Record<string, Step> = {
  login: {
    call: 'identity.loginV2',
    stateAtom: loginAtom,
    start: ({ store }, signal) => store.set(logInAtom, { ...runa, ...withSignal(signal) }),
  },
  registration: {
    call: 'identity.registerV2',
    stateAtom: loginAtom,
    start: ({ store }, signal) => store.set(registerAtom, { ...liv, ...withSignal(signal) }),
  },
  'login by token': {
    call: 'identity.loginWithIdpConnectionTokenParams',
    stateAtom: loginAtom,
    start: ({ store }, signal) =>
      store.set(logInWithTokenParamsAtom, { idpConnectionId: 'c', ...withSignal(signal) }),
  },
  verification: {
    call: 'identity.verifyDuringAuthentication',
    stateAtom: loginAtom,
    before: waitForCode,
    start: ({ store }, signal) => store.set(verifyEmailAtom, '000000', withSignal(signal)),
  },
  'new code': {
    call: 'identity.resendDuringAuthentication',
    stateAtom: loginAtom,
    before: waitForCode,
    start: ({ store }, signal) => store.set(resendCodeAtom, withSignal(signal)),
  },
  'second factor': {
    call: 'identity.verify',
    stateAtom: loginAtom,
    start: ({ store }, signal) =>
      store.set(verifyFactorAtom, {
        factorType: 'EMAIL',
        stateToken: 's',
        ...withSignal(signal),
      }),
  },
  'password reset': {
    call: 'identity.recover',
    stateAtom: recoveryAtom,
    before: openLink,
    start: ({ store }, signal) => store.set(resetPasswordAtom, password, withSignal(signal)),
  },
  'recovery email': {
    call: 'identity.sendRecoveryEmail',
    stateAtom: sendRecoveryEmailAtom,
    start: ({ store }, signal) =>
      store.set(sendRecoveryEmailAtom, { ...email, ...withSignal(signal) }),
  },
  'password recovery': {
    call: 'identity.recover',
    stateAtom: recoverPasswordAtom,
    start: ({ store }, signal) =>
      store.set(recoverPasswordAtom, { recoveryToken: 't', password, ...withSignal(signal) }),
  },
  'hosted login by redirect': {
    call: 'redirects.createRedirectSession',
    stateAtom: beginHostedLoginAtom,
    before: async () => loginPage(),
    start: ({ store }, signal) =>
      store.set(beginHostedLoginAtom, { redirectUri, ...withSignal(signal) }),
  },
  'return from the hosted page': {
    call: 'auth.requestTokens',
    stateAtom: completeHostedLoginAtom,
    before: returnToPage,
    start: ({ store }, signal) => store.set(completeHostedLoginAtom, withSignal(signal)),
  },
  'login by a member’s ID': {
    call: 'auth.requestTokens',
    stateAtom: logInExternallyAtom,
    before: ({ storefront }) => storefront.client.tokens.access(),
    start: ({ store, platform }, signal) =>
      store.set(logInExternallyAtom, {
        memberId: platform.identity.member(runa.email).id ?? '',
        apiKey: MEMBERS_API_KEY,
        ...withSignal(signal),
      }),
  },
};

/** Starts a step whose response does not come. */
async function startHeld({ call, before, start }: Step, visit: Visit, signal?: AbortSignal) {
  await before?.(visit);
  const release = visit.platform.hold(call as '*');
  const ended = start(visit, signal).then(
    () => 'a result',
    (error: Error) => error.name,
  );
  return { ended, release };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(Object.entries(steps))('S10 a %s', (_, step) => {
  it('is aborted when the last subscriber leaves, and ignores its late response', async () => {
    const visit = someone();
    const { store, storefront } = visit;
    await step.before?.(visit);
    const first = watch(storefront, step.stateAtom);
    const last = watch(storefront, step.stateAtom);
    const before = store.get(step.stateAtom);
    const { ended, release } = await startHeld({ ...step, before: async () => {} }, visit);
    await settle();
    first.stop();
    expect(await Promise.race([ended, settle()])).toBeUndefined();
    last.stop();
    expect(await ended).toBe('AbortError');
    release();
    await settle();
    expect(store.get(step.stateAtom)).toEqual(before);
    expect((await store.set(sessionAtom)).loggedIn).toBe(false);
  });

  it('is aborted by the signal of the caller', async () => {
    const visit = someone();
    const controller = new AbortController();
    const { ended } = await startHeld(step, visit, controller.signal);
    await settle();
    controller.abort();
    expect(await ended).toBe('AbortError');
    expect((await visit.store.set(sessionAtom)).loggedIn).toBe(false);
  });

  it('goes on without subscribers', async () => {
    const visit = someone();
    const { ended, release } = await startHeld(step, visit);
    const { stop } = watch(visit.storefront, getOtherAtom(step));
    stop();
    expect(await Promise.race([ended, settle()])).toBeUndefined();
    release();
    expect(await ended).not.toBe('AbortError');
  });
});

/** Another atom than the one of the step. */
const getOtherAtom = ({ stateAtom }: Step): Atom<unknown> =>
  stateAtom === loginAtom ? recoveryAtom : loginAtom;

it('S10 the same login can be sent again as soon as it is aborted', async () => {
  const visit = someone();
  const { ended, release } = await startHeld(steps.login as Step, visit);
  await settle();
  const { stop } = watch(visit.storefront, loginAtom);
  stop();
  release();
  const again = visit.store.set(logInAtom, runa);
  expect(await ended).toBe('AbortError');
  expect((await again).loginState).toBe('SUCCESS');
});

it('S10 a login by redirect that was left is not pending', async () => {
  loginPage();
  const visit = someone();
  const { stop } = watch(visit.storefront, beginHostedLoginAtom);
  const { ended, release } = await startHeld(steps['hosted login by redirect'] as Step, visit);
  await settle();
  stop();
  release();
  expect(await ended).toBe('AbortError');
  expect(visit.store.get(pendingReturnsAtom)).toEqual([]);
});

it('S10 a return goes on if its subscriber is back at once, as in React’s strict mode', async () => {
  const visit = someone();
  await returnToPage(visit);
  const { stop } = watch(visit.storefront, completeHostedLoginAtom);
  const first = visit.store.set(completeHostedLoginAtom);
  stop();
  watch(visit.storefront, completeHostedLoginAtom);
  const second = visit.store.set(completeHostedLoginAtom);
  const outcome = { method: 'redirect', returnTo: '/cart' };
  expect(await Promise.all([first, second])).toEqual([outcome, outcome]);
  expect((await visit.store.set(sessionAtom)).loggedIn).toBe(true);
});
