import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildPage, settings } from '../build-page.ts';
import type { renderShop } from './on-server.tsx';

const here = import.meta.dirname;

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
  const styles = await buildPage(join(here, 'in-browser.tsx'), browser);
  const page: { renderShop: typeof renderShop } = await import(
    pathToFileURL(join(server, 'page.mjs')).href
  );
  const close = () => rm(folder, { recursive: true });
  return { browser, styles, renderShop: page.renderShop, close };
}
