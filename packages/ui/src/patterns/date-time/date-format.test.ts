import { expect, test } from 'vitest';
import { getDateFormat } from './date-format.ts';

test('a date has the same spaces on a server as in a browser', () => {
  const time = getDateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const from = Date.UTC(2026, 10, 27, 15, 45);
  expect(time.formatRange(from, from + 90 * 60_000)).toBe('3:45 – 5:15 PM');
  expect(time.format(from)).toBe('3:45 PM');
});
