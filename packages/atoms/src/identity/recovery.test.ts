import { afterEach, describe, expect, it, vi } from 'vitest';
import { aksel, runa, signIn, someone } from '../testing/accounts.ts';
import { loginPage } from '../testing/login-page.ts';
import { sendRecoveryEmailAtom } from './account.ts';
import { logInAtom } from './login.ts';
import { readRecoveryLinkAtom, recoveryAtom, resetPasswordAtom } from './recovery.ts';
import { sessionAtom } from './session.ts';

const resetUrl = 'https://fenn.example/reset';
const password = 'another-glaze';

afterEach(() => vi.unstubAllGlobals());

/** A visitor who has opened the link of the email. */
async function linkOpened() {
  const visit = someone();
  const { store, platform } = visit;
  await store.set(sendRecoveryEmailAtom, { email: runa.email, redirect: { url: resetUrl } });
  const { secret, link = '' } = platform.identity.linkFor(runa.email);
  const page = loginPage(link);
  store.set(readRecoveryLinkAtom);
  return { ...visit, page, secret };
}

describe('S75 the recovery link', () => {
  it('is removed from the URL, works once and is never stored in state', async () => {
    const { store, page, secret } = await linkOpened();
    expect(page.href).toBe(resetUrl);
    expect(store.set(readRecoveryLinkAtom)).toMatchObject({ status: 'ready', problem: null });
    expect(JSON.stringify(store.get(recoveryAtom))).not.toContain(secret);
  });

  it('sets the password, returns the email and does not log the member in', async () => {
    const { store } = await linkOpened();
    const seen: boolean[] = [];
    store.sub(recoveryAtom, () => seen.push(store.get(recoveryAtom).pending));
    await store.set(resetPasswordAtom, password);
    expect(seen).toEqual([true, false]);
    expect(store.get(recoveryAtom)).toMatchObject({ status: 'done', email: runa.email });
    expect((await store.set(sessionAtom)).loggedIn).toBe(false);
    expect(await store.set(logInAtom, { ...runa, password })).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('stays valid when the password violates a rule or the network fails', async () => {
    const { store, platform } = await linkOpened();
    await store.set(resetPasswordAtom, 'short');
    expect(store.get(recoveryAtom)).toMatchObject({
      status: 'ready',
      problem: { violations: [{ field: 'password', violatedRule: 'MIN_LENGTH' }] },
    });
    platform.fail('identity.recover', 'offline', { times: 1 });
    await store.set(resetPasswordAtom, password);
    expect(store.get(recoveryAtom)).toMatchObject({
      status: 'ready',
      problem: { retryable: true },
    });
    await store.set(resetPasswordAtom, password);
    expect(store.get(recoveryAtom).status).toBe('done');
  });

  it('expires when rejected, without further requests', async () => {
    const { store, platform } = await linkOpened();
    platform.clock.advance(24 * 60 * 60_000);
    await store.set(resetPasswordAtom, password);
    expect(store.get(recoveryAtom).status).toBe('ended');
    const { length } = platform.calls;
    await store.set(resetPasswordAtom, password);
    expect(platform.calls).toHaveLength(length);
  });

  it('sends one request for two clicks', async () => {
    const { store, platform } = await linkOpened();
    await Promise.all([store.set(resetPasswordAtom, password), store.set(resetPasswordAtom, 'x')]);
    expect(platform.calls.filter(({ name }) => name === 'identity.recover')).toHaveLength(1);
    expect(store.get(recoveryAtom).status).toBe('done');
  });

  it('is missing without a token in the URL, without a request', async () => {
    const { store, platform } = someone();
    loginPage(resetUrl);
    expect(store.get(recoveryAtom).status).toBe('unread');
    expect(store.set(readRecoveryLinkAtom).status).toBe('missing');
    await store.set(resetPasswordAtom, password);
    expect(platform.calls).toEqual([]);
  });

  it('is cleared when another member logs in', async () => {
    const visit = await linkOpened();
    await visit.store.set(resetPasswordAtom, password);
    await signIn(visit, aksel);
    expect(visit.store.get(recoveryAtom)).toMatchObject({ status: 'unread', email: null });
  });
});
