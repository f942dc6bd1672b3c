import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../lib/folders.mjs';
import { leaveOutWhatIsLazy } from '../lib/leave-out-lazy.mjs';
import { row } from '../lib/report.mjs';

const ui = join(root, 'packages/ui');
const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

/**
 * Parts of ui and how many kB of JavaScript each may bring to a page that has the provider: the
 * page's own part, minified and gzipped, without React and without what is loaded when it is used.
 */
const measured = [
  {
    what: 'variant picker',
    from: 'catalog/variant-picker/VariantPicker.tsx',
    name: 'VariantPicker',
    goal: 14,
  },
  { what: 'price', from: 'catalog/price/ProductPrice.tsx', name: 'ProductPrice', goal: 2 },
  { what: 'product card', from: 'catalog/card/ProductCard.tsx', name: 'ProductCard', goal: 6 },
  { what: 'gallery', from: 'catalog/gallery/Gallery.tsx', name: 'Gallery', goal: 14 },
  {
    what: 'cart drawer, with its state',
    from: 'cart/CartDrawer.tsx',
    name: 'CartDrawer',
    goal: 30,
  },
];

const provider = "export { UiProvider } from './provider/UiProvider.tsx';";

export async function measure() {
  const before = await bytesOf(provider);
  const rows = [];
  for (const { what, from, name, goal } of measured) {
    const ours = (await bytesOf(`${provider} export { ${name} } from './${from}';`)) - before;
    rows.push(row({ name: `${what}, beside the provider`, ours, unit: 'kB', goal }));
  }
  return rows;
}

async function bytesOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(ui, 'src'), sourcefile: 'page.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['vitrine-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    outdir: 'out',
    absWorkingDir: ui,
    write: false,
    // What esbuild says of the theme's layers is known: they come as a style sheet.
    logLevel: 'silent',
    plugins: [leaveOutWhatIsLazy, vanillaExtractPlugin()],
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(code.contents, { level: 9 }).length / 1000;
}
