import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../../packages/storybook/src/browser/find-browser.ts';
import { createProvider, type Provider } from './provider.ts';
import { type Site, serveShop } from './servers.ts';
import { expectNothingLeft, openShop } from './shop.ts';

/** A browser with a site: the browser is shared by a file, the context belongs to a test. */
export interface Sites {
  browser: Browser;
  context: BrowserContext;
  shopSite: Site;
}

const launchChromium = async (...more: string[]) => {
  const options = getLaunchOptions(await findBrowser());
  return chromium.launch({ ...options, args: [...options.args, ...more] });
};

/** The browsers that tests run in; Firefox blocks the cookies of third parties. */
const engines = {
  chromium: () => launchChromium(),
  /** Prevents pages from opening windows. Its blocker of unrequested popups needs a screen. */
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

/** An open page of the site, and the test's own provider. */
export interface OpenShop extends Sites {
  provider: Provider;
  shop: Awaited<ReturnType<typeof openShop>>;
  page: Page;
}

/**
 * Opens a page of the site before each test, and checks after it that nothing is left.
 *
 * @param prepare sets up provider and browser before the page opens.
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
