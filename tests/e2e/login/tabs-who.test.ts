import { expect, test } from 'vitest';
import { eventually, getRoles, useTabs } from './tabs-set-up.ts';
import { openTab } from './tabs-shop.ts';

const tabs = useTabs();

test.each(['localTokens', 'cookieTokens'] as const)(
  'S51 a logout and a login in one tab reach the other without a reload (%s)',
  async (adapter) => {
    const here = await tabs.open(adapter);
    await here.replace(tabs.platformServer.signIn(3600));
    const other = await tabs.open(adapter);
    expect(await other.call()).toEqual([200]);
    await here.replace(undefined);
    await eventually(async () => expect(await other.getTokenChanges()).toEqual(['changed']));
    await other.call();
    expect(tabs.platformServer.calls.at(-1)).toMatch(/^visitor/);
    await here.replace(tabs.platformServer.signIn(3600));
    await eventually(async () =>
      expect(await other.getTokenChanges()).toEqual(['changed', 'started', 'changed']),
    );
    await other.call();
    expect(tabs.platformServer.calls.at(-1)).toMatch(/^member/);
  },
);

test('S51 a tab with its own storage is not notified of others', async () => {
  const here = await tabs.open('sessionTokens');
  await here.replace(tabs.platformServer.signIn(3600));
  const other = await tabs.open('sessionTokens');
  await other.call();
  expect(await getRoles([here, other])).toEqual(['member', 'visitor']);
  await here.page.reload();
  expect(await here.page.evaluate(() => sessionStorage.length)).toBe(1);
});

test.each([1, -1])(
  'S54 a device clock that jumps by %d h costs at most one renewal, and no request',
  async (hours) => {
    const tab = await tabs.open();
    await tab.page.clock.install();
    await tab.replace(tabs.platformServer.signIn(1800));
    await tab.call(20);
    await tab.page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    expect(await tab.call(20)).toEqual([200]);
    expect(await tab.call(20)).toEqual([200]);
    expect(tabs.grants()).toEqual(['refresh_token']);
    const after = await tabs.open();
    expect(await after.call()).toEqual([200]);
    expect(tabs.grants().length).toBeLessThanOrEqual(2);
    expect(tabs.grants()).not.toContain('anonymous');
  },
);

test('S55 the first requests after eight hours of sleep share one renewal', async () => {
  const [here, other] = [await tabs.open(), await tabs.open()];
  for (const { page } of [here, other]) await page.clock.install();
  await here.replace(tabs.platformServer.signIn(1800));
  expect(await here.call(20)).toEqual([200]);
  expect(await other.call(20)).toEqual([200]);
  for (const { page } of [here, other]) await page.clock.fastForward('08:00:00');
  expect(await Promise.all([here.call(20), other.call(20)])).toEqual([[200], [200]]);
  expect(tabs.grants()).toEqual(['refresh_token']);
});

test.each([
  ['memoryStorage', 0],
  ['localTokens', 1],
] as const)(
  'S60 a page script finds the stored tokens, and by default there are none (%s: %d)',
  async (adapter, found) => {
    const tab = await tabs.open(adapter);
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

test('S79 several cookies of the tokens count as none, and are removed', async () => {
  const tab = await tabs.open('cookieTokens');
  await tab.replace(tabs.platformServer.signIn(3600));
  expect(await tab.role()).toBe('member');
  const shop = `${new URL(tab.page.url()).origin}/vases/ring`;
  const origins = { shop, apiBaseUrl: tabs.platformServer.origin };
  const other = await openTab(tabs.context, origins, 'cookieTokens');
  expect(await other.role()).toBe('member');
  const planted = await other.page.evaluate(() => {
    const [name = ''] = document.cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: as another host of the site does.
    document.cookie = `${name}=planted; Path=/vases; Secure; SameSite=Lax`;
    return document.cookie.split('; ').length;
  });
  expect(planted).toBe(2);
  expect(await other.role()).toBeUndefined();
  expect(await other.page.evaluate(() => document.cookie)).toBe('');
  expect(await tab.role()).toBeUndefined();
});

test('S60 a refresh token in a worker is in no reach of the page', async () => {
  const tab = await tabs.open('memoryStorage');
  const { apiBaseUrl, tokens } = {
    apiBaseUrl: tabs.platformServer.origin,
    tokens: tabs.platformServer.signIn(-60),
  };
  const readable = await tab.page.evaluate(
    async ({ apiBaseUrl, tokens }) => {
      const { clientFetch, createClient, workerTokens } = window.__vitrine;
      const seen: string[] = [];
      const { fetch } = window;
      window.fetch = async (...call) => {
        const response = await fetch(...call);
        seen.push(JSON.stringify(call), await response.clone().text());
        return response;
      };
      const worker = new Worker(`/token-worker.js?api=${encodeURIComponent(apiBaseUrl)}`, {
        type: 'module',
      });
      const provider = { apiBaseUrl };
      const storage = workerTokens(worker);
      const client = createClient({ clientId: 'shop-1', provider, storage });
      // Two renewals: the first one hands the host's refresh token over.
      await client.tokens.replace(tokens);
      const statuses: number[] = [];
      const call = async () => {
        const path = '/stores-reader/v2/collections/slug/light';
        statuses.push((await clientFetch(client, path)).status);
      };
      await call();
      const first = await client.tokens.read();
      await client.tokens.renew(first?.accessToken.value ?? '');
      await call();
      const stored = await client.tokens.read();
      return { statuses, role: stored?.refreshToken.role, seen: [...seen, JSON.stringify(stored)] };
    },
    { apiBaseUrl, tokens },
  );
  expect(readable).toMatchObject({ statuses: [200, 200], role: 'member' });
  expect(tabs.grants()).toEqual(['refresh_token', 'refresh_token']);
  const sent = tabs.platformServer.tokenRequests.map(({ refreshToken }) => refreshToken);
  expect(new Set(sent).size).toBe(2);
  expect(sent.filter((token) => readable.seen.join().includes(token ?? ''))).toEqual([]);
});

// The reasons: docs/decisions/0099-dispatch-the-pageshow-event-in-tests-of-the-back-forward-cache.md
test.each([
  ['localTokens', ['changed'], undefined],
  ['sessionTokens', ['changed'], undefined],
  // Nothing outside of the page can change its session.
  ['memoryStorage', [], 'member'],
] as const)(
  'S76 a page restored from the back/forward cache updates the session immediately (%s)',
  async (adapter, expected, role) => {
    const tab = await tabs.open(adapter);
    await tab.replace(tabs.platformServer.signIn(3600));
    expect(await tab.call()).toEqual([200]);
    const tokenChanges = await tab.page.evaluate(async () => {
      window.__tab.tokenChanges.length = 0;
      // A page in the back/forward cache receives no events, so the storages are cleared without
      // one, as by a logout on the page after it.
      localStorage.clear();
      sessionStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await new Promise((resolve) => window.setTimeout(resolve));
      return [...window.__tab.tokenChanges];
    });
    expect(tokenChanges).toEqual(expected);
    expect(await tab.role()).toBe(role);
    expect(await tab.call()).toEqual([200]);
    expect(tabs.platformServer.calls.at(-1)).toMatch(role ?? 'visitor');
  },
);

test('S76 a page that is shown for the first time changes nothing', async () => {
  const tab = await tabs.open('sessionTokens');
  await tab.replace(tabs.platformServer.signIn(3600));
  const tokenChanges = await tab.page.evaluate(async () => {
    window.__tab.tokenChanges.length = 0;
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await new Promise((resolve) => window.setTimeout(resolve));
    return [...window.__tab.tokenChanges];
  });
  expect(tokenChanges).toEqual([]);
});
