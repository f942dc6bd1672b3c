import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseFromUrl } from './callback.ts';

const page = 'https://fenn.example/back';

afterEach(() => vi.unstubAllGlobals());

describe('what the provider gave back', () => {
  test('is read from the fragment by default, and the query is left alone', () => {
    expect(parseFromUrl(`${page}?code=q&state=q#code=a%2Fb&state=s`)).toEqual({
      code: 'a/b',
      state: 's',
    });
  });

  test('is read from the query when asked for, and the fragment is left alone', () => {
    expect(parseFromUrl(new URL(`${page}?code=a&state=s#code=f&state=f`), 'query')).toEqual({
      code: 'a',
      state: 's',
    });
  });

  test('may be an error with its description', () => {
    expect(parseFromUrl(`${page}#error=access_denied&error_description=Not+today&state=s`)).toEqual(
      { error: 'access_denied', errorDescription: 'Not today', state: 's' },
    );
  });

  test.each(['', '#', '?code=a&state=s', '#code=&state='])('is nothing in "%s"', (rest) => {
    expect(parseFromUrl(page + rest)).toEqual({});
  });

  test('counts as missing where it stands twice', () => {
    expect(parseFromUrl(`${page}#code=a&code=b&state=s`)).toEqual({ state: 's' });
    expect(parseFromUrl(`${page}#code=a&state=s&state=s`)).toEqual({ code: 'a' });
  });

  test('is read from the page’s own address when none is given', () => {
    vi.stubGlobal('location', { href: `${page}#code=a&state=s` });
    expect(parseFromUrl()).toEqual({ code: 'a', state: 's' });
  });

  test('needs an address', () => {
    const words = 'parseFromUrl: url must be an absolute address.';
    expect(() => parseFromUrl()).toThrow(new TypeError(words));
    expect(() => parseFromUrl('/back#code=a')).toThrow(new TypeError(words));
  });
});
