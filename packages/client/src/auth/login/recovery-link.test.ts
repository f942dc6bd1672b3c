import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../testing/browser-page.ts';
import { readRecoveryLink } from './recovery-link.ts';

const reset = 'https://shop.example/reset';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?recoveryToken=t1', { recoveryToken: 't1' }, ''],
  [
    '?size=2&recoveryToken=t%2F1&email=a%40b.dk#care',
    { recoveryToken: 't/1', email: 'a@b.dk' },
    '?size=2#care',
  ],
  ['?email=mine%40shop.dk#recoveryToken=t1', { recoveryToken: 't1', email: 'mine@shop.dk' }, ''],
])('S75 the recovery parameters are removed from the URL: %s', (rest, brought, left) => {
  const page = browserPage(reset + rest);
  expect(readRecoveryLink()).toEqual(brought);
  expect(page.replaced).toEqual([reset + left]);
  expect(readRecoveryLink()).toBeUndefined();
});

test('S75 a duplicate token is ignored and removed', () => {
  const page = browserPage(`${reset}?recoveryToken=a#recoveryToken=b`);
  expect(readRecoveryLink()).toBeUndefined();
  expect(page.href).toBe(reset);
});

test('a URL without a token stays unchanged', () => {
  const page = browserPage(`${reset}?email=mine`);
  expect(readRecoveryLink()).toBeUndefined();
  expect(page.replaced).toEqual([]);
});

test('the token parameter can have another name', () => {
  browserPage(`${reset}?forgot=t1&recoveryToken=other`);
  expect(readRecoveryLink({ parameter: 'forgot' })).toEqual({ recoveryToken: 't1' });
});

test('there is no recovery link outside a page', () => {
  expect(() => readRecoveryLink()).toThrow(TypeError);
});
