import { expect, it } from 'vitest';
import { getPageUrl } from './get-page-url.ts';

it('joins the base and the path by one slash', () => {
  const url = 'https://shop.example/events/night-choir';
  expect(getPageUrl({ base: 'https://shop.example/', path: '/events/night-choir' })).toBe(url);
  expect(getPageUrl({ base: 'https://shop.example', path: 'events/night-choir' })).toBe(url);
  expect(getPageUrl({ base: 'https://shop.example' } as never)).toBe('https://shop.example/');
});

it('is missing without a base, and for a URL that could not be opened', () => {
  expect(getPageUrl(undefined)).toBeUndefined();
  expect(getPageUrl({ base: '', path: '/events' })).toBeUndefined();
  expect(getPageUrl({ base: 'javascript:alert(1)', path: '' })).toBeUndefined();
});
