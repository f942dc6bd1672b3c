import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually, getRoles, useTabs } from './tabs-set-up.ts';
import type { Tab } from './tabs-shop.ts';

const tabs = useTabs();

/** Holds the first token request until it is released. */
function holdFirst() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  tabs.platformServer.onTokenRequest = (index) => (index === 0 ? released : undefined);
  return {
    release,
    waitForRequest: () =>
      eventually(() => expect(tabs.platformServer.tokenRequests).toHaveLength(1)),
  };
}

test.each(['localTokens', 'cookieTokens'] as const)(
  'S46 L16 twenty requests in each of three tabs with an expired token share one renewal (%s)',
  async (adapter) => {
    const all = await tabs.openExpired(3, adapter);
    tabs.platformServer.onTokenRequest = () => setTimeout(300);
    expect(await Promise.all(all.map((tab) => tab.call(20)))).toEqual([[200], [200], [200]]);
    expect(tabs.grants()).toEqual(['refresh_token']);
    expect(new Set(tabs.platformServer.calls).size).toBe(1);
    expect(await getRoles(all)).toEqual(['member', 'member', 'member']);
  },
);

test('S46 L16 the first visit of three tabs creates one visitor', async () => {
  const all = [await tabs.open(), await tabs.open(), await tabs.open()];
  tabs.platformServer.onTokenRequest = () => setTimeout(300);
  await Promise.all(all.map((tab) => tab.call(20)));
  expect(tabs.grants()).toEqual(['anonymous']);
  expect(await Promise.all(all.map((tab) => tab.getTokenChanges()))).toEqual([
    ['started'],
    ['started'],
    ['started'],
  ]);
});

test('S47 L17 a tab closed during a renewal blocks no other', async () => {
  const [closing, waiting] = (await tabs.openExpired(2)) as [Tab, Tab];
  const { waitForRequest } = holdFirst();
  const lost = closing.call().catch(() => 'closed');
  await waitForRequest();
  const waited = waiting.call(20);
  await closing.page.close();
  expect(await lost).toBe('closed');
  expect(await waited).toEqual([200]);
  expect(tabs.grants()).toEqual(['refresh_token', 'refresh_token']);
  expect(await waiting.role()).toBe('member');
});

test('S47 L17 a tab stuck during a renewal blocks others for five seconds, and then uses their tokens', async () => {
  const [stuck, waiting] = (await tabs.openExpired(2)) as [Tab, Tab];
  const { waitForRequest, release } = holdFirst();
  const late = stuck.call();
  await waitForRequest();
  const since = performance.now();
  expect(await waiting.call(20)).toEqual([200]);
  const waited = performance.now() - since;
  expect(waited).toBeGreaterThan(4000);
  expect(waited).toBeLessThan(15_000);
  // The stuck tab's refresh token has been used up meanwhile, and is rejected.
  release();
  expect(await late).toEqual([200]);
  expect(tabs.grants()).toEqual(['refresh_token', 'refresh_token']);
  expect(new Set(tabs.platformServer.calls).size).toBe(1);
  expect(await getRoles([stuck, waiting])).toEqual(['member', 'member']);
  // Its own login is the last change that it received.
  expect(await stuck.getTokenChanges()).toEqual(['changed']);
});

test('S48 L17 a listener that requests tokens on a page with two clients doesn’t deadlock', async () => {
  const tab = await tabs.open();
  await tab.replace(tabs.platformServer.signIn(-60));
  const visitors = await tab.page.evaluate(async () => {
    const { createClient, localTokens } = window.__vitrine;
    const { clientId, apiBaseUrl } = window.__tab.client.settings;
    const clients = [1, 2].map(() =>
      createClient({ clientId, provider: { apiBaseUrl }, storage: localTokens() }),
    );
    await Promise.all(clients.map(({ tokens }) => tokens.access()));
    const accessTokens = clients.map(
      ({ tokens }) =>
        new Promise<string>((resolve) =>
          // Returns its promise, for which a client that notifies within the lock would wait forever.
          tokens.subscribe(async () => resolve(await tokens.access())),
        ),
    );
    await window.__tab.client.tokens.replace(undefined);
    return Promise.all(accessTokens);
  });
  expect(new Set(visitors).size).toBe(1);
  expect(tabs.platformServer.getRole(visitors[0] ?? '')).toBe('visitor');
  expect(tabs.grants()).toEqual(['refresh_token', 'anonymous']);
});

test.each(['localTokens', 'cookieTokens'] as const)(
  'S49 without Web Locks three tabs still share one renewal (%s)',
  async (adapter) => {
    await tabs.context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    );
    const all = await tabs.openExpired(3, adapter);
    tabs.platformServer.onTokenRequest = () => setTimeout(300);
    expect(await Promise.all(all.map((tab) => tab.call(20)))).toEqual([[200], [200], [200]]);
    expect(tabs.grants()).toEqual(['refresh_token']);
  },
);

test('S50 L18 nothing is restored after a logout in the renewing tab', async () => {
  const [here, other] = (await tabs.openExpired(2)) as [Tab, Tab];
  const { waitForRequest, release } = holdFirst();
  const late = here.call();
  await waitForRequest();
  await here.replace(undefined);
  release();
  expect(await late).toEqual([200]);
  await eventually(async () =>
    expect(await getRoles([here, other])).toEqual(['visitor', 'visitor']),
  );
  await eventually(async () => expect(await other.getTokenChanges()).toContain('changed'));
  expect(tabs.platformServer.calls.join()).not.toContain('member');
});

test('S50 nothing is restored after a logout in a tab other than the renewing one', async () => {
  const [renewing, here] = (await tabs.openExpired(2)) as [Tab, Tab];
  const { waitForRequest, release } = holdFirst();
  const late = renewing.call();
  await waitForRequest();
  await here.replace(undefined);
  release();
  expect(await late).toEqual([200]);
  await eventually(async () =>
    expect(await getRoles([renewing, here])).toEqual(['visitor', 'visitor']),
  );
  expect(await renewing.getTokenChanges()).toContain('changed');
  expect(tabs.platformServer.calls.join()).not.toContain('member');
});
