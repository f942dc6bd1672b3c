import type { LoggedCall, MockPlatform } from '@vitrine/mocks';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { buildShop } from './build.ts';
import { getDocument } from './document.ts';

/** What a visitor's device keeps before the page is opened: ids of products. */
export type Kept = Partial<Record<'compare' | 'wishes' | 'recently-viewed', readonly string[]>>;

export interface Visit {
  shop: Awaited<ReturnType<typeof buildShop>>;
  browser: Browser;
  platform: MockPlatform;
  /** Where the page and its files are served. */
  site: string;
  /** What the site serves as its page. */
  served: { html: string };
  apiBaseUrl: string;
}

const asked = ({ name, path, body }: LoggedCall) =>
  `${name ?? 'unknown'} ${path} ${JSON.stringify(body ?? '')}`;

/**
 * Markup as far as anyone sees it. Without a form, fields drop what only a form would send; groups
 * learn which of their items keys reach, and closed panels that a search in the page may open them.
 */
const seen = (markup = '') =>
  markup
    .replace(/<input\b[^>]*\baria-hidden="true"[^>]*>|<!--.*?-->/g, '')
    .replace(/ tabindex="-?\d"| hidden="until-found"/g, '');

/** What React and the console say; a visitor without a cart is told so by a 404, which is no fault. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    const isCart = message.location().url.endsWith('/carts/current');
    if (['error', 'warning'].includes(message.type()) && !isCart) said.push(message.text());
  });
  return said;
}

/** Waits until the page is alive and has asked for nothing for a while. */
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
 * Renders a page of the demo shop on the server, opens it in a tab of its own and waits until
 * nothing more comes. No one there lives where the server stands.
 *
 * @returns what was sent, what it was when it had come to life and at the end; what was said of it,
 * what moved by itself, and the calls of the server and of the browser.
 */
export async function openPage(
  hash: string,
  { shop, browser, platform, site, served, apiBaseUrl }: Visit,
  kept: Kept = {},
) {
  const first = platform.calls.length;
  const { markup, state } = await shop.renderShop(hash, apiBaseUrl);
  served.html = getDocument(markup, { state, apiBaseUrl }, shop.styles);
  const second = platform.calls.length;
  const context = await browser.newContext({
    ...{ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
    ...{ locale: 'fr-FR', timezoneId: 'Pacific/Auckland' },
  });
  try {
    const page = await context.newPage();
    const said = listen(page);
    await page.addInitScript((texts) => {
      for (const [name, ids] of Object.entries(texts)) {
        localStorage.setItem(`vitrine.${name}`, JSON.stringify(ids));
      }
    }, kept);
    await page.goto(`${site}/${hash}`);
    await settle(page, platform);
    const { sent, alive, end, ...rest } = await page.evaluate(() => ({
      ...window.__markup,
      end: document.getElementById('root')?.innerHTML ?? '',
      text: document.getElementById('root')?.textContent ?? '',
      faults: window.__faults,
      shifts: window.__shifts,
    }));
    const calls = platform.calls.map(asked);
    return {
      ...rest,
      ...{ markup, said },
      ...{ sent: seen(sent), alive: seen(alive), end: seen(end) },
      byServer: calls.slice(first, second),
      byBrowser: calls.slice(second),
    };
  } finally {
    await context.close();
  }
}
