import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';
import { getPageUrl } from './get-page-url.ts';

const lasting = (minutes: number | undefined) => ({
  kind: 'dated' as const,
  start: new Date(0),
  ...(minutes !== undefined && { end: new Date(minutes * 60_000) }),
  timeZone: 'UTC',
});

describe('the duration of an event', () => {
  it.each([
    [70, '70 minutes'],
    [60, '1 hour'],
    [180, '3 hours'],
    [150, '2 hours, 30 minutes'],
  ])('for %i minutes is %s', (minutes, text) => {
    expect(formatDuration(lasting(minutes), 'en-GB')).toBe(text);
  });

  it('is formatted in the page’s language', () => {
    expect(formatDuration(lasting(70), 'de')).toBe('70 Minuten');
    expect(formatDuration(lasting(150), 'fa')).toContain('۲ ساعت');
  });

  it('is omitted for whole days and an unknown end', () => {
    for (const minutes of [undefined, 0, 13 * 60]) {
      expect(formatDuration(lasting(minutes), 'en-GB')).toBeUndefined();
    }
  });
});

describe('getPageUrl', () => {
  it('joins the site URL and the path', () => {
    const base = 'https://fennhouse.example';
    expect(getPageUrl({ base, path: '/programme/a' })).toBe(`${base}/programme/a`);
    expect(getPageUrl({ base: `${base}/`, path: 'programme/a' })).toBe(`${base}/programme/a`);
    expect(getPageUrl({ base: 'javascript:alert(1)', path: '' })).toBeUndefined();
    expect(getPageUrl({ base: '', path: '/a' })).toBeUndefined();
    expect(getPageUrl(undefined)).toBeUndefined();
  });
});
