import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { leaveOutWhatIsLazy } from './leave-out-lazy.mjs';
import { fromUi, ui } from './ui.mjs';

/** Packages that every page contains. */
export const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/**
 * Returns the kB of JavaScript that ui components add to a page with React; paths are relative to
 * its sources.
 */
export const weighUi = (contents) =>
  weigh(
    { contents, resolveDir: join(ui, 'src'), sourcefile: 'page.ts', loader: 'ts' },
    { ...fromUi(), external: react },
  );

/**
 * Returns the kB of a page's JavaScript, minified and gzipped: without lazy modules, or with
 * `whole` including them.
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
    // esbuild's warnings about the theme's layers are known: the layers come from a style sheet.
    logLevel: 'silent',
    plugins: whole ? plugins : [leaveOutWhatIsLazy, ...plugins],
    ...options,
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(code.contents, { level: 9 }).length / 1000;
}
