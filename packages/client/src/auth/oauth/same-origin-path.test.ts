import { expect, test } from 'vitest';
import { foreignUrls, own } from '../../testing/urls.ts';
import { toSameOriginPath } from './same-origin-path.ts';

const page = new URL('https://shop.example/vases/ring?size=2#care');

test.each(foreignUrls)('S61 %j returns the shop’s start page', (url) => {
  expect(toSameOriginPath(url, page)).toBe('/');
});

test.each(own)('S61 %j stays unchanged: %s', (url, path) => {
  expect(toSameOriginPath(url, page)).toBe(path);
});

test.each([undefined, null, 7, {}, ['/cart']])('S61 %j is not a URL', (url) => {
  expect(toSameOriginPath(url, page)).toBe('/');
});

test('S61 opaque origins are not the same origin', () => {
  const sandbox = new URL('data:text/html,hello');
  expect(toSameOriginPath('data:text/html,other', sandbox)).toBe('/');
  expect(toSameOriginPath('file:///etc/passwd', new URL('file:///home/shop.html'))).toBe('/');
});

test('S61 L26 every result has the page’s own origin, escaped and unescaped', () => {
  for (const url of [...foreignUrls, ...own.map(([input]) => input)]) {
    const path = toSameOriginPath(url, page);
    for (const read of [path, decodeURIComponent(path)]) {
      expect(new URL(read, page).origin, url).toBe(page.origin);
    }
  }
});
