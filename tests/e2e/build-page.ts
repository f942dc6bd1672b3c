import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig } from 'vite';
import { fromSources } from '../../scripts/source-conditions.ts';

/**
 * Build settings for test pages, from the sources. React reports differences only in development.
 */
export const settings: InlineConfig = {
  ...fromSources,
  configFile: false,
  root: join(import.meta.dirname, '../..'),
  mode: 'development',
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [vanillaExtractPlugin()],
};

/** Builds a page's script as `page.js`. @returns the names of its style sheets. */
export async function buildPage(entry: string, folder: string): Promise<string[]> {
  await build({
    ...settings,
    build: {
      outDir: folder,
      minify: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.css'));
}

/** Builds the server bundle that renders a page, from the sources, and loads it. */
export async function buildForServer<Page>(entry: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-server-'));
  await build({
    ...settings,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  const page: Page = await import(pathToFileURL(join(folder, 'page.mjs')).href);
  return { page, close: () => rm(folder, { recursive: true }) };
}
