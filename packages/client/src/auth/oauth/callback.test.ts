import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseFromUrl } from './callback.ts';

const page = 'https://fenn.example/back';

afterEach(() => vi.unstubAllGlobals());

describe('parseFromUrl', () => {
  test('reads the fragment by default, and ignores the query', () => {
    expect(parseFromUrl(`${page}?code=q&state=q#code=a%2Fb&state=s`)).toEqual({
      code: 'a/b',
      state: 's',
    });
  });

  test('reads the query on request, and ignores the fragment', () => {
    expect(parseFromUrl(new URL(`${page}?code=a&state=s#code=f&state=f`), 'query')).toEqual({
      code: 'a',
      state: 's',
    });
  });

  test('reads an error with its description', () => {
    expect(parseFromUrl(`${page}#error=access_denied&error_description=Not+today&state=s`)).toEqual(
      { error: 'access_denied', errorDescription: 'Not today', state: 's' },
    );
  });

  test.each(['', '#', '?code=a&state=s', '#code=&state='])('returns nothing for "%s"', (rest) => {
    expect(parseFromUrl(page + rest)).toEqual({});
  });

  test('treats duplicate parameters as missing', () => {
    expect(parseFromUrl(`${page}#code=a&code=b&state=s`)).toEqual({ state: 's' });
    expect(parseFromUrl(`${page}#code=a&state=s&state=s`)).toEqual({ code: 'a' });
  });

  test('reads the page’s own URL by default', () => {
    vi.stubGlobal('location', { href: `${page}#code=a&state=s` });
    expect(parseFromUrl()).toEqual({ code: 'a', state: 's' });
  });

  test('requires a URL', () => {
    const message = 'parseFromUrl: url must be an absolute URL.';
    expect(() => parseFromUrl()).toThrow(new TypeError(message));
    expect(() => parseFromUrl('/back#code=a')).toThrow(new TypeError(message));
  });
});
