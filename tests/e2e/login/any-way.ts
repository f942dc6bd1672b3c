import type { HostedLoginOptions } from '@vitrine/client/auth';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { typeAndLogIn } from './hosted.ts';
import { preparePopups } from './popup.ts';
import { type Engine, type OpenShop, useShop } from './sites.ts';

/** A site whose provider identifies members by its cookie: a session token alone is not enough. */
export const useCookies = (engine?: Engine): OpenShop =>
  useShop(
    async ({ context, provider }) => {
      provider.setRules({ tokenNeedsCookie: true });
      await preparePopups(context, provider.origin);
    },
    '',
    engine,
  );

/** Logs the member in at the provider itself, within the reach of its cookie. */
export async function logInAtProvider({
  context,
  provider,
}: Pick<OpenShop, 'context' | 'provider'>): Promise<void> {
  const tab = await context.newPage();
  const authorizationRequest = {
    ...{ clientId: 'other-shop', responseType: 'code', state: 'other-login' },
    ...{ redirectUri: `${provider.origin}/nowhere`, responseMode: 'query' },
    ...{ codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' },
  };
  await tab.goto(
    `${provider.origin}/oauth2/authorize?${new URLSearchParams(authorizationRequest)}`,
  );
  await typeAndLogIn(tab);
  await tab.waitForURL(/nowhere/);
  await tab.close();
}

/** Logs in with a press of a button. Its outcome is the login method, or an error. */
export async function press(page: Page, options: HostedLoginOptions = {}): Promise<void> {
  await page.evaluate((options) => {
    const { createClient, startHostedLogin, getTokens } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    const navigate = (url: string) => location.assign(url);
    const button = document.querySelector('button');
    button?.addEventListener(
      'click',
      () => {
        window.__login = startHostedLogin(client, { ...options, navigate }).then(
          async ({ method }) => ({ method, role: (await getTokens(client)).refreshToken.role }),
          ({ code, message }) => ({ code, message }),
        );
      },
      { once: true },
    );
  }, options);
  await page.locator('button').first().click();
}

/** Returns the outcome of that login. */
export const outcomeOfPress = (page: Page): Promise<object> =>
  page.evaluate(() => window.__login as Promise<object>);

/** Completes the login on the return page, for each login method. */
export async function finishIn(returned: Page) {
  await returned.waitForURL(/#code=/);
  await returned.waitForFunction(() => window.__client);
  return returned.evaluate(async () => {
    const { createClient, finishHostedLogin } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    const { tokens, returnTo, ...ended } = (await finishHostedLogin(client)) as {
      method: string;
      tokens?: { refreshToken: { role: string } };
      returnTo?: string;
    };
    return { ...ended, returnTo, role: tokens?.refreshToken.role };
  });
}

/** A login whose session token the shop has already. */
export const known = ({ provider }: Pick<OpenShop, 'provider'>) => ({
  sessionToken: provider.sessionToken(),
  redirectUri: '/back',
});

/** Logs in by a press, where the frame does not help: in the popup that opens. */
export async function pressThroughPopup(set: OpenShop): Promise<void> {
  const { context, page, provider } = set;
  const opened = context.waitForEvent('page');
  await press(page, known(set));
  await finishIn(await opened).catch((error: Error) => {
    if (!/closed/.test(error.message)) throw error;
  });
  expect(await outcomeOfPress(page)).toEqual({ method: 'popup', role: 'member' });
  expect([...provider.sessions().values()].map(({ responseMode }) => responseMode)).toEqual([
    'web_message',
    'fragment',
  ]);
}
