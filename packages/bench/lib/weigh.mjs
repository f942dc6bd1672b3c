import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './folders.mjs';
import { leaveOutWhatIsLazy } from './leave-out-lazy.mjs';

const ui = join(root, 'packages/ui');
const { vanillaExtractPlugin } = createRequire(join(ui, 'package.json'))(
  '@vanilla-extract/esbuild-plugin',
);

/** kB of JavaScript that parts of ui bring to a page, as `weigh` tells; paths begin at its sources. */
export const weighUi = (contents) =>
  weigh(
    { contents, resolveDir: join(ui, 'src'), sourcefile: 'page.ts', loader: 'ts' },
    { conditions: ['vitrine-source'], absWorkingDir: ui, plugins: [vanillaExtractPlugin()] },
  );

/** kB of a page's JavaScript, minified and gzipped, without React and what is loaded when it is used. */
export async function weigh(stdin, { plugins = [], external = [], ...options } = {}) {
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', ...external],
    outdir: 'out',
    write: false,
    // What esbuild says of the theme's layers is known: they come as a style sheet.
    logLevel: 'silent',
    plugins: [leaveOutWhatIsLazy, ...plugins],
    ...options,
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(code.contents, { level: 9 }).length / 1000;
}
