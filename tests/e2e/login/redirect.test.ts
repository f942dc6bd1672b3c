import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { foreignUrls } from '../../../packages/client/src/testing/urls.ts';
import { comeIn, goAndComeBack, typeAndLogIn } from './hosted.ts';
import type { Provider } from './provider.ts';
import { expectNothingLeft, openShop } from './shop.ts';
import { useShop } from './sites.ts';
import { runa } from './watched-platform.ts';

const set = useShop(({ provider }) => {
  provider.play('known');
}, '/vases?size=2');
let context: BrowserContext;
let page: Page;
let provider: Provider;

beforeEach(() => {
  ({ context, page, provider } = set);
});

const member = (returnTo: string) => ({ role: 'member', returnTo });
const back = () => `${set.shopSite.origin}/back`;

test('the provider returns the user as a member to the same page', async () => {
  provider.play(({ respond }) => respond());
  await goAndComeBack(page, provider.origin, {}, async () => {
    await typeAndLogIn(page, { ...runa, password: 'wrong' });
    await page.getByRole('alert').waitFor();
    await typeAndLogIn(page);
  });
  expect(await comeIn(page, provider.origin)).toEqual(member('/vases?size=2'));
  expect(provider.exchanged()).toHaveLength(1);
});

test('S73 a second factor is entered on the provider’s page, and the user returns as a member', async () => {
  const per = { ...runa, email: 'per@fennhouse.example' };
  provider.play(({ respond }) => respond());
  await goAndComeBack(page, provider.origin, {}, async () => {
    await typeAndLogIn(page, per);
    const code = page.getByLabel('Code');
    await code.waitFor();
    await code.fill(provider.platform.identity.codeFor(per.email));
    await page.getByRole('button', { name: 'Continue' }).click();
  });
  expect(await comeIn(page, provider.origin)).toEqual(member('/vases?size=2'));
});

test('S18 a changed state is rejected, and the right one still counts', async () => {
  await goAndComeBack(page, provider.origin);
  const right = page.url();
  await page.goto(`${set.shopSite.origin}/`);
  await page.goto(right.replace(/state=[^&]+/, 'state=other'));
  await page.waitForFunction(() => window.__client);
  expect(await comeIn(page, provider.origin)).toMatchObject({
    code: 'INVALID_STATE',
    role: 'none',
  });
  expect(provider.offered()).toEqual([]);
  await page.goto(`${set.shopSite.origin}/`);
  await page.goto(right);
  await page.waitForFunction(() => window.__client);
  expect(await comeIn(page, provider.origin)).toMatchObject({ role: 'member' });
});

test('S19 an attacker’s valid callback, in a browser without a login, logs no user in', async () => {
  await goAndComeBack(page, provider.origin);
  const attackersReturn = page.url();
  const victim = await set.browser.newContext();
  const opened = await openShop(victim, attackersReturn);
  expect(await comeIn(opened.page, provider.origin)).toMatchObject({
    code: 'INVALID_STATE',
    role: 'none',
  });
  expect(opened.page.url()).toBe(back());
  expect(provider.offered()).toEqual([]);
  await expectNothingLeft(opened, provider);
  await victim.close();
  await page.goto(set.shopSite.origin);
});

test('S20 reload, back and a second tab repeat nothing, and the member stays logged in', async () => {
  await goAndComeBack(page, provider.origin);
  const returned = page.url();
  await comeIn(page, provider.origin);
  await page.reload();
  await page.waitForFunction(() => window.__client);
  const rejected = (code: string) => ({ name: 'AuthorizationError', code, role: 'member' });
  expect(await comeIn(page, provider.origin)).toMatchObject(rejected('MISSING_CODE_OR_STATE'));
  await page.goto(`${set.shopSite.origin}/`);
  await page.goto(returned);
  await page.waitForFunction(() => window.__client);
  expect(await comeIn(page, provider.origin)).toMatchObject(rejected('INVALID_STATE'));
  const second = await openShop(context, returned);
  expect(await comeIn(second.page, provider.origin)).toMatchObject({ code: 'INVALID_STATE' });
  await expectNothingLeft(second, provider);
  expect(provider.offered()).toHaveLength(1);
});

test.each(['fragment', 'query'] as const)(
  'S26 L25 in the mode %s, no code stays in the URL, the history or a referrer',
  async (responseMode) => {
    const requests: { url: string; referer: string }[] = [];
    await goAndComeBack(page, provider.origin, { responseMode });
    page.on('request', (request) => {
      requests.push({ url: request.url(), referer: request.headers().referer ?? '' });
    });
    await comeIn(page, provider.origin, responseMode);
    expect(page.url()).toBe(back());
    await page.evaluate(() => location.assign('/next'));
    await page.waitForURL('**/next');
    const navigation = requests.find(({ url }) => url.endsWith('/next'));
    expect(navigation?.referer).toBe(back());
    expect(JSON.stringify(requests)).not.toContain('code=');
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      expect(page.url()).not.toContain('code=');
    }
  },
);

test('S32 a code of another login is rejected, and nothing changes', async () => {
  const other = await openShop(context, set.shopSite.origin);
  await goAndComeBack(other.page, provider.origin);
  const othersCode = new URLSearchParams(new URL(other.page.url()).hash.slice(1)).get('code');
  provider.play(({ respondToClient }) => respondToClient({ code: othersCode ?? '' }));
  await goAndComeBack(page, provider.origin);
  expect(await comeIn(page, provider.origin)).toMatchObject({
    name: 'TokenError',
    message: 'Failed to get member tokens',
    role: 'none',
  });
  expect(provider.exchanged()).toEqual([]);
});

test('S35 a page over http reports what it needs, and starts nothing', async () => {
  const insecure = 'http://set.shop.example';
  await context.route(`${insecure}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(set.shopSite.origin + pathname);
    const contentType = response.headers.get('content-type') ?? 'text/html';
    await route.fulfill({ contentType, body: await response.text() });
  });
  await page.goto(insecure);
  await page.waitForFunction(() => window.__client);
  const error = await page.evaluate(async (apiBaseUrl) => {
    const { createClient, startRedirectLogin } = window.__client;
    const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl } });
    return startRedirectLogin(client).catch(({ name, code, message }) => ({ name, code, message }));
  }, provider.origin);
  expect(error).toEqual({
    name: 'AuthorizationError',
    code: 'INSECURE_CONTEXT',
    message: expect.stringContaining('https'),
  });
  expect(provider.addresses()).toEqual([]);
});

test('S61 L26 no return URL of a login leads out of the shop', async () => {
  for (const returnTo of foreignUrls) {
    const state = await page.evaluate(
      async ({ apiBaseUrl, returnTo }) => {
        const { createClient, startRedirectLogin } = window.__client;
        const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl } });
        const { authUrl } = await startRedirectLogin(client, { returnTo });
        return new URL(authUrl).searchParams.get('state') ?? '';
      },
      { apiBaseUrl: provider.origin, returnTo },
    );
    await page.evaluate(
      async ({ apiBaseUrl, response }) => {
        const { createClient, finishRedirectLogin } = window.__client;
        const client = createClient({ clientId: 'shop-1', provider: { apiBaseUrl } });
        history.replaceState(null, '', `#${new URLSearchParams(response)}`);
        const link = document.createElement('a');
        link.href = (await finishRedirectLogin(client)).returnTo;
        link.textContent = 'Go on';
        link.id = 'go-on';
        document.body.append(link);
      },
      { apiBaseUrl: provider.origin, response: { code: provider.codeFor(state), state } },
    );
    await page.click('#go-on');
    await page.waitForFunction(() => window.__client && !document.querySelector('#go-on'));
    expect(page.url(), returnTo).toBe(`${set.shopSite.origin}/`);
    await page.goto(`${set.shopSite.origin}/vases`);
    await page.waitForFunction(() => window.__client);
  }
});
