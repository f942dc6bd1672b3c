import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockPlatform, type ShopFactory } from '@vitrine/mocks';
import { createPlatformServer, HOSTED_PATH } from '@vitrine/mocks/server';
import { type BrowserContextOptions, chromium } from 'playwright';
import {
  findBrowser,
  getLaunchOptions,
} from '../../../packages/storybook/src/browser/find-browser.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { buildPage } from '../build-page.ts';
import { pageDocument } from '../page-document.ts';
import { serveFolders } from '../static-server.ts';

/** Opens the demo store on a separate site, with the platform and its hosted pages on a server. */
export async function openShop({ shop }: { shop?: ShopFactory } = {}) {
  // The platform needs its own URL before it listens: that of its hosted pages.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const platform = createMockPlatform({
    apiBaseUrl: origin,
    hostedBaseUrl: origin + HOSTED_PATH,
    ...(shop && { shop }),
  });
  const platformServer = await createPlatformServer({ platform, port });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tickets-'));
  const html = pageDocument(
    await buildPage(join(import.meta.dirname, 'in-browser.tsx'), folder),
    `<div id="root"></div>
<script>window.__apiBaseUrl = ${JSON.stringify(platformServer.url)};</script>
<script type="module" src="/page.js"></script>`,
  );
  const assetsFolder = join(import.meta.dirname, '../../../mocks/assets');
  const site = await serveFolders([folder, assetsFolder], (address) =>
    new URL(address, 'http://local').pathname === '/' ? html : undefined,
  );
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  return {
    platform,
    platformUrl: platformServer.url,
    site: site.url,
    /**
     * Opens a page of the site, or another URL, in a separate window, and records its errors.
     */
    async visit(hash: string, options: BrowserContextOptions = {}) {
      const context = await browser.newContext({
        ...{ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
        ...{ locale: 'en-GB', timezoneId: 'Europe/Copenhagen' },
        ...options,
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') faults.push(request.url());
      });
      await page.clock.install();
      await page.goto(new URL(hash, `${site.url}/`).href);
      return { page, faults, leave: () => context.close() };
    },
    async close() {
      await browser.close();
      await Promise.all([platformServer.close(), site.close(), rm(folder, { recursive: true })]);
    },
  };
}
