import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLine, memberPeer, newPeer, platform } from './peer.mjs';

const password = 'warm-stoneware';

test('logs a member in, and returns the reason for a failed login', async () => {
  const { auth } = newPeer();
  const right = await auth.login({ email: 'runa@fennhouse.example', password });
  assert.equal(right.loginState, 'SUCCESS');
  assert.ok(right.data.sessionToken);
  const wrong = await auth.login({ email: 'runa@fennhouse.example', password: 'wrong-glaze-1' });
  assert.deepEqual([wrong.loginState, wrong.errorCode], ['FAILURE', 'invalidPassword']);
  const reset = await auth.login({ email: 'signe@fennhouse.example', password });
  assert.deepEqual([reset.loginState, reset.errorCode], ['FAILURE', 'resetPassword']);
  const waits = await auth.login({ email: 'nils@fennhouse.example', password });
  assert.equal(waits.loginState, 'OWNER_APPROVAL_REQUIRED');
});

test('registers, verifies the email and rejects a second registration', async () => {
  platform.identity.setRules({ emailVerification: true });
  const { auth } = newPeer();
  const email = 'peer@example.com';
  const state = await auth.register({ email, password, profile: { firstName: 'Peer' } });
  assert.equal(state.loginState, 'EMAIL_VERIFICATION_REQUIRED');
  const verificationCode = platform.identity.codeFor(email);
  const done = await auth.processVerification({ verificationCode });
  assert.equal(done.loginState, 'SUCCESS');
  const again = await newPeer().auth.register({ email, password });
  assert.deepEqual([again.loginState, again.errorCode], ['FAILURE', 'emailAlreadyExists']);
});

test('logs in with a code: session, hosted page, exchange', async () => {
  const { auth } = newPeer();
  const data = auth.generateOAuthData('https://shop.example/callback', 'https://shop.example/');
  const { authUrl } = await auth.getAuthUrl(data);
  const { location } = platform.identity.visit(authUrl, {
    email: 'aksel@fennhouse.example',
    password,
  });
  const { code, state } = auth.parseFromUrl(location);
  const tokens = await auth.getMemberTokens(code, state, data);
  assert.equal(tokens.refreshToken.role, 'member');
  auth.setTokens(tokens);
  assert.equal(auth.loggedIn(), true);
  const { logoutUrl } = await auth.logout('https://shop.example/');
  assert.ok(new URL(logoutUrl).href);
  assert.equal(auth.loggedIn(), false);
});

test('sends the password email, and sets a new password', async () => {
  const peer = newPeer();
  const email = 'aksel@fennhouse.example';
  await peer.auth.sendPasswordResetEmail(email, 'https://shop.example/reset');
  const { secret } = platform.identity.linkFor(email);
  await peer.recovery.recover(secret, { password: 'warmer-stoneware-2' });
  const { loginState } = await peer.auth.login({ email, password: 'warmer-stoneware-2' });
  assert.equal(loginState, 'SUCCESS');
});

test('renews tokens, and keeps the member’s cart', async () => {
  const peer = memberPeer('runa@fennhouse.example');
  await peer.currentCart.addToCurrentCart({ lineItems: [getLine('low-pitcher')] });
  const before = peer.auth.getTokens();
  const renewed = await peer.auth.renewToken(before.refreshToken);
  assert.notEqual(renewed.accessToken.value, before.accessToken.value);
  peer.auth.setTokens(renewed);
  assert.equal(peer.auth.loggedIn(), true);
  const { lineItems } = await peer.currentCart.getCurrentCart();
  const elsewhere = await memberPeer('runa@fennhouse.example').currentCart.getCurrentCart();
  assert.deepEqual(elsewhere.lineItems, lineItems);
});
