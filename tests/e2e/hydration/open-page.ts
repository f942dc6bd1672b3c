import type { LoggedCall, MockPlatform } from '@vitrine/mocks';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { buildShop } from './build.ts';
import { getDocument } from './document.ts';

/** Product ids stored on a visitor's device before the page is opened. */
export type SavedIds = Partial<Record<'compare' | 'wishes' | 'recently-viewed', readonly string[]>>;

export interface Visit {
  shop: Awaited<ReturnType<typeof buildShop>>;
  browser: Browser;
  platform: MockPlatform;
  /** URL of the page and its files. */
  site: string;
  /** The page that the site serves. */
  served: { html: string };
  apiBaseUrl: string;
}

export interface OpenPageOptions {
  savedIds?: SavedIds;
  /** By default, all data is loaded before the page is sent. */
  render?: Visit['shop']['renderShop'];
}

const formatCall = ({ name, path, body }: LoggedCall) =>
  `${name ?? 'unknown'} ${path} ${JSON.stringify(body ?? '')}`;

/**
 * Returns the visible markup. Hydration may change the rest: without a form, fields remove elements
 * needed only for submission; groups set the tab stops of their items, and closed panels become
 * findable by the page search.
 */
const seen = (markup = '') =>
  markup
    .replace(/<input\b[^>]*\baria-hidden="true"[^>]*>|<!--.*?-->/g, '')
    .replace(/ tabindex="-?\d"| hidden="until-found"/g, '');

/**
 * Records messages of React and the console. The 404 of a visitor without a cart is not an error.
 */
function listen(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  page.on('console', (message) => {
    const isCart = message.location().url.endsWith('/carts/current');
    if (['error', 'warning'].includes(message.type()) && !isCart)
      consoleMessages.push(message.text());
  });
  return consoleMessages;
}

/** Waits until the page is hydrated and has sent no requests for a while. */
async function settle(page: Page, platform: MockPlatform): Promise<void> {
  await page.waitForFunction(() => window.__markup.alive !== undefined);
  let calls = -1;
  await expect
    .poll(
      async () => {
        const before = calls;
        calls = platform.calls.length;
        await page.waitForLoadState('networkidle');
        return calls - before;
      },
      { interval: 600, timeout: 60_000 },
    )
    .toBe(0);
}

/**
 * Renders a page of the demo store on the server, opens it in a separate tab and waits until it has
 * settled. The browser's locale and time zone differ from the server's.
 *
 * @returns the markup as sent, after hydration and at the end; the messages, the layout shifts, and
 * the requests of the server and of the browser.
 */
export async function openPage(
  hash: string,
  { shop, browser, platform, site, served, apiBaseUrl }: Visit,
  { savedIds = {}, render = shop.renderShop }: OpenPageOptions = {},
) {
  const first = platform.calls.length;
  const { markup, ...rendered } = await render(hash, apiBaseUrl);
  served.html = getDocument(markup, { ...rendered, apiBaseUrl }, shop.styles);
  const second = platform.calls.length;
  const context = await browser.newContext({
    ...{ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
    ...{ locale: 'fr-FR', timezoneId: 'Pacific/Auckland' },
  });
  try {
    const page = await context.newPage();
    const consoleMessages = listen(page);
    await page.addInitScript((texts) => {
      for (const [name, ids] of Object.entries(texts)) {
        localStorage.setItem(`vitrine.${name}`, JSON.stringify(ids));
      }
    }, savedIds);
    await page.goto(`${site}/${hash}`);
    await settle(page, platform);
    const { sent, alive, end, ...rest } = await page.evaluate(() => ({
      ...window.__markup,
      end: document.getElementById('root')?.innerHTML ?? '',
      text: document.getElementById('root')?.textContent ?? '',
      faults: window.__faults,
      shifts: window.__shifts,
    }));
    const calls = platform.calls.map(formatCall);
    return {
      ...rest,
      ...{ markup, consoleMessages },
      ...{ sent: seen(sent), alive: seen(alive), end: seen(end) },
      byServer: calls.slice(first, second),
      byBrowser: calls.slice(second),
    };
  } finally {
    await context.close();
  }
}
