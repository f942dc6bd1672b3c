import { join } from 'node:path';
import { createMockPlatform } from '@vitrine/mocks';
import { createPlatformServer } from '@vitrine/mocks/server';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { serveFolders } from './static-server.ts';

type Closable = { close(): Promise<void> };
let browser: Browser;
let page: Page;
let storybook: Closable & { url: string };
let platformServer: Closable & { url: string };
const platform = createMockPlatform();

beforeAll(async () => {
  platformServer = await createPlatformServer({ platform, port: 0 });
  storybook = await serveFolders([join(import.meta.dirname, '../../storybook-static')]);
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([storybook?.close(), platformServer?.close()]);
});

const countAdditions = () =>
  platform.calls.filter(({ name, status }) => name === 'cart.addToCurrentCart' && status === 200)
    .length;

/** Opens a collection of the demo shop. */
async function openCollection(): Promise<void> {
  const address = new URLSearchParams({
    id: 'pages-collectionpage--ended-collection',
    viewMode: 'story',
    platform: platformServer.url,
  });
  await page.goto(`${storybook.url}/iframe.html?${address}`);
  await page.getByRole('heading', { level: 1, name: 'Collection not found' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/collections/for-the-table';
  });
}

describe('D4 a card on a touch screen', () => {
  it('shows its action without hover, and adds an item', async () => {
    await openCollection();
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const add = page.getByRole('button', { name: /^Add to cart \(/ }).first();
    await add.waitFor();
    expect(await add.evaluate((button) => button.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    );
    await add.tap();
    await expect.poll(countAdditions).toBe(1);
    // The card is a link, too.
    expect(new URL(page.url()).hash).toBe('#/collections/for-the-table');
  });

  it('asks for options in a sheet', async () => {
    await openCollection();
    const before = countAdditions();
    await page.getByRole('button', { name: 'Select size (Ridge pillar candle)' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Ridge pillar candle' });
    await sheet.getByRole('radio', { name: /^15 cm/ }).tap();
    await sheet.getByRole('button', { name: 'Add to cart' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(countAdditions).toBe(before + 1);
  });
});
