import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShopFactory, fennHouse, type ShopFactory } from '@vitrine/mocks';
import { createIdentityServer, OWNER_PATH } from '@vitrine/mocks/server';
import type { BrowserContextOptions, Page } from 'playwright';
import { build } from 'vite';
import { settings } from '../build-page.ts';
import { serveFolders } from '../static-server.ts';
import { openShop } from '../tickets/open-shop.ts';

const example = join(import.meta.dirname, '../../../examples/admin');

/** The owner of the mock platform's shop. */
const owner = { email: 'inger@fennhouse.example', password: 'warm-stoneware' };

/** Builds the example for owners from the sources, for the URLs of the environment. */
async function buildExample(outDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  const define = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  await build({
    ...settings,
    root: example,
    mode: 'production',
    // A test is no production environment, in which React has no development runtime of JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(define) },
    // The fonts are made by the build of the package.
    resolve: {
      ...settings.resolve,
      alias: { '@vitrine/theme/fonts.css': '@vitrine/theme/styles.css' },
    },
    build: { outDir, minify: false },
  });
}

/** The demo shop with a series of candles besides, for a change of many prices. */
const withCandles: ShopFactory = (options) => {
  const products = Array.from({ length: 400 }, (_, index) => ({
    name: `Beeswax candle ${index + 1}`,
    price: 20 + (index + 1) / 10,
  }));
  const candles = createShopFactory({ name: 'Candles', currency: 'EUR', products })(options);
  const shop = fennHouse(options);
  return { ...shop, products: [...shop.products, ...candles.products] };
};

/** Opens the demo shop and, on a site of its own, the example for its owner. */
export async function openAdmin() {
  const shop = await openShop({ shop: withCandles });
  const provider = await createIdentityServer({ platform: shop.platform, port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-admin-'));
  await buildExample(folder, {
    VITE_CLIENT_ID: 'fenn-house-admin',
    VITE_API_BASE_URL: shop.platformUrl,
    VITE_IDENTITY_BASE_URL: provider.url,
    VITE_OWNER_BASE_URL: shop.platformUrl + OWNER_PATH,
  });
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  // Every path without a file is a page of the app.
  const site = await serveFolders([folder], (address) =>
    new URL(address, 'http://local').pathname.includes('.') ? undefined : html,
  );

  /** Opens a page of the owner's site in a window of its own, and logs in. */
  async function visitAdmin(path: string, options: BrowserContextOptions = {}) {
    const visit = await shop.visit(`${site.url}${path}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const { page } = visit;
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor({ state: 'detached' });
    return visit;
  }

  return {
    ...shop,
    visitAdmin,
    async close() {
      await Promise.all([provider.close(), site.close(), rm(folder, { recursive: true })]);
      await shop.close();
    },
  };
}

/** Returns a button of the page. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
