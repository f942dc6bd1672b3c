import type { BrowserContext } from 'playwright';
import { afterEach, beforeEach, vi } from 'vitest';
import { createProvider, type Provider } from './provider.ts';
import { expectNothingLeft } from './shop.ts';
import { useSites } from './sites.ts';
import { openTab, type Tab, type TokenAdapter } from './tabs-shop.ts';

/** Shared setup of a file's tests: tabs of one browser, and a platform per test. */
export interface Tabs {
  readonly platformServer: Provider;
  readonly context: BrowserContext;
  /** Returns the requested grants, in order. */
  grants(): string[];
  open(adapter?: TokenAdapter): Promise<Tab>;
  /** Tabs of a member, whose access token has expired. The first one has heard of the login. */
  openExpired(count: number, adapter?: TokenAdapter): Promise<Tab[]>;
}

/** Opens a browser for the tests of a file, and proves after each that no tab shows a token. */
export function useTabs(): Tabs {
  const sites = useSites();
  let platformServer: Provider;
  let opened: Tab[] = [];

  beforeEach(async () => {
    opened = [];
    platformServer = await createProvider();
  });

  afterEach(async () => {
    for (const tab of opened) {
      if (!tab.page.isClosed()) await expectNothingLeft(tab, platformServer);
    }
    await platformServer.close();
  });

  const tabs: Tabs = {
    get platformServer() {
      return platformServer;
    },
    get context() {
      return sites.context;
    },
    grants: () => platformServer.tokenRequests.map(({ grantType }) => grantType),
    async open(adapter) {
      const origins = { shop: sites.shopSite.origin, apiBaseUrl: platformServer.origin };
      const tab = await openTab(sites.context, origins, adapter);
      opened.push(tab);
      return tab;
    },
    async openExpired(count, adapter) {
      const first = await tabs.open(adapter);
      await first.replace(platformServer.signIn(-60));
      const others = [];
      for (let at = 1; at < count; at += 1) others.push(await tabs.open(adapter));
      return [first, ...others];
    },
  };
  return tabs;
}

/** Returns the session role in each tab. */
export const getRoles = (all: Tab[]): Promise<(string | undefined)[]> =>
  Promise.all(all.map((tab) => tab.role()));

/** Waits until an assertion holds, with enough time for a busy machine. */
export const eventually = (assertion: () => unknown): Promise<unknown> =>
  vi.waitFor(assertion, { timeout: 20_000 });
