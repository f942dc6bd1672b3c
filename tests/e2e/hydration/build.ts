import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForServer, buildPage } from '../build-page.ts';
import type * as Shop from './on-server.tsx';

const here = import.meta.dirname;

/** Builds the demo shop for a server and for the browser. */
export async function buildShop() {
  const browser = await mkdtemp(join(tmpdir(), 'vitrine-hydration-'));
  const server = await buildForServer<typeof Shop>(join(here, 'on-server.tsx'));
  const styles = await buildPage(join(here, 'in-browser.tsx'), browser);
  const close = async () => {
    await server.close();
    await rm(browser, { recursive: true });
  };
  const { renderShop, streamShop } = server.page;
  return { browser, styles, renderShop, streamShop, close };
}
