import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { type Site, serveShop } from './servers.ts';
import { expectNothingLeft } from './shop.ts';
import { createTokenPlatform, type TokenPlatform } from './tabs-provider.ts';
import { openTab, type Tab, type TokenAdapter } from './tabs-shop.ts';

let browser: Browser;
let context: BrowserContext;
let shopSite: Site;
let platform: TokenPlatform;
let tabs: Tab[] = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions(await findBrowser()));
  shopSite = await serveShop(() => ({}));
});

afterAll(async () => {
  await browser?.close();
  await shopSite?.close();
});

beforeEach(async () => {
  tabs = [];
  platform = await createTokenPlatform();
  context = await browser.newContext();
});

afterEach(async () => {
  for (const tab of tabs) {
    if (!tab.page.isClosed()) await expectNothingLeft(tab, platform.addresses);
  }
  await context.close();
  await platform.close();
});

async function open(adapter?: TokenAdapter): Promise<Tab> {
  const origins = { shop: shopSite.origin, apiBaseUrl: platform.origin };
  const tab = await openTab(context, origins, adapter);
  tabs.push(tab);
  return tab;
}

/** Tabs of a member, whose access token has expired. */
async function openExpired(count: number, adapter?: TokenAdapter): Promise<Tab[]> {
  const first = await open(adapter);
  await first.replace(platform.signIn(-60));
  const others = [];
  for (let at = 1; at < count; at += 1) others.push(await open(adapter));
  return [first, ...others];
}

/** Keeps the first token request waiting, until it is released. */
function holdFirst() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  platform.onTokenRequest = (index) => (index === 0 ? released : undefined);
  return {
    release,
    asked: () => vi.waitFor(() => expect(platform.tokenRequests).toHaveLength(1), 5000),
  };
}

const grants = () => platform.tokenRequests.map(({ grantType }) => grantType);
const rolesOf = (all: Tab[]) => Promise.all(all.map((tab) => tab.role()));

test.each(['localTokens', 'cookieTokens'] as const)(
  'S46 twenty calls in each of three tabs on an expired token make one renewal (%s)',
  async (adapter) => {
    const all = await openExpired(3, adapter);
    platform.onTokenRequest = () => setTimeout(300);
    expect(await Promise.all(all.map((tab) => tab.call(20)))).toEqual([[200], [200], [200]]);
    expect(grants()).toEqual(['refresh_token']);
    expect(new Set(platform.calls).size).toBe(1);
    expect(await rolesOf(all)).toEqual(['member', 'member', 'member']);
  },
);

test('S46 the first visit of three tabs makes one visitor', async () => {
  const all = [await open(), await open(), await open()];
  platform.onTokenRequest = () => setTimeout(300);
  await Promise.all(all.map((tab) => tab.call(20)));
  expect(grants()).toEqual(['anonymous']);
  expect(await Promise.all(all.map((tab) => tab.told()))).toEqual([
    ['started'],
    ['started'],
    ['started'],
  ]);
});

test('S47 a tab that is closed while it renews holds up no other', async () => {
  const [closing, waiting] = (await openExpired(2)) as [Tab, Tab];
  const { asked } = holdFirst();
  const lost = closing.call().catch(() => 'closed');
  await asked();
  const waited = waiting.call(20);
  await closing.page.close();
  expect(await lost).toBe('closed');
  expect(await waited).toEqual([200]);
  expect(grants()).toEqual(['refresh_token', 'refresh_token']);
  expect(await waiting.role()).toBe('member');
});

test('S47 a tab that is stuck while it renews holds up others for five seconds, and then takes their tokens', async () => {
  const [stuck, waiting] = (await openExpired(2)) as [Tab, Tab];
  const { asked, release } = holdFirst();
  const late = stuck.call();
  await asked();
  const since = performance.now();
  expect(await waiting.call(20)).toEqual([200]);
  const waited = performance.now() - since;
  expect(waited).toBeGreaterThan(4000);
  expect(waited).toBeLessThan(15_000);
  // The stuck tab's refresh token has been used up meanwhile, and is refused.
  release();
  expect(await late).toEqual([200]);
  expect(grants()).toEqual(['refresh_token', 'refresh_token']);
  expect(new Set(platform.calls).size).toBe(1);
  expect(await rolesOf([stuck, waiting])).toEqual(['member', 'member']);
  // Its own login is the last that it heard of.
  expect(await stuck.told()).toEqual(['changed']);
});

test('S48 a listener that asks for tokens, in a page that made its client twice, waits for nobody', async () => {
  const tab = await open();
  await tab.replace(platform.signIn(-60));
  const visitors = await tab.page.evaluate(async () => {
    const { createClient, localTokens } = window.__vitrine;
    const { clientId, apiBaseUrl } = window.__tab.client.settings;
    const clients = [1, 2].map(() =>
      createClient({ clientId, provider: { apiBaseUrl }, storage: localTokens() }),
    );
    await Promise.all(clients.map(({ tokens }) => tokens.access()));
    const asked = clients.map(
      ({ tokens }) =>
        new Promise<string>((resolve) => tokens.subscribe(() => resolve(tokens.access()))),
    );
    await window.__tab.client.tokens.replace(undefined);
    return Promise.all(asked);
  });
  expect(visitors).toEqual(['visitor-token-3', 'visitor-token-3']);
  expect(grants()).toEqual(['refresh_token', 'anonymous']);
});

test.each(['localTokens', 'cookieTokens'] as const)(
  'S49 without Web Locks three tabs still make one renewal (%s)',
  async (adapter) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    );
    const all = await openExpired(3, adapter);
    platform.onTokenRequest = () => setTimeout(300);
    expect(await Promise.all(all.map((tab) => tab.call(20)))).toEqual([[200], [200], [200]]);
    expect(grants()).toEqual(['refresh_token']);
  },
);

test('S50 nothing comes back after a logout in the tab that renews', async () => {
  const [here, other] = (await openExpired(2)) as [Tab, Tab];
  const { asked, release } = holdFirst();
  const late = here.call();
  await asked();
  await here.replace(undefined);
  release();
  expect(await late).toEqual([200]);
  await vi.waitFor(async () =>
    expect(await rolesOf([here, other])).toEqual(['visitor', 'visitor']),
  );
  await vi.waitFor(async () => expect(await other.told()).toContain('changed'));
  expect(platform.calls.join()).not.toContain('member');
});

test('S50 nothing comes back after a logout in another tab than the one that renews', async () => {
  const [renewing, here] = (await openExpired(2)) as [Tab, Tab];
  const { asked, release } = holdFirst();
  const late = renewing.call();
  await asked();
  await here.replace(undefined);
  release();
  expect(await late).toEqual([200]);
  await vi.waitFor(async () =>
    expect(await rolesOf([renewing, here])).toEqual(['visitor', 'visitor']),
  );
  expect(await renewing.told()).toContain('changed');
  expect(platform.calls.join()).not.toContain('member');
});

test.each(['localTokens', 'cookieTokens'] as const)(
  'S51 a logout and a login in one tab are seen by the other, without a reload (%s)',
  async (adapter) => {
    const here = await open(adapter);
    await here.replace(platform.signIn(3600));
    const other = await open(adapter);
    expect(await other.call()).toEqual([200]);
    await here.replace(undefined);
    await vi.waitFor(async () => expect(await other.told()).toEqual(['changed']));
    await other.call();
    expect(platform.calls.at(-1)).toMatch(/^visitor/);
    await here.replace(platform.signIn(3600));
    await vi.waitFor(async () =>
      expect(await other.told()).toEqual(['changed', 'started', 'changed']),
    );
    await other.call();
    expect(platform.calls.at(-1)).toMatch(/^member/);
  },
);

test('S51 a tab of its own storage hears nothing of others', async () => {
  const here = await open('sessionTokens');
  await here.replace(platform.signIn(3600));
  const other = await open('sessionTokens');
  await other.call();
  expect(await rolesOf([here, other])).toEqual(['member', 'visitor']);
  await here.page.reload();
  expect(await here.page.evaluate(() => sessionStorage.length)).toBe(1);
});

test.each([1, -1])(
  'S54 a device clock that jumps by %d h costs one renewal at most, and no call',
  async (hours) => {
    const tab = await open();
    await tab.page.clock.install();
    await tab.replace(platform.signIn(1800));
    await tab.call(20);
    await tab.page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    expect(await tab.call(20)).toEqual([200]);
    expect(await tab.call(20)).toEqual([200]);
    expect(grants()).toEqual(['refresh_token']);
    const after = await open();
    expect(await after.call()).toEqual([200]);
    expect(grants().length).toBeLessThanOrEqual(2);
    expect(grants()).not.toContain('anonymous');
  },
);

test('S55 the first calls after eight hours of sleep make one renewal', async () => {
  const [here, other] = [await open(), await open()];
  for (const { page } of [here, other]) await page.clock.install();
  await here.replace(platform.signIn(1800));
  expect(await here.call(20)).toEqual([200]);
  expect(await other.call(20)).toEqual([200]);
  for (const { page } of [here, other]) await page.clock.fastForward('08:00:00');
  expect(await Promise.all([here.call(20), other.call(20)])).toEqual([[200], [200]]);
  expect(grants()).toEqual(['refresh_token']);
});

test.each([
  ['memoryStorage', 0],
  ['localTokens', 1],
] as const)(
  'S60 a script of the page finds what is stored, and by default that is nothing (%s: %d)',
  async (adapter, found) => {
    const tab = await open(adapter);
    await tab.call();
    const readable = await tab.page.evaluate(() => [
      ...Object.entries({ ...localStorage }),
      ...Object.entries({ ...sessionStorage }),
      ...document.cookie.split('; ').filter(Boolean),
      ...Object.keys(window).filter((name) => /token/i.test(name)),
    ]);
    expect(readable).toHaveLength(found);
  },
);

test('S76 a page that comes back as it was left sees at once who is there', async () => {
  const tab = await open();
  await tab.replace(platform.signIn(3600));
  const told = await tab.page.evaluate(async () => {
    window.__tab.told.length = 0;
    // What happens while a page is kept tells it nothing: the store is emptied behind its back.
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => window.setTimeout(resolve));
    return [...window.__tab.told];
  });
  expect(told).toEqual(['changed']);
});
