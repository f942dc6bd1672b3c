import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveFolders } from '../static-server.ts';
import { type Site, servePage } from './servers.ts';
import { useSites } from './sites.ts';

const folder = join(import.meta.dirname, '../../../storybook-static');
const sites = useSites();
let storybook: Awaited<ReturnType<typeof serveFolders>>;
let attacker: Site;
let attack = '';
let page: Page;
let consoleMessages: string[];

beforeAll(async () => {
  storybook = await serveFolders([folder]);
  attacker = await servePage('localhost', () => attack);
});
afterAll(() => Promise.all([storybook?.close(), attacker?.close()]));

beforeEach(async () => {
  page = await sites.context.newPage();
  consoleMessages = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
});
afterEach(async () => {
  expect(await page.locator('iframe[title="Log in"]').count()).toBe(0);
  expect(consoleMessages.filter((text) => /token/i.test(text))).toEqual([]);
});

/** Returns the site's login page; the platform in its URL never receives a request. */
const loginAt = (origin: string) => {
  const id = 'identity-loginpage--default';
  const platformServer = 'http://127.0.0.1:4010';
  return `${origin}/iframe.html?${new URLSearchParams({ id, viewMode: 'story', platform: platformServer })}`;
};

const addFrame = (url: string) => `
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.src = ${JSON.stringify(url)};
  frame.style.cssText = 'inline-size: 60rem; block-size: 40rem';`;

/** Waits for the login, and returns its number of password fields. */
async function passwordsIn(pageOrFrame: Page | FrameLocator): Promise<number> {
  await pageOrFrame.getByRole('heading', { name: 'Log in' }).waitFor();
  return pageOrFrame.locator('input[type="password"]').count();
}

test('S64 a shop framed by another site shows no password field, and links out of the frame', async () => {
  const url = loginAt(storybook.url);
  attack = addFrame(url);
  await page.goto(attacker.origin);
  const framed = page.frameLocator('iframe');
  expect(await passwordsIn(framed)).toBe(0);
  const link = framed.getByRole('link', { name: 'Open this page' });
  expect(await link.getAttribute('href')).toBe(url);
  const opened = sites.context.waitForEvent('page');
  await link.click();
  const own = await opened;
  expect(await passwordsIn(own)).toBe(1);
  expect(await own.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(`${attacker.origin}/`);
});

test('S64 a shop framed by its own site shows the password field', async () => {
  await page.goto(loginAt(storybook.url));
  await page.evaluate(addFrame(loginAt(storybook.url)));
  expect(await passwordsIn(page.frameLocator('iframe').last())).toBe(1);
});

test('S65 a shop over http shows no password field and links to https; localhost shows it', async () => {
  const open = 'http://shop.example';
  await sites.context.route(`${open}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await fetch(storybook.url + pathname + search);
    const contentType = response.headers.get('content-type') ?? 'text/html';
    await route.fulfill({
      status: response.status,
      contentType,
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(loginAt(open));
  expect(await passwordsIn(page)).toBe(0);
  const link = page.getByRole('link', { name: 'Go to the secure page' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/shop\.example\/iframe\.html/);
  await page.goto(loginAt(storybook.url));
  expect(await passwordsIn(page)).toBe(1);
});
