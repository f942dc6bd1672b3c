import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { bench, root } from './folders.mjs';
import { fromUi, ui } from './ui.mjs';

/** The files of a page of `pages`, as a shop would serve them. */
export async function filesOfPage(name, options) {
  const { outputFiles } = await build({
    entryPoints: [join(bench, 'pages', name)],
    bundle: true,
    minify: true,
    jsx: 'automatic',
    platform: 'browser',
    target: 'es2022',
    nodePaths: [join(ui, 'node_modules'), join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    write: false,
    // What esbuild says of the theme's layers is known.
    logLevel: 'silent',
    ...fromUi(),
    ...options,
  });
  return outputFiles;
}

/** A page of `pages` as one script, with the React that tells how long its commits took. */
export async function profiledPage(name) {
  const alias = { 'react-dom/client': 'react-dom/profiling' };
  const files = await filesOfPage(name, { format: 'iife', alias });
  return files.find(({ path }) => path.endsWith('.js')).text;
}

/** Lends a browser for as long as it is used. */
export async function withBrowser(use) {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Runs a script in an empty page of its own for each variant, and answers what came of each. */
export const inPages = (script, variants, use) =>
  withBrowser(async (browser) => {
    const measured = {};
    for (const variant of variants) {
      const tab = await browser.newPage();
      await tab.route('**/*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
      );
      await tab.goto('https://shop.example');
      await tab.addScriptTag({ content: script });
      measured[variant] = await use(tab, variant);
      await tab.close();
    }
    return measured;
  });
