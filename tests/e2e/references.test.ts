import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  findBrowser,
  getLaunchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
import { referencedPages } from '../../stories/review/referenced-pages.ts';
import { serveFolders } from './static-server.ts';

let browser: Browser;
let page: Page;
let storybook: { url: string; close(): Promise<void> };
let preview: FrameLocator;
const errors: string[] = [];

beforeAll(async () => {
  storybook = await serveFolders([join(import.meta.dirname, '../../storybook-static')]);
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => errors.push(error.message));
  preview = page.frameLocator('#storybook-preview-iframe');
});

beforeEach(async () => {
  errors.length = 0;
  // The toolbar is set to dark and to Persian, which concerns stories and not this page.
  await page.goto(
    `${storybook.url}/index.html?path=/docs/review-references--docs&globals=theme:dark;locale:fa-IR`,
  );
  await preview.locator('#home').waitFor();
});

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
});

it('is found by “sign off”', async () => {
  await page.locator('#storybook-explorer-searchfield').fill('sign-off');
  await page.getByRole('option', { name: /References and sign-off/ }).waitFor();
});

it('scrolls to a page from the table of contents', async () => {
  const contents = preview.getByRole('link', { name: 'Ticket order', exact: true });
  await contents.click();
  const getTop = async () => (await preview.locator('#ticket-order').boundingBox())?.y ?? 9999;
  await expect.poll(getTop, { timeout: 5000 }).toBeLessThan(500);
  expect(errors).toEqual([]);
});

it('shows the picture that the end of the slider names, in its natural size', async () => {
  const group = preview.getByRole('region', { name: 'Pictures: Home, Phone', exact: true });
  await group.scrollIntoViewIfNeeded();
  const reference = group.getByRole('img', { name: /^Reference/ });
  const screenshot = group.getByRole('img', { name: /^Screenshot/ });
  await expect.poll(async () => (await reference.boundingBox())?.width).toBe(390);
  expect((await screenshot.boundingBox())?.width).toBe(360);
  const getClip = (image: typeof reference) =>
    image.locator('..').evaluate((element) => getComputedStyle(element).clipPath);
  const index = referencedPages[0]?.pairs.findIndex(({ mode }) => mode === 'Phone') ?? -1;
  const slider = preview.getByRole('slider').nth(index);
  expect(await slider.locator('..').textContent()).toBe('ReferenceScreenshot');
  await slider.fill('0');
  expect(await getClip(screenshot)).toBe('inset(0px 100% 0px 0px)');
  expect(await getClip(reference)).toBe('inset(0px 0px 0px 0%)');
  await slider.fill('100');
  expect(await getClip(screenshot)).toBe('inset(0px 0% 0px 0px)');
  expect(await getClip(reference)).toBe('inset(0px 0px 0px 100%)');
});

it('shows a reference of two pixels for each CSS pixel at half its width', async () => {
  const group = preview.getByRole('region', { name: 'Pictures: Product, Phone', exact: true });
  await group.scrollIntoViewIfNeeded();
  const reference = group.getByRole('img', { name: /^Reference/ });
  await expect.poll(async () => (await reference.boundingBox())?.width).toBe(390);
});

it('is left to right, legible and accessible with any toolbar', async () => {
  const heading = preview.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await preview.getByText('No verdict yet').first().waitFor();
  const frame = page.frames().find((one) => one.url().includes('iframe.html'));
  await frame?.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const found = await frame?.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(node: string, options: object): Promise<AxeResults> };
    };
    const { violations } = await axe.run('#storybook-docs', { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
    );
  });
  expect(found).toEqual([]);
});
