import { describe, expect, it } from 'vitest';
import { isHttpUrl } from './safe-url.ts';

describe('isHttpUrl', () => {
  it('accepts only http and https with a host', () => {
    expect(isHttpUrl('https://pages.platform.example/checkout?x=1')).toBe(true);
    expect(isHttpUrl('http://127.0.0.1:4010/checkout')).toBe(true);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/checkout',
      '',
      'ftp://a.example',
    ]) {
      expect(isHttpUrl(url), url).toBe(false);
    }
  });
});
