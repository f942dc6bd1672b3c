import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockPlatform } from '@vitrine/mocks';
import { createPlatformServer } from '@vitrine/mocks/server';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { buildForServer, buildPage } from './build-page.ts';
import { pageDocument } from './page-document.ts';
import type * as Shop from './react-router/on-server.tsx';
import { serveFolders } from './static-server.ts';

const here = join(import.meta.dirname, 'react-router');
const platform = createMockPlatform();
const closing: (() => Promise<unknown>)[] = [];
let browser: Browser;
let site: string;
let apiBaseUrl: string;
let renderUrl: typeof Shop.renderUrl;
let styles: readonly string[];
let html = '';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-react-router-'));
  const server = await buildForServer<typeof Shop>(join(here, 'on-server.tsx'));
  renderUrl = server.page.renderUrl;
  styles = await buildPage(join(here, 'in-browser.tsx'), folder);
  const platformServer = await createPlatformServer({ platform, port: 0 });
  apiBaseUrl = platformServer.url;
  const assets = join(import.meta.dirname, '../../mocks/assets');
  const files = await serveFolders([folder, assets], (url) =>
    /^\/(products|collections|mistakes)\//.test(url) ? html : undefined,
  );
  site = files.url;
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  const closable = [platformServer, files, browser, server];
  closing.push(...closable.map((one) => () => one.close()), () => rm(folder, { recursive: true }));
});

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
});

let page: Page;
afterEach(() => page.context().close());

/** Waits until the page has sent no request for a while. */
async function settle() {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = platform.calls.length;
        await page.waitForLoadState('networkidle');
        return count - before;
      },
      { interval: 400, timeout: 30_000 },
    )
    .toBe(0);
}

/** Renders a path on the server, and opens it in a tab with one saved product. */
async function open(path: string) {
  const markup = await renderUrl(site + path, apiBaseUrl);
  const sentByServer = platform.calls.length;
  html = pageDocument(
    styles,
    `<div id="root">${markup}</div><script>window.__apiBaseUrl = ${JSON.stringify(apiBaseUrl)}</script><script type="module" src="/page.js"></script>`,
  );
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
  page = await context.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    // The browser logs the 404 of a visitor without a cart.
    const isCart = message.location().url.endsWith('/carts/current');
    if (['error', 'warning'].includes(message.type()) && !isCart) messages.push(message.text());
  });
  const id = platform.catalog.product('ring-vase').id;
  await page.addInitScript((saved) => localStorage.setItem('vitrine.wishes', saved), `["${id}"]`);
  await page.goto(site + path);
  await page.waitForFunction(() => window.__saved?.at(-1) === '1 saved');
  await settle();
  return { markup, messages, sentByServer };
}

const getState = () =>
  page.evaluate(() => ({
    differences: window.__differences,
    loads: window.__loads,
    saved: window.__saved,
  }));
const getCards = () => page.locator('#root article').allTextContents();
const getUrl = () => page.evaluate(() => location.pathname + location.search);

describe('I1 a shop on React Router', () => {
  it.each([
    ['/products/ridge-pillar-candle?Colour=Clay&Size=20+cm', '€56.00'],
    ['/collections/light?sort=price-down&page=2', 'Dome table lamp'],
  ])(
    'renders on the server after its loaders, and requests only the cart: %s',
    async (path, text) => {
      const { markup, messages, sentByServer } = await open(path);
      expect(markup).toContain(text);
      expect(markup).toContain('0<!-- --> saved');
      const byBrowser = platform.calls.slice(sentByServer).map(({ name }) => name);
      expect([...new Set(byBrowser)].sort()).toEqual(['auth.requestTokens', 'cart.getCurrentCart']);
      expect(await getState()).toEqual({
        differences: [],
        loads: [],
        saved: ['0 saved', '1 saved'],
      });
      expect(messages).toEqual([]);
    },
  );

  it('writes the URL without a loader, and keeps the scroll position', async () => {
    await open('/collections/light');
    const before = platform.calls.length;
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(getUrl).toBe('/collections/light?page=2');
    await settle();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect((await getState()).loads).toEqual([]);
    const sent = platform.calls.slice(before).map(({ name }) => name);
    expect(sent).toEqual(['catalog.queryProducts']);
  });

  it('follows links, back and forward to another query of the same page', async () => {
    await open('/collections/light');
    const first = await getCards();
    await page.getByRole('link', { name: 'By name' }).click();
    await expect.poll(getUrl).toBe('/collections/light?sort=name');
    await settle();
    const byName = await getCards();
    expect(byName).not.toEqual(first);
    await page.goBack();
    await expect.poll(getCards).toEqual(first);
    await page.goForward();
    await expect.poll(getCards).toEqual(byName);
    expect((await getState()).saved).toEqual(['0 saved', '1 saved']);
  });

  it('hydrates a later page too, requests its data once, and keeps the data of the device', async () => {
    const { messages } = await open('/products/ridge-pillar-candle');
    const before = platform.calls.length;
    await page.getByRole('link', { name: 'Light' }).click();
    await page.getByRole('heading', { level: 1, name: 'Light' }).waitFor();
    await settle();
    const sent = platform.calls.slice(before).map(({ name }) => name);
    expect(sent).toEqual([
      'auth.requestTokens',
      'collections.getCollectionBySlug',
      'catalog.queryProducts',
    ]);
    expect(await getState()).toEqual({
      differences: [],
      loads: ['/collections/light'],
      saved: ['0 saved', '1 saved'],
    });
    expect(messages).toEqual([]);
  });

  it('says in development what to do about a page without its data', async () => {
    const { messages } = await open('/mistakes/no-loader/ring-vase');
    expect(messages).toEqual([
      expect.stringMatching(
        /^StorefrontProvider: the page was rendered on a server, but its data was not sent with it, so the browser requests it: \["catalog","product-by-slug","ring-vase"\]\. Load it on the server/,
      ),
    ]);
  });

  it('says in development what to do about a missing state', async () => {
    const { messages } = await open('/mistakes/no-state/ring-vase');
    const [message] = new Set(messages);
    expect(message).toMatch(
      /^HydrateStorefront: "state" is missing.* Return dehydrateStorefront\(storefront\)/,
    );
  });
});
