import { IDP_CONNECTION_ID } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { runa, signIn, someone } from '../testing/accounts.ts';
import {
  beginIdpLoginAtom,
  changePasswordAtom,
  completeIdpLoginAtom,
  endProviderSessionAtom,
  recoverPasswordAtom,
  sendActivationEmailAtom,
  sendRecoveryEmailAtom,
  signOnAtom,
  startVerificationAtom,
} from './account.ts';
import { logInAtom } from './login.ts';
import { sessionAtom } from './session.ts';

const { email } = runa;
const another = { email, password: 'another-glaze' };

describe('a password', () => {
  it('is changed by the member and never stored in state', async () => {
    const visit = someone();
    const { store } = visit;
    await signIn(visit);
    await expect(store.set(changePasswordAtom, 'short')).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "newPassword" has length 5, expected 8 or more',
    });
    await store.set(changePasswordAtom, another.password);
    expect(store.get(changePasswordAtom)).toMatchObject({ status: 'success' });
    expect(JSON.stringify(store.get(changePasswordAtom))).not.toContain(another.password);
    expect(await store.set(logInAtom, another)).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('is reset through an emailed link, without a login', async () => {
    const { store, platform } = someone();
    const redirect = { url: 'https://fenn.example/reset' };
    await store.set(sendRecoveryEmailAtom, { email, redirect });
    const { secret: recoveryToken } = platform.identity.linkFor(email);
    const { password } = another;
    const response = await store.set(recoverPasswordAtom, { recoveryToken, password });
    expect(response.identity?.email?.address).toBe(email);
    expect((await store.set(sessionAtom)).loggedIn).toBe(false);
    expect(await store.set(logInAtom, another)).toMatchObject({ loginState: 'SUCCESS' });
  });
});

describe('requests for servers and identity providers', () => {
  it('signs on and sends codes and links to an identity', async () => {
    const { store, platform } = someone();
    const { identity, sessionToken } = await store.set(signOnAtom, { email, verifyEmail: true });
    expect(sessionToken).toHaveLength(48);
    const identityId = identity?._id ?? '';
    await store.set(sendActivationEmailAtom, { identityId });
    expect(platform.identity.linkFor(email).kind).toBe('activation');
    const target = 'EMAIL' as const;
    const started = await store.set(startVerificationAtom, { identityId, target });
    expect(started.verificationId).toHaveLength(48);
    expect(platform.identity.codeFor(email)).toMatch(/^\d{6}$/);
  });

  it('starts and completes a login with an identity provider, and ends the provider’s session', async () => {
    const { store } = someone();
    const page = await store.set(beginIdpLoginAtom, {
      tenantId: 'site',
      idpConnectionId: IDP_CONNECTION_ID,
      tenantType: 'SITE',
      sessionId: 'page-1',
      encryptionKey: btoa('0123456789abcdef'),
    });
    const html = new TextDecoder().decode(page.body);
    const [, state = ''] = /name="state" value="(.*?)"/.exec(html) ?? [];
    const { sessionToken } = await store.set(signOnAtom, { email });
    const end = await store.set(completeIdpLoginAtom, { state, sessionToken });
    expect(new TextDecoder().decode(end.body)).toContain('BroadcastChannel("idp-page-1")');
    const states = [store.get(beginIdpLoginAtom), store.get(completeIdpLoginAtom)];
    expect(JSON.stringify(states)).not.toContain(btoa('0123456789abcdef'));
    expect(JSON.stringify(states)).not.toContain(sessionToken);
    const left = await store.set(endProviderSessionAtom, {});
    expect(left.statusCode).toBe(200);
  });
});
