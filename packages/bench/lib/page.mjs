import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser, getLaunchOptions } from '../../storybook/src/browser/find-browser.ts';
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
    // esbuild's warnings about the theme's layers are known.
    logLevel: 'silent',
    ...fromUi(),
    ...options,
  });
  return outputFiles;
}

/** Bundles a page of `pages` as one script, with the React build that reports commit durations. */
export async function profiledPage(name) {
  const alias = { 'react-dom/client': 'react-dom/profiling' };
  const files = await filesOfPage(name, { format: 'iife', alias });
  return files.find(({ path }) => path.endsWith('.js')).text;
}

/** Provides a browser for the duration of a callback. */
export async function withBrowser(use) {
  const browser = await chromium.launch(getLaunchOptions(await findBrowser()));
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Runs a script in a separate empty page for each variant, and returns the result of each. */
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
