import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A server on loopback with one of its names: each name is a separate site. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

async function serve(host: '127.0.0.1' | 'localhost', respond: RequestListener): Promise<Site> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const html = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title>Page</title><script type="module">${script}</script>`;

// Functions that a test calls in the page: functions passed to a browser cannot import.
const exposeClient = `
  import { createClient } from '/client/index.js';
  import * as auth from '/client/auth/index.js';
  window.__client = { createClient, ...auth };`;

// The host's own file. Only a test may take the base URL from the page.
const tokenWorker = `
  import { serveTokens } from '/client/index.js';
  serveTokens({ apiBaseUrl: new URL(location.href).searchParams.get('api') });`;

const dist = join(import.meta.dirname, '../../../packages/client/dist');

/** Reads the client's current build: a later build does not affect running tests. */
async function readClient(): Promise<Map<string, Buffer>> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(names.map((name) => readFile(join(dist, name))));
  return new Map(names.map((name, at) => [`/client/${name}`, sources[at] ?? Buffer.of()]));
}

/** Serves the site's page, with the built client and a test's headers. */
export async function serveShop(headers: () => Record<string, string>): Promise<Site> {
  const client = await readClient();
  return serve('127.0.0.1', ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://shop');
    const script = pathname === '/token-worker.js' ? tokenWorker : client.get(pathname);
    const type = script ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, ...headers() });
    response.end(script ?? `<button>First</button><button>Last</button>${html(exposeClient)}`);
  });
}

/** Serves a third-party page with any script. */
export const servePage = (host: '127.0.0.1' | 'localhost', script: () => string): Promise<Site> =>
  serve(host, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(html(script()));
  });
