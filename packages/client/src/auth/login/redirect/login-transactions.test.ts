import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage, getStorage } from '../../../testing/browser-page.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { hasPendingLogin, saveLogin, takeLogin } from './login-transactions.ts';

const login = (state: string) => ({
  origin: 'https://login.example',
  oauthData: { originalUri: '/', codeVerifier: 'verifier', codeChallenge: 'challenge', state },
});

let page: ReturnType<typeof browserPage>;
beforeEach(() => {
  page = browserPage();
});
afterEach(() => vi.unstubAllGlobals());

test('L3 a login can be taken by its state once', () => {
  const { client } = fakePlatform();
  saveLogin(client, login('a'));
  saveLogin(client, login('b'));
  expect(takeLogin(client, 'a')).toMatchObject(login('a'));
  expect(takeLogin(client, 'a')).toBeUndefined();
  expect(hasPendingLogin(client, 'b')).toBe(true);
});

test('S22 only the latest ten of 20 abandoned logins are saved', () => {
  const { client } = fakePlatform();
  for (let at = 0; at < 20; at += 1) saveLogin(client, login(`state-${at}`));
  const pendingStates = Array.from({ length: 20 }, (_, at) =>
    hasPendingLogin(client, `state-${at}`),
  );
  expect(pendingStates).toEqual([...Array(10).fill(false), ...Array(10).fill(true)]);
  expect([...page.items.values()].join('').length).toBeLessThan(4_000);
});

test('S22 a login is removed after half an hour, and makes room', () => {
  const { client, time } = fakePlatform();
  saveLogin(client, login('old'));
  time.now += 30 * 60_000 - 1;
  expect(hasPendingLogin(client, 'old')).toBe(true);
  time.now += 1;
  expect(takeLogin(client, 'old')).toBeUndefined();
  saveLogin(client, login('other'));
  expect([...page.items.values()].join()).not.toContain('old');
});

test('S38 two clients or two providers on one page share no logins', () => {
  const { client } = fakePlatform();
  const others = [
    { ...client, settings: { ...client.settings, clientId: 'client-2' } },
    { ...client, settings: { ...client.settings, identityBaseUrl: 'https://id.example' } },
  ];
  saveLogin(client, login('a'));
  for (const other of others) {
    expect(takeLogin(other, 'a')).toBeUndefined();
    saveLogin(other, login('a'));
  }
  expect(page.items.size).toBe(3);
  expect(takeLogin(client, 'a')).toBeDefined();
  expect(others.map((other) => takeLogin(other, 'a') !== undefined)).toEqual([true, true]);
});

const broken = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

test('a login stays in memory if the storage throws', () => {
  const { client } = fakePlatform();
  vi.stubGlobal('sessionStorage', { getItem: broken, setItem: broken, removeItem: broken });
  saveLogin(client, login('a'));
  expect(takeLogin(fakePlatform().client, 'a')).toBeUndefined();
  expect(takeLogin(client, 'a')).toMatchObject(login('a'));
  expect(takeLogin(client, 'a')).toBeUndefined();
});

test('a login stays in memory if storage access throws', () => {
  const { client } = fakePlatform();
  Object.defineProperty(globalThis, 'sessionStorage', { get: broken, configurable: true });
  saveLogin(client, login('a'));
  expect(takeLogin(client, 'a')).toMatchObject(login('a'));
});

test.each([
  ['', undefined],
  ['{', undefined],
  ['null', undefined],
  ['{"a":1}', undefined],
  ['[null,7,[],{"startedAt":1},{"oauthData":{"state":"a"}}]', undefined],
])('invalid stored logins are ignored: %s', (stored) => {
  const items = new Map<string, string>();
  const storage = getStorage(items);
  const { client } = fakePlatform();
  saveLogin(client, login('b'), storage);
  for (const key of items.keys()) items.set(key, stored);
  expect(takeLogin(client, 'a', storage)).toBeUndefined();
  saveLogin(client, login('c'), storage);
  expect(takeLogin(client, 'c', storage)).toBeDefined();
  expect(page.items.size).toBe(0);
});
