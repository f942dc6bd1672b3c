import { expect, vi } from 'vitest';
import { finishRedirectLogin, startRedirectLogin } from '../auth/login/redirect/redirect-login.ts';
import { getTokens, setTokens } from '../auth/tokens/session.ts';
import { TokenRole } from '../auth/tokens/tokens.ts';
import { browserPage } from './browser-page.ts';
import type { FakePlatformOptions } from './fake-platform.ts';
import { loginPlatform } from './login-platform.ts';

/** The page that the provider sends back to. */
export const back = 'https://shop.example/back';

/** Tokens of the visitor before a login. */
export const visitor = {
  accessToken: { value: 'visitor-access', expiresAt: 2e9 },
  refreshToken: { value: 'visitor-refresh', role: TokenRole.VISITOR },
};

/** A visitor on a page who goes to the provider and comes back. */
export async function redirectShop(options: FakePlatformOptions = {}) {
  vi.unstubAllGlobals();
  const page = browserPage();
  const platform = loginPlatform(options);
  const { client, getLastRequest, tokenCalls } = platform;
  await setTokens(client, visitor);
  const codesSent = () => tokenCalls.filter(({ body }) => Object.hasOwn(Object(body), 'code'));
  const finish = (how?: Parameters<typeof finishRedirectLogin>[1]) =>
    finishRedirectLogin(client, how);
  return {
    ...platform,
    page,
    codesSent,
    finish,
    /** Starts a login, and returns the user with the provider's response. */
    async comeBack(
      rest: (state: string) => string,
      how: Parameters<typeof startRedirectLogin>[1] = {},
    ) {
      await startRedirectLogin(client, { redirectUri: '/back', ...how });
      page.href = back + rest(getLastRequest().state);
    },
    /** Expects a rejected return to send no request and to leave the session unchanged. */
    async expectRejected(error: unknown, code: string, message?: string) {
      const details = message === undefined ? {} : { message };
      expect(error).toMatchObject({ name: 'AuthorizationError', code, ...details });
      expect(codesSent()).toEqual([]);
      expect(await getTokens(client)).toEqual(visitor);
    },
  };
}
