import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import {
  finishIn,
  known,
  logInAtProvider,
  outcomeOfPress,
  press,
  pressThroughPopup,
  useCookies,
} from './any-way.ts';
import { createProvider, type Provider } from './provider.ts';
import { expectNothingLeft } from './shop.ts';

const set = useCookies();
let context: BrowserContext;
let page: Page;
let provider: Provider;

beforeEach(() => {
  ({ context, page, provider } = set);
});

/** From here on, the page's browser blocks third-party cookies. */
async function blockThirdPartyCookies() {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The protocol types of Playwright are older than this command.
  await (session as unknown as { send(name: string, params: object): Promise<void> }).send(
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

test('S27 with third-party cookies in the frame, a silent login succeeds', async () => {
  await logInAtProvider(set);
  await press(page, known(set));
  expect(await outcomeOfPress(page)).toEqual({ method: 'iframe', role: 'member' });
  expect(context.pages()).toHaveLength(1);
});

test('S62 a page that always needs a login redirects automatically once', async () => {
  provider.play('login_required');
  const visit = async (gesture: boolean) => {
    await page.waitForFunction(() => window.__client);
    return page.evaluate(
      async ({ gesture }) => {
        const { createClient, startHostedLogin } = window.__client;
        const provider = { apiBaseUrl: window.__apiBaseUrl };
        const client = createClient({ clientId: 'shop-1', provider });
        return startHostedLogin(client, { redirectUri: '/back', gesture }).then(
          ({ method }) => method,
          ({ code }) => code,
        );
      },
      { gesture },
    );
  };
  expect(await visit(false)).toBe('redirect');
  const [authorizationRequest] = provider.sessions().values();
  await page.goto(
    `${provider.origin}/oauth2/authorize?${new URLSearchParams({ ...authorizationRequest })}`,
  );
  await page.waitForFunction(() => window.__client);
  const rejected = await page.evaluate(() => {
    const { createClient, finishHostedLogin } = window.__client;
    const provider = { apiBaseUrl: window.__apiBaseUrl };
    const client = createClient({ clientId: 'shop-1', provider });
    return finishHostedLogin(client).catch(({ code }) => code);
  });
  expect(rejected).toBe('login_required');
  await page.goto(set.shopSite.origin);
  expect(await visit(false)).toBe('GESTURE_NEEDED');
  expect(provider.sessions().size).toBe(1);
});

test('S27 L12 with them blocked, a popup logs in on a click', async () => {
  await logInAtProvider(set);
  await blockThirdPartyCookies();
  await pressThroughPopup(set);
});

test.each(['lax', 'partitioned'] as const)(
  'S27 if the provider’s cookie reaches no frame (%s), a popup logs in on a click',
  async (cookie) => {
    provider.setRules({ cookie });
    await logInAtProvider(set);
    await pressThroughPopup(set);
  },
);

test('S27 a provider on the shop’s own site logs in silently, with any cookie', async () => {
  const own = await createProvider('127.0.0.1');
  own.setRules({ tokenNeedsCookie: true, cookie: 'lax' });
  await logInAtProvider({ context, provider: own });
  await blockThirdPartyCookies();
  await page.evaluate((origin) => {
    window.__apiBaseUrl = origin;
  }, own.origin);
  await press(page, known({ provider: own }));
  expect(await outcomeOfPress(page)).toEqual({ method: 'iframe', role: 'member' });
  await expectNothingLeft(set.shop, own);
  await own.close();
});

test('S27 L12 with them blocked and without a click, the user is redirected and returns', async () => {
  await logInAtProvider(set);
  await blockThirdPartyCookies();
  await press(page, { ...known(set), gesture: false, returnTo: '/cart' });
  expect(await finishIn(page)).toEqual({ method: 'redirect', returnTo: '/cart', role: 'member' });
  expect(context.pages()).toHaveLength(1);
});
