import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

/** Returns the file of a URL path, from the first directory that contains it. */
async function findFile(folders: readonly string[], address: string) {
  for (const folder of folders) {
    const { pathname } = new URL(address, 'http://local');
    const path = join(folder, normalize(pathname.replace(/\/$/, '/index.html')));
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return { path, size: found.size };
  }
  return undefined;
}

/**
 * Serves directories on loopback, and the content of `page` in place of a file. @returns its URL
 * and a function that stops it.
 */
export async function serveFolders(
  folders: readonly string[],
  page: (address: string) => string | undefined = () => undefined,
) {
  const server = createServer(async ({ url = '/' }, response) => {
    const html = page(url);
    if (html !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      return;
    }
    const found = await findFile(folders, url);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const { path, size } = found;
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': size,
    });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
