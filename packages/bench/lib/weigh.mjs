import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { leaveOutWhatIsLazy } from './leave-out-lazy.mjs';
import { fromUi, ui } from './ui.mjs';

/** What a page has anyway. */
export const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** kB of JavaScript that parts of ui bring to a page with React; paths begin at its sources. */
export const weighUi = (contents) =>
  weigh(
    { contents, resolveDir: join(ui, 'src'), sourcefile: 'page.ts', loader: 'ts' },
    { ...fromUi(), external: react },
  );

/**
 * kB of a page's JavaScript, minified and gzipped: without what is loaded when it is used, or
 * `whole`.
 */
export async function weigh(stdin, { plugins = [], whole = false, ...options } = {}) {
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    // What esbuild says of the theme's layers is known: they come as a style sheet.
    logLevel: 'silent',
    plugins: whole ? plugins : [leaveOutWhatIsLazy, ...plugins],
    ...options,
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(code.contents, { level: 9 }).length / 1000;
}
