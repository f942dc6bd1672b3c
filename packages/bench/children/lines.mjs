import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { report } from '../lib/child.mjs';
import { bench, root } from '../lib/folders.mjs';
import { median } from '../lib/median.mjs';

const changes = 15;

const ui = join(root, 'packages/ui');
const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

const { outputFiles } = await build({
  entryPoints: [join(bench, 'pages/lines.tsx')],
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  platform: 'browser',
  target: 'es2022',
  conditions: ['vitrine-source'],
  nodePaths: [join(ui, 'node_modules'), join(root, 'node_modules')],
  // Only this build of React tells how long its commits took.
  alias: { 'react-dom/client': 'react-dom/profiling' },
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: '/',
  absWorkingDir: ui,
  write: false,
  logLevel: 'silent',
  plugins: [vanillaExtractPlugin()],
});
const script = outputFiles.find(({ path }) => path.endsWith('.js'));

const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  const measured = {};
  for (const which of ['plain', 'ours']) {
    const tab = await browser.newPage();
    await tab.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Cart</title>' }),
    );
    await tab.goto('https://shop.example');
    await tab.addScriptTag({ content: script.text });
    measured[which] = await tab.evaluate(
      ({ which: one, changes: count }) => window.measure(one, count),
      { which, changes },
    );
    await tab.close();
  }
  report({
    ours: median(measured.ours.times),
    peer: median(measured.plain.times),
    others: measured.ours.others,
  });
} finally {
  await browser.close();
}
