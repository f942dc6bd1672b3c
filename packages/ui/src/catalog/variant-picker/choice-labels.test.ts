import type { ChoiceView } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { getChoiceLabel, getChoiceText } from './choice-labels.ts';

const ui = { locale: 'en-GB', t: createTranslate(english, 'en-GB') };

const choice = (state: ChoiceView['state'], quantity?: number) =>
  ({
    state,
    description: 'Chalk',
    isSelected: false,
    variant: { stock: { ...(quantity !== undefined && { quantity }) } },
  }) as ChoiceView;

describe('getChoiceText', () => {
  it('is the number of pieces that are left, if it is known', () => {
    expect(getChoiceText(choice('low', 2), '', ui)).toBe('2 left');
    expect(getChoiceText(choice('low', 0), '', ui)).toBe('0 left');
    expect(getChoiceText(choice('low'), '', ui)).toBe('Low stock');
    expect(getChoiceText(choice('low', 2), '', { ...ui, hidesLowStock: true })).toBe('');
  });

  it('is the reason why the choice is not in stock, with the other choices', () => {
    expect(getChoiceText(choice('available', 2), '20 cm', ui)).toBe('');
    expect(getChoiceText(choice('pre-order'), '20 cm', ui)).toBe('Pre-order');
    expect(getChoiceText(choice('sold-out'), '20 cm', ui)).toBe('Sold out');
    expect(getChoiceText(choice('nonexistent'), '20 cm', ui)).toBe('Not available in 20 cm');
    expect(getChoiceText(choice('nonexistent'), '', ui)).toBe('Not available');
  });
});

describe('getChoiceLabel', () => {
  it('adds the text to the choice, if there is one', () => {
    expect(getChoiceLabel(choice('available'), '', ui)).toBe('Chalk');
    expect(getChoiceLabel(choice('sold-out'), '', ui)).toBe('Chalk, sold out');
  });
});
