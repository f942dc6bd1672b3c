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

const story = 'pages-browsetocheckout--reaches-hosted-checkout';

type Closable = { close(): Promise<void> };
let browser: Browser;
let page: Page;
let storybook: Closable & { url: string };
let platformServer: Closable & { url: string };
const platform = createMockPlatform();
const requested: string[] = [];

beforeAll(async () => {
  platformServer = await createPlatformServer({ platform, port: 0 });
  storybook = await serveFolders([join(import.meta.dirname, '../../storybook-static')]);
  browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  page.on('request', (request) => requested.push(request.url()));
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([storybook?.close(), platformServer?.close()]);
});

describe('a built Storybook and the platform as a server', () => {
  it('takes a shopper from the catalog to the hosted checkout, over HTTP and without MSW', async () => {
    await page.addInitScript(reportStory);
    const address = new URLSearchParams({
      id: story,
      viewMode: 'story',
      platform: platformServer.url,
    });
    await page.goto(`${storybook.url}/iframe.html?${address}`);
    const outcome = await page.waitForFunction(() => window.__finishedStory, undefined, {
      timeout: 90_000,
    });
    expect(await outcome.jsonValue()).toEqual({ status: 'success', error: undefined });

    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toEqual([]);
    const names = platform.calls.filter((call) => call.status === 200).map((call) => call.name);
    expect(names).toEqual(
      expect.arrayContaining([
        'catalog.queryProducts',
        'cart.addToCurrentCart',
        'cart.updateCurrentCart',
        'cart.estimateCurrentCartTotals',
        'cart.createCheckoutFromCurrentCart',
        'redirects.createRedirectSession',
      ]),
    );
    const elsewhere = requested.filter((url) => !/^(data:|blob:|http:\/\/127\.0\.0\.1:)/.test(url));
    expect(elsewhere).toEqual([]);
  });
});

declare global {
  interface Window {
    __finishedStory?: { status: string; error?: string };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: string, listener: (report: never) => void): void;
    };
  }
}

/** Runs in the page before its own scripts: records the result of the story's play function. */
function reportStory(): void {
  let error: string | undefined;
  const timer = setInterval(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(timer);
    channel.on('playFunctionThrewException', (thrown: { message: string }) => {
      error = thrown.message;
    });
    channel.on('storyFinished', ({ status }: { status: string }) => {
      window.__finishedStory = { status, error };
    });
  }, 5);
}
