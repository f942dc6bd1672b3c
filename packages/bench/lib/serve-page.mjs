import { createServer } from 'node:http';
import { extname } from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/**
 * Serves a page on a free port: the file `/index.html`, or one with the script and the style sheet of
 * the page's name.
 *
 * @param name the page: `/<name>.js` is its script.
 * @param getFile returns the content of a path, or undefined. Every path without an extension shows the page.
 * @param headers additional headers of files.
 * @returns the URL, and what stops the server.
 */
export async function servePage(name, getFile, headers = {}) {
  const index = getFile('/index.html');
  const sheet = `/${name}.css`;
  const styles = getFile(sheet) ? `<link rel="stylesheet" href="${sheet}">` : '';
  const markup = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width">${styles}<div id="root"></div><script type="module" src="/${name}.js"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const extension = extname(pathname);
    if (extension === '') {
      response.writeHead(200, { 'content-type': 'text/html', ...(index && headers) });
      response.end(index ?? markup);
      return;
    }
    const file = getFile(pathname);
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...headers,
    });
    response.end(file);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
