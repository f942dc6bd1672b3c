import type { SelectionAdjustment } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { getAdjustmentMessage, getAdjustmentMessages } from './adjustment-messages.ts';

const text = {
  locale: 'en-GB',
  t: (key: keyof typeof english, values = {}) => formatMessage(english[key], values, 'en-GB'),
};
const repair: SelectionAdjustment = {
  option: 'Size',
  from: '20 cm',
  to: null,
  reason: 'nonexistent',
};
const sentence = (change: Partial<SelectionAdjustment>) =>
  getAdjustmentMessage({ ...repair, ...change }, { Color: 'Moss' }, text);

describe('getAdjustmentMessage', () => {
  it('names the removed value, the reason, and the next step', () => {
    expect(sentence({})).toBe('20 cm isn’t available in Moss. Choose another size.');
  });

  it('names the replacement value', () => {
    expect(sentence({ to: '15 cm' })).toBe('Size is now 15 cm: 20 cm isn’t available in Moss.');
  });

  it('reports that a value from an old URL is gone', () => {
    expect(sentence({ reason: 'unknown' })).toBe(
      '20 cm is no longer available. Choose another size.',
    );
    expect(sentence({ reason: 'unknown', to: '15 cm' })).toBe(
      'Size is now 15 cm: 20 cm is no longer available.',
    );
  });

  it('names no conflicting value if nothing else is selected', () => {
    expect(getAdjustmentMessage(repair, {}, text)).toBe(
      '20 cm is no longer available. Choose another size.',
    );
  });

  it('joins several sentences', () => {
    const repairs = [repair, { ...repair, option: 'Wick', from: 'Cotton', to: 'Wood' }];
    expect(getAdjustmentMessages(repairs, { Color: 'Moss' }, text)).toBe(
      '20 cm isn’t available in Moss. Choose another size. Wick is now Wood: Cotton isn’t available in Moss.',
    );
  });
});
