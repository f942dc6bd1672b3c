import type { LoginAtProviderOptions } from '@vitrine/client/auth';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { sendBack } from './hosted.ts';
import { preparePopups } from './popup.ts';
import { type AuthorizePage, type Provider, post } from './provider.ts';
import { useShop } from './sites.ts';

const set = useShop(async ({ context, provider }) => {
  provider.authorize = (state, { headers }) => answer(state, headers.cookie ?? '');
  await context.addCookies([
    { name: 'person', value: 'ida', url: 'https://localhost', sameSite: 'None', secure: true },
  ]);
  await preparePopups(context, provider.origin);
});
let context: BrowserContext;
let page: Page;
let provider: Provider;

beforeEach(() => {
  ({ context, page, provider } = set);
});

/** From here on, the page is one of a browser that lets third parties have no cookies. */
async function blockThirdPartyCookies() {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The types of the protocol that come with Playwright are older than this command.
  await (session as unknown as { send(name: string, given: object): Promise<void> }).send(
    'Network.setCookieControls',
    {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    },
  );
  await page.reload();
  await page.waitForFunction(() => window.__client);
}

/** The provider knows a person by the cookie, and asks nobody anything. */
function answer(state: string, cookie: string): AuthorizePage {
  if (!cookie.includes('person=ida')) return { script: post({ state, error: 'login_required' }) };
  const { responseMode } = provider.sessions.get(state) ?? {};
  if (responseMode !== 'web_message') return sendBack(provider, state);
  return { script: post({ state, code: provider.issue(state) }) };
}

/** Logs in by a press of a button; answers the way, or why there is none. */
async function press(options: LoginAtProviderOptions = {}) {
  await page.evaluate((options) => {
    const { createClient, loginAtProvider, getTokens } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    const navigate = (url: string) => location.assign(url);
    const button = document.querySelector('button');
    button?.addEventListener(
      'click',
      () => {
        window.__login = loginAtProvider(client, { ...options, navigate }).then(
          async ({ way }) => ({ way, role: (await getTokens(client)).refreshToken.role }),
          ({ code, message }) => ({ code, message }),
        );
      },
      { once: true },
    );
  }, options);
  await page.locator('button').first().click();
}

const outcome = () => page.evaluate(() => window.__login as Promise<object>);

/** The page that the provider sends back to, whichever way the person went. */
async function finishIn(returned: Page) {
  await returned.waitForURL(/#code=/);
  await returned.waitForFunction(() => window.__client);
  return returned.evaluate(async () => {
    const { createClient, finishLoginAtProvider } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    const { tokens, returnTo, ...ended } = (await finishLoginAtProvider(client)) as {
      way: string;
      tokens?: { refreshToken: { role: string } };
      returnTo?: string;
    };
    return { ...ended, returnTo, role: tokens?.refreshToken.role };
  });
}

const known = { sessionToken: 'session-token', redirectUri: '/back' };

test('S27 where third-party cookies reach the frame, it is enough', async () => {
  await press(known);
  expect(await outcome()).toEqual({ way: 'frame', role: 'member' });
  expect(context.pages()).toHaveLength(1);
});

test('S62 a page that always needs a login leads away by itself once', async () => {
  provider.authorize = (state) => {
    const { redirectUri } = provider.sessions.get(state) ?? {};
    const location = `${redirectUri}#${new URLSearchParams({ error: 'login_required', state })}`;
    return { status: 302, headers: { location } };
  };
  const visit = async (gesture: boolean) => {
    await page.waitForFunction(() => window.__client);
    return page.evaluate(
      async ({ gesture }) => {
        const { createClient, loginAtProvider } = window.__client;
        const provider = { apiBaseUrl: window.__apiBaseUrl };
        const client = createClient({ clientId: 'shop-1', provider });
        return loginAtProvider(client, { redirectUri: '/back', gesture }).then(
          ({ way }) => way,
          ({ code }) => code,
        );
      },
      { gesture },
    );
  };
  expect(await visit(false)).toBe('redirect');
  await page.goto(`${provider.origin}/authorize?state=${[...provider.sessions.keys()][0]}`);
  await page.waitForFunction(() => window.__client);
  const refused = await page.evaluate(() => {
    const { createClient, finishLoginAtProvider } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    return finishLoginAtProvider(client).catch(({ code }) => code);
  });
  expect(refused).toBe('login_required');
  await page.goto(set.shopSite.origin);
  expect(await visit(false)).toBe('GESTURE_NEEDED');
  expect(provider.sessions.size).toBe(1);
});

test('S27 where they are blocked, a popup does it on a press', async () => {
  await blockThirdPartyCookies();
  const opened = context.waitForEvent('page');
  await press(known);
  const popup = await opened;
  await finishIn(popup).catch((error: Error) => {
    if (!/closed/.test(error.message)) throw error;
  });
  expect(await outcome()).toEqual({ way: 'popup', role: 'member' });
  expect([...provider.sessions.values()].map(({ responseMode }) => responseMode)).toEqual([
    'web_message',
    'fragment',
  ]);
});

test('S27 where they are blocked and nobody presses, the person is led there and comes back', async () => {
  await blockThirdPartyCookies();
  await press({ ...known, gesture: false, returnTo: '/cart' });
  expect(await finishIn(page)).toEqual({ way: 'redirect', returnTo: '/cart', role: 'member' });
  expect(context.pages()).toHaveLength(1);
});
