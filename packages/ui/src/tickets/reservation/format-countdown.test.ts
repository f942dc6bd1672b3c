import { expect, test } from 'vitest';
import { formatCountdown } from './format-countdown.ts';

test('the remaining time of a reservation is rounded up to the second, in the locale’s digits', () => {
  expect(formatCountdown(581_000, 'en-GB')).toBe('09:41');
  expect(formatCountdown(580_001, 'en-GB')).toBe('09:41');
  expect(formatCountdown(1, 'de-DE')).toBe('00:01');
  expect(formatCountdown(-5, 'en-GB')).toBe('00:00');
  expect(formatCountdown(581_000, 'fa-IR')).toBe('۰۹:۴۱');
  expect(formatCountdown(26 * 3_600_000 + 61_000, 'en-GB')).toBe('26:01:01');
});
