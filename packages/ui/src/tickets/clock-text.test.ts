import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test('what is left of a hold is written by the second, rounded up, in the locale’s digits', () => {
  expect(clockText(581_000, 'en-GB')).toBe('09:41');
  expect(clockText(580_001, 'en-GB')).toBe('09:41');
  expect(clockText(1, 'de-DE')).toBe('00:01');
  expect(clockText(-5, 'en-GB')).toBe('00:00');
  expect(clockText(581_000, 'fa-IR')).toBe('۰۹:۴۱');
  expect(clockText(26 * 3_600_000 + 61_000, 'en-GB')).toBe('26:01:01');
});
