import { expect, test } from 'vitest';
import { getDateFormat } from './date-format.ts';

test('a date has the same spaces on a server as in a browser', () => {
  const time = getDateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const from = Date.UTC(2026, 10, 27, 15, 45);
  expect(time.formatRange(from, from + 90 * 60_000)).toBe('3:45 – 5:15\u00a0PM');
  expect(time.format(from)).toBe('3:45\u00a0PM');
});

test.each([
  ['en-US', '3:05\u00a0AM'],
  ['en-GB', '03:05'],
  ['de-DE', '03:05'],
  ['fa-IR', '۳:۰۵'],
])('%s writes an hour before ten as in its own times: %s', (locale, expected) => {
  const time = getDateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  expect(time.format(Date.UTC(2026, 10, 27, 3, 5))).toBe(expected);
});
