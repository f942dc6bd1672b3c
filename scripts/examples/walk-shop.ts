import { type BrowserContext, chromium, type Page } from 'playwright';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';

export interface WalkOptions {
  siteUrl: string;
  /** Only the first two walks. */
  isShort: boolean;
}

/** One part of the walk, and why it has failed. */
export interface WalkStep {
  name: string;
  error?: string;
}

/** The member of the mock platform who logs in. */
const member = { email: 'runa@fennhouse.example', password: 'warm-stoneware' };

const TIMEOUT_MS = 15_000;

/** Messages of the console that are no fault of the shop, and why. */
const allowedMessages = [
  // A visitor without a cart: the platform responds with 404, and browsers log each one.
  /404 \(Not Found\).*\/ecom\/v1\/carts\/current$/,
];

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

/** Waits until a condition is true, and says what it was. */
async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const getPath = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** From the list to the hosted checkout, and back to the order. */
async function buyProduct(page: Page, { siteUrl }: WalkOptions): Promise<void> {
  await page.goto(siteUrl);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Light' }).click();
  await heading(page, 'Light').waitFor();
  await page.getByRole('link', { name: 'Ridge pillar candle' }).first().click();
  await heading(page, 'Ridge pillar candle').waitFor();
  await page.getByRole('radio', { name: /Moss/ }).click();
  await waitUntil('the variant in the URL', async () => /Moss/.test(page.url()));
  await page.getByRole('radio', { name: /^10/ }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByText('Ridge pillar candle').first().waitFor();
  await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
  // Behind the dialog, the header is hidden from assistive technology.
  const cart = page.getByRole('button', { name: 'Cart, 2 items', includeHidden: true });
  await cart.waitFor({ state: 'attached' });
  await drawer.getByRole('link', { name: 'Ridge pillar candle' }).first().click();
  await drawer.waitFor({ state: 'detached' });
  await heading(page, 'Ridge pillar candle').waitFor();
  await page.goto(`${siteUrl}/cart`);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page.getByRole('button', { name: /pay/i }).first().click();
  await page.waitForURL(/\/checkout\//);
  await heading(page, /order|thank/i).waitFor();
}

/** From the events to an order of tickets. */
async function buyTickets(page: Page, { siteUrl }: WalkOptions): Promise<void> {
  await page.goto(`${siteUrl}/events`);
  await heading(page, 'Events').waitFor();
  await page.goto(`${siteUrl}/events/resonance-for-nine-strings`);
  await heading(page, /Resonance/).waitFor();
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await page.getByRole('button', { name: /reserve|get tickets|continue/i }).click();
  await page.waitForURL(/\/checkout$/);
}

/** Logs in in the dialog, and out in the account. */
async function logInAndOut(page: Page, { siteUrl }: WalkOptions): Promise<void> {
  await page.goto(siteUrl);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${siteUrl}/account`);
  await heading(page, 'Account').waitFor();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await waitUntil('the logout', async () =>
    page.getByRole('button', { name: 'Log in' }).first().isVisible(),
  );
}

/** Back and forward restore the page and its scroll position. */
async function goBackAndForward(page: Page, { siteUrl }: WalkOptions): Promise<void> {
  await page.goto(`${siteUrl}/collections/for-the-table`);
  await heading(page, 'For the table').waitFor();
  await waitUntil('the products', async () => (await page.getByRole('article').count()) > 8);
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  await page.getByRole('article').nth(8).getByRole('link').first().click();
  await page.waitForURL(/\/products\//);
  await page.goBack();
  await heading(page, 'For the table').waitFor();
  await waitUntil('the scroll position', async () =>
    page.evaluate((y) => Math.abs(window.scrollY - y) < 2, scrollY),
  );
  await page.goForward();
  await page.waitForURL(/\/products\//);
}

/** Filters are in the URL, and survive a reload and links. */
async function filterList(page: Page, { siteUrl }: WalkOptions): Promise<void> {
  await page.goto(`${siteUrl}/collections/light?stock=1`);
  await heading(page, 'Light').waitFor();
  const toggle = page.getByRole('switch', { name: 'In stock only' });
  await toggle.waitFor();
  expectEqual(await toggle.getAttribute('aria-checked'), 'true', 'the filter of the URL');
  await toggle.click();
  await waitUntil('the URL without the filter', async () => !/stock/.test(getPath(page)));
  await page.goBack();
  await waitUntil(
    'the filter after back',
    async () => (await toggle.getAttribute('aria-checked')) === 'true',
  );
}

/** Pages come from the server with their content, title, structured data and status. */
async function renderOnServer(_page: Page, { siteUrl }: WalkOptions): Promise<void> {
  const product = await (await fetch(`${siteUrl}/products/ring-vase`)).text();
  for (const part of ['<h1', 'Ring vase', 'application/ld+json', 'og:title', 'rel="canonical"']) {
    if (!product.includes(part)) throw new Error(`the HTML of a product has no ${part}`);
  }
  for (const path of ['/products/nothing-here', '/collections/nothing-here', '/nowhere']) {
    expectEqual((await fetch(siteUrl + path)).status, 404, `the status of ${path}`);
  }
}

const walks = {
  'renders pages on the server': renderOnServer,
  'buys a product': buyProduct,
  'buys tickets': buyTickets,
  'logs in and out': logInAndOut,
  'keeps filters in the URL': filterList,
  'restores scroll position on back': goBackAndForward,
};

/** Records what a page must not do: errors and warnings of the console, and failed requests. */
function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = `${message.text()} ${message.location().url}`;
    if (!allowedMessages.some((allowed) => allowed.test(text))) faults.push(text);
  });
  context.on('weberror', (error) => void faults.push(String(error.error())));
  return faults;
}

/** Walks through a shop as its visitors do. Each walk is a visitor of its own. */
export async function walkShop(options: WalkOptions): Promise<WalkStep[]> {
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  const steps: WalkStep[] = [];
  try {
    for (const [name, walk] of Object.entries(walks).slice(0, options.isShort ? 2 : undefined)) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(TIMEOUT_MS);
      const faults = watch(context);
      const page = await context.newPage();
      try {
        await walk(page, options);
        if (faults.length > 0) throw new Error(`the console has: ${faults.join(' | ')}`);
        steps.push({ name });
      } catch (error) {
        const seen = faults.length > 0 ? ` (console: ${faults.join(' | ')})` : '';
        steps.push({ name, error: `${(error as Error).message} at ${getPath(page)}${seen}` });
      } finally {
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return steps;
}
