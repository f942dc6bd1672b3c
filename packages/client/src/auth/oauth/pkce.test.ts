import { afterEach, describe, expect, test, vi } from 'vitest';
import { rejection } from '../../testing/fake-platform.ts';
import { generateOAuthData } from './authorize.ts';
import { createCodeChallenge, createCodeVerifier } from './pkce.ts';

afterEach(() => vi.unstubAllGlobals());

/** Random bytes that repeat a list. */
function stubRandom(bytes: readonly number[]) {
  let byteIndex = 0;
  const getRandomValues = (array: Uint8Array) => {
    for (const index of array.keys()) array[index] = bytes[byteIndex++ % bytes.length] ?? 0;
    return array;
  };
  vi.stubGlobal('crypto', { subtle: crypto.subtle, getRandomValues });
}

describe('a code verifier', () => {
  test.each([
    [undefined, 43],
    [43, 43],
    [64, 64],
    [128, 128],
  ])('S34 requested with %s has %s of the allowed characters', (length, expected) => {
    const verifier = createCodeVerifier(length);
    expect(verifier).toHaveLength(expected);
    expect(verifier).toMatch(/^[A-Za-z0-9\-._~]+$/);
  });

  test.each([42, 129, 0, -1, 43.5, Number.NaN])('S34 can’t have the length %s', (length) => {
    expect(() => createCodeVerifier(length)).toThrow(
      new RangeError(`Expected a length between 43 and 128. Received ${length}.`),
    );
  });

  test('S34 L5 fault 11: maps equally many bytes to each character', () => {
    stubRandom(Array.from({ length: 256 }, (_, byte) => byte));
    const counts = new Map<string, number>();
    // 66 verifiers of 66 characters use up 22 rounds of all bytes, of which 198 each count.
    for (let round = 0; round < 66; round += 1) {
      for (const character of createCodeVerifier(66)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(66);
    expect(new Set(counts.values())).toEqual(new Set([66]));
  });

  test('is different each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => createCodeVerifier())).size).toBe(100);
  });
});

describe('a code challenge', () => {
  test('S34 L5 matches RFC 7636, appendix B', async () => {
    expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

test('S35 both reject with a clear error without Web Crypto, and use nothing weaker', async () => {
  const message = /^Signing in needs Web Crypto/;
  vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(43) });
  expect(() => createCodeVerifier()).toThrow(message);
  expect(await rejection(createCodeChallenge('a'))).toMatchObject({
    message: expect.stringMatching(message),
  });
});

describe('the OAuth data of a login', () => {
  test('belong to one login only', async () => {
    const one = await generateOAuthData('https://fenn.example/back', '/cart');
    const other = await generateOAuthData('https://fenn.example/back', '/cart');
    expect(one).toEqual({
      redirectUri: 'https://fenn.example/back',
      originalUri: '/cart',
      codeVerifier: expect.stringMatching(/^.{43}$/),
      codeChallenge: await createCodeChallenge(one.codeVerifier),
      state: expect.stringMatching(/^.{43}$/),
    });
    expect(other.codeVerifier).not.toBe(one.codeVerifier);
    expect(other.state).not.toBe(one.state);
    expect(one.state).not.toBe(one.codeVerifier);
  });

  test('are plain JSON data that can be saved', async () => {
    const data = await generateOAuthData();
    expect(data).not.toHaveProperty('redirectUri');
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});
