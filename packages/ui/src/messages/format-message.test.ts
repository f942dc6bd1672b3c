import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

describe('say', () => {
  it('fills the places of a sentence', () => {
    expect(
      formatMessage('Only {left} left, you have {wanted}.', { left: 1, wanted: 4 }, 'en-GB'),
    ).toBe('Only 1 left, you have 4.');
  });

  it('chooses the plural of the locale, not of English', () => {
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

  it('writes numbers as the locale does', () => {
    expect(formatMessage({ other: '{count} objects' }, { count: 10_000 }, 'de')).toBe(
      '10.000 objects',
    );
  });

  it('prefers the sentence of the exact count, so that small numbers can be words', () => {
    const errors = { '=2': 'Two answers', one: '{count} answer', other: '{count} answers' };
    expect([1, 2, 3].map((count) => formatMessage(errors, { count }, 'en-GB'))).toEqual([
      '1 answer',
      'Two answers',
      '3 answers',
    ]);
  });

  it('leaves a place without a value visible', () => {
    expect(formatMessage('Remove {name}', {}, 'en-GB')).toBe('Remove {name}');
  });

  it('keeps the direction of a value in a sentence that is read from right to left', () => {
    expect(formatMessage('از {price}', { price: '€180.00' }, 'fa')).toBe('از \u2068€180.00\u2069');
    expect(formatMessage('تا {max}', { max: '\u200e€۲۰' }, 'fa')).toBe('تا \u2068€۲۰\u2069');
    expect(formatMessage('From {price}', { price: '€180.00' }, 'fa')).toBe('From €180.00');
    expect(formatMessage('{count} کالا', { count: 3 }, 'fa')).toBe('۳ کالا');
  });
});
