import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld } from '@vitrine/mocks';
import { createPlatformServer, HOSTED_PATH } from '@vitrine/mocks/server';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { buildPage } from '../build-page.ts';
import { serveFolders } from '../static-server.ts';

const documentOf = (styles: readonly string[], apiBaseUrl: string) => `<!doctype html>
<html lang="en-GB" dir="ltr" data-vt-theme="light">
<head>
<meta charset="utf-8"><title>Fenn House</title><link rel="icon" href="data:,">
${styles.map((style) => `<link rel="stylesheet" href="/${style}">`).join('\n')}
<script>window.__apiBaseUrl = ${JSON.stringify(apiBaseUrl)};</script>
</head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

/** The platform has to know its own address before it listens: that of its hosted pages. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The demo shop on a site of its own, and the platform and its hosted pages on a server. */
export async function openShop() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const world = createWorld({ apiBaseUrl: origin, hostedBaseUrl: origin + HOSTED_PATH });
  const platform = await createPlatformServer({ world, port });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tickets-'));
  const html = documentOf(
    await buildPage(join(import.meta.dirname, 'in-browser.tsx'), folder),
    platform.url,
  );
  const pictures = join(import.meta.dirname, '../../../mocks/assets');
  const site = await serveFolders([folder, pictures], (address) =>
    new URL(address, 'http://local').pathname === '/' ? html : undefined,
  );
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  return {
    world,
    site: site.url,
    /** A visitor's own window, at a page of the shop, and what failed in it. */
    async visit(hash: string) {
      const context = await browser.newContext({
        ...{ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
        ...{ locale: 'en-GB', timezoneId: 'Europe/Copenhagen' },
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') faults.push(request.url());
      });
      await page.clock.install();
      await page.goto(`${site.url}/${hash}`);
      return { page, faults, leave: () => context.close() };
    },
    async close() {
      await browser.close();
      await Promise.all([platform.close(), site.close(), rm(folder, { recursive: true })]);
    },
  };
}
