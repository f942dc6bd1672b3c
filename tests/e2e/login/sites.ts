import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { createProvider, type Provider } from './provider.ts';
import { type Site, serveShop } from './servers.ts';
import { expectNothingLeft, openShop } from './shop.ts';

/** A browser with a shop in it: the browser is a file's, the context a test's own. */
export interface Sites {
  browser: Browser;
  context: BrowserContext;
  shopSite: Site;
}

const launchChromium = async (...more: string[]) => {
  const options = launchOptions(await findBrowser());
  return chromium.launch({ ...options, args: [...options.args, ...more] });
};

/** The browsers that tests run in; Firefox blocks the cookies of third parties. */
const engines = {
  chromium: () => launchChromium(),
  /** It lets no page open a window. Its blocker of popups that no one asked for needs a screen. */
  chromiumWithoutPopups: () => launchChromium('--block-new-web-contents'),
  firefox: () => firefox.launch({ firefoxUserPrefs: { 'network.cookie.cookieBehavior': 1 } }),
};

export type Engine = keyof typeof engines;

/** Opens the browser and the shop for the tests of a file. */
export function useSites(
  headers: () => Record<string, string> = () => ({}),
  engine: Engine = 'chromium',
): Sites {
  const sites = {} as Sites;
  beforeAll(async () => {
    sites.browser = await engines[engine]();
    sites.shopSite = await serveShop(headers);
  });
  afterAll(async () => {
    await sites.browser?.close();
    await sites.shopSite?.close();
  });
  beforeEach(async () => {
    sites.context = await sites.browser.newContext();
  });
  afterEach(() => sites.context.close());
  return sites;
}

/** A shop's page that is open, and a provider of the test's own. */
export interface OpenShop extends Sites {
  provider: Provider;
  shop: Awaited<ReturnType<typeof openShop>>;
  page: Page;
}

/**
 * Opens a shop's page before each test, and proves after it that nothing is left.
 *
 * @param prepare what is special about provider and browser before the page opens.
 * @param path of the page.
 * @param engine Chromium by default.
 */
export function useShop(
  prepare: (set: Pick<OpenShop, 'provider' | 'context'>) => unknown = () => {},
  path = '',
  engine?: Engine,
): OpenShop {
  const set = useSites(undefined, engine) as OpenShop;
  beforeEach(async () => {
    set.provider = await createProvider();
    await prepare(set);
    set.shop = await openShop(set.context, set.shopSite.origin + path);
    set.page = set.shop.page;
  });
  afterEach(async () => {
    await expectNothingLeft(set.shop, set.provider);
    await set.provider.close();
  });
  return set;
}
