import type { ChoiceView, OptionView } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { getChoicePriceDifference } from './choice-price-difference.ts';

const choice = (description: string, price?: number, change: Partial<ChoiceView> = {}) =>
  ({
    value: description,
    description,
    inStock: true,
    visible: true,
    state: 'available',
    isSelected: false,
    variant: price !== undefined && {
      _id: description,
      choices: { Size: description },
      variant: { visible: true, priceData: { currency: 'EUR', price, discountedPrice: price } },
    },
    ...change,
  }) as ChoiceView;
const option = (...choices: ChoiceView[]): OptionView => ({
  name: 'Size',
  optionType: 'drop_down',
  choices,
});
const euros = (amount: string) => ({ amount, currency: 'EUR' });

describe('getChoiceBadge', () => {
  const small = choice('S', 0.1);
  const medium = choice('M', 0.3, { isSelected: true });
  const large = choice('L', 1234.5);

  it('returns the exact difference to the selected choice', () => {
    const sizes = option(small, medium, large);
    const badge = (one: ChoiceView) => getChoicePriceDifference(one, sizes, 'difference');
    // Floating-point arithmetic would return 0.19999999999999998.
    expect(badge(small)).toEqual({ kind: 'less', amount: euros('0.2') });
    expect(badge(large)).toEqual({ kind: 'more', amount: euros('1234.2') });
    expect(badge(medium)).toBeUndefined();
  });

  it('returns the difference to the first priced choice if none is selected', () => {
    const sizes = option(choice('XS'), small, large);
    expect(getChoicePriceDifference(large, sizes, 'difference')).toMatchObject({ kind: 'more' });
    expect(getChoicePriceDifference(choice('XS'), sizes, 'difference')).toBeUndefined();
  });

  it('returns undefined for two currencies, or unless requested', () => {
    const dollars = choice('D', 5);
    Object.assign(dollars.variant?.variant?.priceData ?? {}, { currency: 'USD' });
    expect(
      getChoicePriceDifference(dollars, option(medium, dollars), 'difference'),
    ).toBeUndefined();
    expect(getChoicePriceDifference(large, option(small, large), 'none')).toBeUndefined();
  });

  it('returns the discount of a choice, if it has one', () => {
    const reduced = choice('R', 38);
    Object.assign(reduced.variant?.variant?.priceData ?? {}, { discountedPrice: 32 });
    const sizes = option(small, reduced);
    expect(getChoicePriceDifference(reduced, sizes, 'reduction')).toEqual({
      kind: 'reduced',
      percent: 16,
    });
    expect(getChoicePriceDifference(small, sizes, 'reduction')).toBeUndefined();
  });
});
