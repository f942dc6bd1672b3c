import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

describe('formatMessage', () => {
  it('fills the placeholders of a message', () => {
    expect(
      formatMessage('Only {left} left, you have {wanted}.', { left: 1, wanted: 4 }, 'en-GB'),
    ).toBe('Only 1 left, you have 4.');
  });

  it('uses the plural rules of the locale, not of English', () => {
    const objects = {
      one: '{count} предмет',
      few: '{count} предмета',
      many: '{count} предметов',
      other: '{count} предмета',
    };
    expect([1, 3, 7].map((count) => formatMessage(objects, { count }, 'ru'))).toEqual([
      '1 предмет',
      '3 предмета',
      '7 предметов',
    ]);
  });

  it('formats numbers in the locale', () => {
    expect(formatMessage({ other: '{count} objects' }, { count: 10_000 }, 'de')).toBe(
      '10.000 objects',
    );
  });

  it('prefers the message for the exact count, so that small numbers can be words', () => {
    const errors = { '=2': 'Two answers', one: '{count} answer', other: '{count} answers' };
    expect([1, 2, 3].map((count) => formatMessage(errors, { count }, 'en-GB'))).toEqual([
      '1 answer',
      'Two answers',
      '3 answers',
    ]);
  });

  it('keeps a placeholder without a value visible', () => {
    expect(formatMessage('Remove {name}', {}, 'en-GB')).toBe('Remove {name}');
  });

  it('isolates the direction of a value in right-to-left text', () => {
    expect(formatMessage('از {price}', { price: '€180.00' }, 'fa')).toBe('از \u2068€180.00\u2069');
    expect(formatMessage('تا {max}', { max: '\u200e€۲۰' }, 'fa')).toBe('تا \u2068€۲۰\u2069');
    expect(formatMessage('From {price}', { price: '€180.00' }, 'fa')).toBe('From €180.00');
    expect(formatMessage('{count} کالا', { count: 3 }, 'fa')).toBe('۳ کالا');
  });
});
