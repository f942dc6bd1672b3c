import { expect, it } from 'vitest';
import { shouldRevalidate } from './should-revalidate.ts';

const decide = (from: string, to: string, rest: object = {}) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://shop.example'),
    nextUrl: new URL(to, 'https://shop.example'),
    defaultShouldRevalidate: true,
    ...rest,
  } as Parameters<typeof shouldRevalidate>[0]);

it('does not run the loader for a change of the query alone', () => {
  expect(decide('/vases?q=a', '/vases?q=b')).toBe(false);
  expect(decide('/vases', '/vases?q=b', { formMethod: 'GET' })).toBe(false);
});

it('runs the loader for another path, for the same URL, and after an action', () => {
  expect(decide('/vases?q=a', '/cups?q=b')).toBe(true);
  expect(decide('/vases?q=a', '/vases?q=a')).toBe(true);
  expect(decide('/vases?q=a', '/vases?q=b', { formMethod: 'POST' })).toBe(true);
});

it('does not run the loader if React Router would not', () => {
  expect(decide('/vases', '/cups', { defaultShouldRevalidate: false })).toBe(false);
});
