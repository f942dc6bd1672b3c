import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createMockPlatform } from '@vitrine/mocks';
import { IMAGES_FOLDER } from '@vitrine/mocks/server';
import { build, defaultClientConditions } from 'vite';
import { measureInteraction, openRoute } from '../../../scripts/examples/measure-shop.ts';
import { report } from '../lib/child.mjs';
import { bench, headless } from '../lib/folders.mjs';
import { median } from '../lib/median.mjs';
import { withBrowser } from '../lib/page.mjs';
import { toProductV3 } from '../lib/product-v3.mjs';
import { servePage } from '../lib/serve-page.mjs';
import { provider } from '../pages/settings.js';

const RUNS = 5;
const SLUG = 'ridge-pillar-candle';

/** The pages, with their paths in the shop. */
const paths = { product: `/products/${SLUG}`, cart: '/cart' };

/** What Vite needs to build the pages of a contender: Vitrine's from its sources. */
const projects = {
  ours: {
    root: join(bench, 'pages/shop'),
    resolve: { conditions: ['vitrine-source', ...defaultClientConditions] },
    plugins: [vanillaExtractPlugin()],
  },
  peer: { root: join(headless, 'pages') },
};

/**
 * Builds a page of a contender with Vite, as shops do, and serves it. esbuild would load more at the
 * start: code of a package's index that only lazy code uses.
 */
async function serve(contender, name) {
  const { output } = await build({
    ...{ ...projects[contender], configFile: false, logLevel: 'error' },
    build: {
      write: false,
      rolldownOptions: { input: join(projects[contender].root, `${name}.html`) },
    },
  });
  const files = new Map(
    output.map((file) => [
      `/${file.fileName}`,
      gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }),
    ]),
  );
  files.set('/index.html', files.get(`/${name}.html`));
  return servePage(name, (path) => files.get(path), { 'content-encoding': 'gzip' });
}

/** Responds to what a page requests from the platform, and sends the pictures. Returns the new mock platform. */
async function respondToCalls(page) {
  const platform = createMockPlatform();
  const respond = async (route) => {
    const sent = route.request();
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith(`/stores/v3/products/slug/`)) {
      const product = toProductV3(platform.catalog.product(pathname.split('/').at(-1)));
      return route.fulfill({ json: { product } });
    }
    if (pathname.startsWith('/stores/v3/')) return route.fulfill({ json: { inventoryItems: [] } });
    const response = await platform.handle(
      new Request(platform.apiBaseUrl + pathname + search, {
        method: sent.method(),
        headers: sent.headers(),
        ...(sent.postData() && { body: sent.postData() }),
      }),
    );
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await response.text(),
    });
  };
  await page.route('https://*.wixapis.com/**', respond);
  await page.route(`${provider.apiBaseUrl}/**`, respond);
  const sendPicture = (route) => {
    const [, name = ''] = /\/(?:pictures|media)\/([\w-]+\.\w+)/.exec(route.request().url()) ?? [];
    return route.fulfill({ path: join(IMAGES_FOLDER, name) });
  };
  await page.route('**/pictures/**', sendPicture);
  await page.route('https://static.wixstatic.com/**', sendPicture);
  return platform;
}

const interactions = {
  ours: {
    color: (page) => page.getByRole('radio', { name: 'Moss' }),
    size: (page) => page.getByRole('radio', { name: /^10/ }),
    add: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }),
    more: (page) => page.getByRole('button', { name: /^Increase quantity/ }).first(),
  },
  peer: {
    color: (page) => page.getByRole('button', { name: 'Moss' }),
    size: (page) => page.getByRole('button', { name: /^10/ }),
    add: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }),
    more: (page) => page.getByRole('button', { name: '+', exact: true }).first(),
  },
};

/** Opens a page in a cold browser, and measures it and what a visitor does there, in ms and kB. */
async function visit(browser, contender, name, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(contender, name, error.message));
  const platform = await respondToCalls(page);
  if (name === 'cart') {
    platform.cart().add('dipped-cup', { quantity: 1, choices: { Colour: 'Sand' } });
    platform.cart().add('ring-vase', { quantity: 1 });
  }
  const { counted, figures } = await openRoute(page, url + paths[name]);
  const { lcp, tbt } = figures;
  const { color, size, add, more } = interactions[contender];
  const measured = { lcp, tbt, scripts: counted.bytes.Script / 1000 };
  if (name === 'product') {
    measured.color = await measureInteraction(page, () => color(page).click());
    await size(page).click();
    measured.add = await measureInteraction(page, () => add(page).click());
  } else {
    measured.more = await measureInteraction(page, () => more(page).click());
  }
  await context.close();
  return measured;
}

const measured = await withBrowser(async (browser) => {
  const figures = {};
  for (const name of Object.keys(paths)) {
    const servers = {
      ours: await serve('ours', name),
      peer: await serve('peer', name),
    };
    const runs = { ours: [], peer: [] };
    // In turns, so that whatever else the machine does falls on both.
    for (let run = 0; run < RUNS; run += 1) {
      for (const contender of ['ours', 'peer']) {
        runs[contender].push(await visit(browser, contender, name, servers[contender].url));
      }
    }
    for (const server of Object.values(servers)) server.close();
    figures[name] = Object.fromEntries(
      Object.entries(runs).map(([contender, all]) => [
        contender,
        Object.fromEntries(
          Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]),
        ),
      ]),
    );
  }
  return figures;
});
report(measured);
