import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig } from 'vite';
import { fromSources } from '../../../scripts/sources.ts';
import type { renderShop } from './on-server.tsx';

const here = import.meta.dirname;

/** React says what differs only in its development build. */
const settings: InlineConfig = {
  ...fromSources,
  configFile: false,
  root: join(here, '../../..'),
  mode: 'development',
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [vanillaExtractPlugin()],
};

/** Builds the demo shop for a server and for the browser. */
export async function buildShop() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-hydration-'));
  const server = join(folder, 'server');
  const browser = join(folder, 'browser');
  await build({
    ...settings,
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'on-server.tsx'),
      outDir: server,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  await build({
    ...settings,
    build: {
      outDir: browser,
      minify: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(here, 'in-browser.tsx'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const files = await readdir(browser, { recursive: true });
  const styles = files.filter((file) => file.endsWith('.css'));
  const page: { renderShop: typeof renderShop } = await import(
    pathToFileURL(join(server, 'page.mjs')).href
  );
  const close = () => rm(folder, { recursive: true });
  return { browser, styles, renderShop: page.renderShop, close };
}
