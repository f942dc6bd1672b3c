import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIframe } from '../../../testing/fake-iframe.ts';
import { rejection } from '../../../testing/fake-platform.ts';
import { loginPage } from '../../../testing/login-platform.ts';
import { startHostedLogin } from '../hosted-login.ts';
import { getMemberTokensForDirectLogin } from './silent-login.ts';

let shop: ReturnType<typeof fakeIframe>;

beforeEach(() => {
  shop = fakeIframe();
});

afterEach(() => {
  expect([shop.frames.size, shop.page.listeners, shop.sleeping()]).toEqual([0, 0, 0]);
  vi.unstubAllGlobals();
});

const member = { refreshToken: { role: 'member' } };
const codes = () => shop.tokenCalls.flatMap(({ body }) => Object(body).code ?? []);

test('a message of the provider’s page in the frame ends the login', async () => {
  const login = getMemberTokensForDirectLogin(shop.client, 'session-1');
  const state = await shop.frameState();
  expect(shop.getLastRequest()).toMatchObject({ prompt: 'none', responseMode: 'web_message' });
  shop.answer({ state, code: 'code-1' });
  expect(await login).toMatchObject(member);
});

describe('the issuer', () => {
  const issuer = 'https://login.example/tenant';
  const iss = { iss: 'https://login.example/other' };

  test.each([
    ['S36', 'of another origin', { iss: 'https://evil.example' }, {}],
    ['S36', 'that is no address', { iss: 'nonsense' }, {}],
    ['S36', 'of another tenant', iss, { issuer }],
    ['S37', 'that is missing', {}, { issuer }],
  ])('%s %s is rejected', async (_, _name, sent, options) => {
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1', options));
    const state = await shop.frameState();
    shop.answer({ state, code: 'code-1', ...sent });
    expect(await login).toMatchObject({ name: 'AuthorizationError', code: 'WRONG_ISSUER' });
    expect(codes()).toEqual([]);
  });

  test.each([
    ['that is expected', { iss: issuer }, { issuer }],
    ['of the provider’s origin', iss, {}],
    ['of the platform', { iss: 'https://platform.example' }, {}],
  ])('S36 %s is accepted', async (_name, sent, options) => {
    const login = getMemberTokensForDirectLogin(shop.client, 'session-1', options);
    const state = await shop.frameState();
    shop.answer({ state, code: 'code-1', ...sent });
    expect(await login).toMatchObject(member);
  });

  test('S36 S37 of a hosted login is checked in its frame too', async () => {
    const options = { sessionToken: 'session-1', issuer, gesture: true };
    for (const sent of [iss, {}]) {
      const login = rejection(startHostedLogin(shop.client, options));
      const state = await shop.frameState();
      shop.answer({ state, code: 'code-1', ...sent });
      expect(await login).toMatchObject({ code: 'WRONG_ISSUER' });
    }
    expect([codes(), shop.windows]).toEqual([[], []]);
  });
});

describe('S12 a violation of the page’s policy', () => {
  test('that is enforced ends the login at once', async () => {
    const login = rejection(getMemberTokensForDirectLogin(shop.client, 'session-1'));
    await shop.frameState();
    shop.violate();
    expect(await login).toMatchObject({ code: 'FRAME_BLOCKED' });
  });

  test.each([
    ['that is only reported', { disposition: 'report' }],
    ['of another directive', { effectiveDirective: 'img-src' }],
    [
      'by a page that only begins alike',
      { blockedURI: `${new URL(loginPage).origin}.evil.example` },
    ],
    ['without an address', { blockedURI: 'inline' }],
  ])('%s does not end it', async (_, violation) => {
    const login = getMemberTokensForDirectLogin(shop.client, 'session-1');
    const state = await shop.frameState();
    shop.violate(violation);
    shop.answer({ state, code: 'code-1' });
    expect(await login).toMatchObject(member);
  });
});
