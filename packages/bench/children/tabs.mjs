import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser, getLaunchOptions } from '../../storybook/src/browser/find-browser.ts';
import { report } from '../lib/child.mjs';
import { bench } from '../lib/folders.mjs';
import { wireResponses } from './fixtures.mjs';

const calls = 20;
const tabs = 3;
/** Duration of a renewal, in milliseconds: as long as over a network. */
const renewal = 300;
const shop = 'https://shop.example';

const expired = {
  accessToken: { value: 'expired', expiresAt: 1 },
  refreshToken: { value: 'refresh', role: 'member' },
};

const [product] = (await wireResponses()).products.products;
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(bench, 'pages', entry)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/**
 * Responds to all requests of the tabs. @returns a function with the number of token requests so
 * far.
 */
async function respondToAll(context, script) {
  let renewals = 0;
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().startsWith(shop)) {
      const body = `<!doctype html><title>Shop</title><script>${script.replaceAll('</script', '<\\/script')}</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (!request.url().endsWith('/oauth2/token')) {
      return route.fulfill({ headers, json: { product } });
    }
    renewals += 1;
    await setTimeout(renewal);
    const json = { access_token: 'fresh', refresh_token: 'refresh', expires_in: 14_400 };
    return route.fulfill({ headers, json });
  });
  return () => renewals;
}

/** Renewals that the tabs make whose calls begin together on an expired token. */
async function count(browser, entry) {
  const context = await browser.newContext();
  const renewals = await respondToAll(context, await bundled(entry));
  const pages = [];
  for (let at = 0; at < tabs; at += 1) {
    const page = await context.newPage();
    await page.goto(shop);
    pages.push(page);
  }
  await pages[0].evaluate((tokens) => window.signIn(tokens), expired);
  const responses = await Promise.all(
    pages.map((page) =>
      page.evaluate(
        ({ calls, id }) => Promise.all(Array.from({ length: calls }, () => window.call(id))),
        { calls, id: product.id },
      ),
    ),
  );
  if (responses.flat().some((response) => response.product.name !== product.name)) {
    throw new Error('A call came back without its product.');
  }
  await context.close();
  return renewals();
}

const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
try {
  report({
    ours: await count(browser, 'ours/tabs.js'),
    peer: await count(browser, 'peer/tabs.js'),
  });
} finally {
  await browser.close();
}
