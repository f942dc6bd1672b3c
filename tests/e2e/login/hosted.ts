import type { RedirectLoginOptions } from '@vitrine/client/auth';
import type { Page } from 'playwright';
import { runa } from './watched-platform.ts';

/** Outcome of a login on the provider's page, and the session afterwards. */
export interface Returned {
  returnTo?: string;
  name?: string;
  code?: string;
  message?: string;
  role: string;
}

/** Logs in on the provider's own page, as Runa by default. */
export async function typeAndLogIn(page: Page, { email, password } = runa): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Starts a login by redirect in a page, and waits for the return.
 *
 * @param atProvider interacts with the provider's page, if it requires input.
 */
export async function goAndComeBack(
  page: Page,
  apiBaseUrl: string,
  options: Omit<RedirectLoginOptions, 'navigate'> = {},
  atProvider: () => Promise<void> = async () => {},
): Promise<void> {
  const back = page.waitForURL(/[#?]code=/);
  await page.evaluate(
    ({ apiBaseUrl, options }) => {
      const { createClient, startRedirectLogin } = window.__client;
      const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl } });
      const navigate = (url: string) => location.assign(url);
      void startRedirectLogin(client, { ...options, navigate });
    },
    { apiBaseUrl, options: { redirectUri: '/back', ...options } },
  );
  await atProvider();
  await back;
  await page.waitForFunction(() => window.__client);
}

/** Ends the login on the page of return; the tokens are those of the tab. */
export function comeIn(
  page: Page,
  apiBaseUrl: string,
  responseMode: 'fragment' | 'query' = 'fragment',
): Promise<Returned> {
  return page.evaluate(
    async ({ apiBaseUrl, responseMode }) => {
      const { createClient, finishRedirectLogin, getTokens } = window.__client;
      const storage = window.sessionStorage;
      const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl }, storage });
      const ended = await finishRedirectLogin(client, { responseMode }).then(
        ({ returnTo }) => ({ returnTo }),
        ({ name, code, message }) => ({ name, code, message }),
      );
      return { ...ended, role: (await getTokens(client)).refreshToken.role };
    },
    { apiBaseUrl, responseMode },
  );
}
