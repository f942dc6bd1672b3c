import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { bench, root } from './folders.mjs';

const ui = join(root, 'packages/ui');
const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

/** A page of `pages` as one script, with the React that tells how long its commits took. */
export async function profiledPage(name) {
  const { outputFiles } = await build({
    entryPoints: [join(bench, 'pages', name)],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    platform: 'browser',
    target: 'es2022',
    conditions: ['vitrine-source'],
    nodePaths: [join(ui, 'node_modules'), join(root, 'node_modules')],
    alias: { 'react-dom/client': 'react-dom/profiling' },
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    absWorkingDir: ui,
    write: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
  });
  return outputFiles.find(({ path }) => path.endsWith('.js')).text;
}

/** Runs a script in an empty page of its own for each variant, and answers what came of each. */
export async function inPages(script, variants, use) {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
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
  } finally {
    await browser.close();
  }
}
