import { PlatformError, TokenError } from '@vitrine/client';
import { AuthorizationError, finishPopupLogin } from '@vitrine/client/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectUri, returnFromProvider, runa, someone } from '../../testing/accounts.ts';
import { loginPage } from '../../testing/login-page.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { identityAtom } from '../current-identity.ts';
import { logInAtom } from '../login.ts';
import { sessionAtom } from '../session.ts';
import { pendingReturnsAtom } from './hosted-login.ts';
import { logInWithHostedPageAtom, resumeHostedLoginAtom } from './hosted-login-flow.ts';
import { toHostedProblem } from './hosted-problem.ts';

/** A clock a hundred times as fast. */
const quick = {
  now: () => Date.now(),
  sleep: (milliseconds: number) =>
    new Promise<void>((resolve) => void setTimeout(resolve, milliseconds / 100).unref()),
};

/** A visitor who presses a button, with the opened window. */
function presser() {
  const page = loginPage();
  const visit = someone({}, {}, { clock: quick });
  const addresses: string[] = [];
  const popup = {
    closed: false,
    close: () => {},
    location: { replace: (address: string) => void addresses.push(address) },
  };
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('close', () => {});
  vi.stubGlobal('document', { hasFocus: () => true });
  vi.stubGlobal('addEventListener', () => {});
  const respond = async () => {
    const [address] = addresses;
    page.href = returnFromProvider(visit.platform, address ?? '', runa);
    const { apiBaseUrl, fetch } = visit.platform;
    const { client } = createTestStorefront({ apiBaseUrl, fetch }, undefined, { clock: quick });
    return finishPopupLogin(client);
  };
  const press = (sessionToken?: string) =>
    visit.store.set(logInWithHostedPageAtom, {
      redirectUri,
      gesture: true,
      ...(sessionToken !== undefined && { sessionToken }),
    });
  return { ...visit, popup, addresses, respond, press };
}

afterEach(() => vi.unstubAllGlobals());

describe('login with the provider’s page', () => {
  it('completes in a popup opened by a click', async () => {
    const { store, addresses, respond, press } = presser();
    const login = press();
    await vi.waitFor(() => expect(addresses).toHaveLength(1));
    expect(await respond()).toEqual({ received: true });
    expect(await login).toEqual({ method: 'popup' });
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
    expect(store.get(pendingReturnsAtom)).toEqual([]);
    expect(store.get(identityAtom)).toBeNull();
  });

  it('S28 redirects when no popup opens, and waits for the return', async () => {
    const { store, press } = presser();
    vi.stubGlobal('open', () => null);
    expect(await press()).toMatchObject({ method: 'redirect' });
    expect(store.get(pendingReturnsAtom)).toHaveLength(1);
  });

  it('S29 is unfinished when its popup is closed, and still completes on a late response', async () => {
    const { store, popup, addresses, respond, press } = presser();
    const login = press();
    await vi.waitFor(() => expect(addresses).toHaveLength(1));
    popup.closed = true;
    const error = await login.catch((reason: unknown) => reason);
    expect(toHostedProblem(error)).toBe('closed');
    expect(store.get(logInWithHostedPageAtom).status).toBe('error');
    const resumed = store.set(resumeHostedLoginAtom);
    expect(await respond()).toEqual({ received: true });
    expect(await resumed).toEqual({ method: 'popup' });
    expect((await store.set(sessionAtom)).loggedIn).toBe(true);
  });

  it('remembers the proven identity, even if the popup responds late', async () => {
    const { store, popup, addresses, respond, press } = presser();
    // Such a page allows no frames, so a window opens for the session token.
    vi.stubGlobal('crossOriginIsolated', true);
    const result = await store.set(logInAtom, runa);
    if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
    const login = press(result.data.sessionToken);
    await vi.waitFor(() => expect(addresses).toHaveLength(1));
    popup.closed = true;
    await expect(login).rejects.toMatchObject({ code: 'NOT_FINISHED' });
    const resumed = store.set(resumeHostedLoginAtom);
    await respond();
    await resumed;
    expect(store.get(identityAtom)?.email?.address).toBe(runa.email);
  });

  it('cannot be resumed when none is pending', async () => {
    const { store } = presser();
    await expect(store.set(resumeHostedLoginAtom)).rejects.toThrow(TypeError);
  });
});

describe('toHostedProblem', () => {
  const of = (code: string) => new AuthorizationError({ message: code, code });

  it.each([
    [of('OAUTH_TIMED_OUT'), 'timedOut'],
    [of('POPUP_BLOCKED'), 'blocked'],
    [of('GESTURE_NEEDED'), 'askedFor'],
    [of('INSECURE_CONTEXT'), 'insecure'],
    [of('WRONG_ISSUER'), 'failed'],
    [of('UNSAFE_URL'), 'failed'],
    [of('access_denied'), 'rejected'],
    [of('constructor'), 'rejected'],
    [new PlatformError({ message: 'Away', code: 'SYSTEM', retryable: true }), 'unreachable'],
    [
      new TokenError({ message: 'Wait', code: 'TOO_MANY_TOKEN_REQUESTS', retryable: true }),
      'session',
    ],
    [new PlatformError({ message: 'No', code: 'NO' }), 'failed'],
    ['a string', 'failed'],
  ])('maps %o to "%s"', (error, problem) => {
    expect(toHostedProblem(error)).toBe(problem);
  });
});
