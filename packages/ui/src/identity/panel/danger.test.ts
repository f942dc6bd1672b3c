import { expect, test } from 'vitest';
import { dangerOf, type PlaceWindow } from './danger.ts';

const shop = 'https://shop.example';

/** A window of an origin, on its own or inside another one. */
function windowOf(origin: string, around?: PlaceWindow, isSecureContext = true): PlaceWindow {
  const own = { isSecureContext, location: { origin } } as PlaceWindow;
  return Object.assign(own, { parent: around ?? own, top: around?.top ?? own });
}

/** A window that this page may not look into. */
const stranger = (around?: PlaceWindow): PlaceWindow => {
  const own = windowOf('https://evil.example', around);
  return Object.defineProperty(own, 'location', {
    get() {
      throw new DOMException(
        'Blocked a frame from accessing a cross-origin frame',
        'SecurityError',
      );
    },
  });
};

test('S64 a page on its own, or inside its own site, is safe', () => {
  expect(dangerOf(windowOf(shop))).toBeUndefined();
  expect(dangerOf(windowOf(shop, windowOf(shop, windowOf(shop))))).toBeUndefined();
});

test('S64 a page inside a stranger’s is not, however deep', () => {
  expect(dangerOf(windowOf(shop, stranger()))).toBe('framed');
  expect(dangerOf(windowOf(shop, windowOf(shop, stranger())))).toBe('framed');
  expect(dangerOf(windowOf(shop, stranger(windowOf(shop))))).toBe('framed');
});

test('S65 a connection that is not encrypted is not safe', () => {
  expect(dangerOf(windowOf('http://shop.example', undefined, false))).toBe('insecure');
});

test('S77 a server shows nobody anything', () => {
  expect(dangerOf(undefined)).toBeUndefined();
});
