import { LoginNotFinishedError } from '@vitrine/client/auth';
import type { Atom } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runa, someone } from '../testing/accounts.ts';
import { loginPage } from '../testing/login-page.ts';
import { loginWindows } from '../testing/login-windows.ts';
import { watch } from '../testing/storefronts.ts';
import {
  logInWithHostedPageAtom,
  resumeHostedLoginAtom,
} from './hosted-login/hosted-login-flow.ts';
import { logInAtom } from './login.ts';
import { sessionAtom } from './session.ts';
import { isSilentLoginSlowAtom, logInDirectlyAtom, type SilentLogin } from './silent-login.ts';

/** A clock a hundred times as fast. */
const quick = {
  now: () => Date.now(),
  sleep: (milliseconds: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds / 100).unref();
      signal?.addEventListener('abort', () => clearTimeout(timer));
    }),
};

let visit: ReturnType<typeof someone>;
let page: ReturnType<typeof loginWindows>;

beforeEach(() => {
  loginPage();
  page = loginWindows();
  visit = someone({}, {}, { clock: quick });
});

afterEach(() => vi.unstubAllGlobals());

const nothing = { popups: 0, frames: 0, listeners: 0 };
const isMember = async () => (await visit.store.set(sessionAtom)).loggedIn;

async function getSessionToken(): Promise<string> {
  const result = await visit.store.set(logInAtom, runa);
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState);
  return result.data.sessionToken;
}

/** The provider responds to the login at a URL, although it was left. */
function respondLate(source: object | undefined): void {
  const [url = ''] = page.addresses;
  const outcome = visit.platform.identity.visit(url, runa);
  if (outcome.kind !== 'message') throw new Error(`The provider responded with ${outcome.kind}.`);
  page.post(source, new URL(url).origin, outcome.message);
}

const opened = () => vi.waitFor(() => expect(page.addresses).toHaveLength(1));

describe('S10 a login whose last subscriber leaves', () => {
  it.each([
    [
      'a popup',
      () => visit.store.set(logInWithHostedPageAtom, { gesture: true }),
      logInWithHostedPageAtom,
    ],
    [
      'a frame',
      async () =>
        visit.store.set(logInWithHostedPageAtom, { sessionToken: await getSessionToken() }),
      logInWithHostedPageAtom,
    ],
    [
      'a frame, without another way',
      async () => visit.store.set(logInDirectlyAtom, { sessionToken: await getSessionToken() }),
      logInDirectlyAtom,
    ],
  ] as const)('closes %s, and ignores its late response', async (_, start, mutation) => {
    const loginAtom: Atom<{ status: string }> = mutation;
    const { stop } = watch(visit.storefront, loginAtom);
    const other = watch(visit.storefront, loginAtom);
    const login = start();
    const ended = login.then(
      () => undefined,
      (error: unknown) => error,
    );
    await opened();
    await vi.waitFor(() => expect(page.left().listeners).toBeGreaterThan(0));
    const [source] = [...page.popups, ...page.frames.values()];
    stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.left()).not.toEqual(nothing);
    other.stop();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(page.left()).toEqual(nothing);
    respondLate((source as { contentWindow?: object })?.contentWindow ?? source);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isMember()).toBe(false);
    expect(visit.store.get(loginAtom).status).toBe('idle');
  });

  it('goes on if it has no subscribers', async () => {
    const login = visit.store.set(logInWithHostedPageAtom, { gesture: true });
    login.catch(() => {});
    await opened();
    const { stop } = watch(visit.storefront, isSilentLoginSlowAtom);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(page.left().popups).toBe(1);
  });

  it('closes a popup that is waited for once more', async () => {
    const { stop } = watch(visit.storefront, resumeHostedLoginAtom);
    const login = visit.store.set(logInWithHostedPageAtom, { gesture: true });
    await opened();
    const [popup] = page.popups as Set<{ closed: boolean }>;
    if (popup) popup.closed = true;
    await expect(login).rejects.toBeInstanceOf(LoginNotFinishedError);
    const resumed = visit.store.set(resumeHostedLoginAtom);
    await vi.waitFor(() => expect(page.left().listeners).toBeGreaterThan(0));
    stop();
    await expect(resumed).rejects.toMatchObject({ name: 'AbortError' });
    expect(page.left()).toEqual(nothing);
  });
});

it.each(['popup', 'frame'])('S10 the signal of a caller ends a login in a %s', async (method) => {
  const controller = new AbortController();
  const { signal } = controller;
  const options =
    method === 'popup' ? { gesture: true } : { sessionToken: await getSessionToken() };
  const login = visit.store.set(logInWithHostedPageAtom, { ...options, signal });
  login.catch(() => {});
  await opened();
  controller.abort();
  await expect(login).rejects.toMatchObject({ name: 'AbortError' });
  expect(page.left()).toEqual(nothing);
});

describe('S9 a frame that does not respond', () => {
  it.each([
    [
      'a hosted login',
      (login: SilentLogin): Promise<unknown> => visit.store.set(logInWithHostedPageAtom, login),
    ],
    ['a silent login', (login: SilentLogin) => visit.store.set(logInDirectlyAtom, login)],
  ] as const)('makes %s slow until it ends', async (_, start) => {
    const sessionToken = await getSessionToken();
    const { seen } = watch(visit.storefront, isSilentLoginSlowAtom);
    const controller = new AbortController();
    const { signal } = controller;
    const onSlow = vi.fn();
    const login = start({ sessionToken, signal, onSlow });
    login.catch(() => {});
    await opened();
    expect(visit.store.get(isSilentLoginSlowAtom)).toBe(false);
    await vi.waitFor(() => expect(visit.store.get(isSilentLoginSlowAtom)).toBe(true));
    expect(onSlow).toHaveBeenCalledOnce();
    controller.abort();
    await expect(login).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen.slice(2)).toEqual([true, false]);
  });
});
