import { expect, test } from 'vitest';
import { eventually, getRoles, useTabs } from './tabs-set-up.ts';

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

test('S76 a page restored from the back/forward cache updates the session immediately', async () => {
  const tab = await tabs.open();
  await tab.replace(tabs.platformServer.signIn(3600));
  const tokenChanges = await tab.page.evaluate(async () => {
    window.__tab.tokenChanges.length = 0;
    // A page in the back/forward cache receives no events, so the storage is cleared without one.
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => window.setTimeout(resolve));
    return [...window.__tab.tokenChanges];
  });
  expect(tokenChanges).toEqual(['changed']);
});
