import { expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { getFrequencyLabel } from './frequency-label.ts';

const t = createTranslate(english, 'en-GB');

it.each([
  ['DAY', undefined, 'Every day'],
  ['WEEK', 1, 'Every week'],
  ['MONTH', 2, 'Every 2 months'],
  ['YEAR', 3, 'Every 3 years'],
] as const)('names the frequency %s with the interval %s', (frequency, interval, label) => {
  const settings = { frequency, ...(interval !== undefined && { interval }) };
  expect(getFrequencyLabel(settings as never, t)).toBe(label);
});

it('is missing without settings, and for an unknown frequency', () => {
  expect(getFrequencyLabel(undefined, t)).toBeUndefined();
  expect(getFrequencyLabel({ frequency: 'CENTURY' } as never, t)).toBeUndefined();
});
