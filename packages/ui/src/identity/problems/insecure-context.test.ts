import { expect, test } from 'vitest';
import { type ContextWindow, getUnsafeContext } from './insecure-context.ts';

const shop = 'https://shop.example';

/** Creates a window of an origin, on its own or inside another one. */
function getWindow(origin: string, around?: ContextWindow, isSecureContext = true): ContextWindow {
  const own = { isSecureContext, location: { origin } } as ContextWindow;
  return Object.assign(own, { parent: around ?? own, top: around?.top ?? own });
}

/** Creates a cross-origin window, which this page may not access. */
const stranger = (around?: ContextWindow): ContextWindow => {
  const own = getWindow('https://evil.example', around);
  return Object.defineProperty(own, 'location', {
    get() {
      throw new DOMException(
        'Blocked a frame from accessing a cross-origin frame',
        'SecurityError',
      );
    },
  });
};

test('S64 a top-level page, or one inside its own site, is safe', () => {
  expect(getUnsafeContext(getWindow(shop))).toBeUndefined();
  expect(getUnsafeContext(getWindow(shop, getWindow(shop, getWindow(shop))))).toBeUndefined();
});

test('S64 a page inside another site is unsafe at any depth', () => {
  expect(getUnsafeContext(getWindow(shop, stranger()))).toBe('framed');
  expect(getUnsafeContext(getWindow(shop, getWindow('https://evil.example')))).toBe('framed');
  expect(getUnsafeContext(getWindow(shop, getWindow(shop, stranger())))).toBe('framed');
  expect(getUnsafeContext(getWindow(shop, stranger(getWindow(shop))))).toBe('framed');
});

test('S65 an unencrypted connection is unsafe', () => {
  expect(getUnsafeContext(getWindow('http://shop.example', undefined, false))).toBe('insecure');
});

test('S77 a server reports no problem', () => {
  expect(getUnsafeContext(undefined)).toBeUndefined();
});
