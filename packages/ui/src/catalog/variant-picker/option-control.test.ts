import type { OptionView } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { formatOtherChoices, getControlKind } from './option-control.ts';

function option(optionType: OptionView['optionType'], count: number, hidden = 0): OptionView {
  const choices = Array.from({ length: count }, (_, index) => ({
    value: `${index}`,
    description: `${index}`,
    inStock: true,
    visible: index >= hidden,
    state: 'available' as const,
    isSelected: false,
    variant: undefined,
  }));
  return { name: 'Size', optionType, choices };
}

describe('controlKind', () => {
  it('shows ten values as cells, 24 in a list, and more by searching', () => {
    const kinds = [2, 10, 11, 24, 25].map((count) => getControlKind(option('drop_down', count)));
    expect(kinds).toEqual(['cells', 'cells', 'list', 'list', 'search']);
  });

  it('takes the steps of a host', () => {
    const steps = { cells: 3, list: 5 };
    const kinds = [3, 4, 6].map((count) => getControlKind(option('drop_down', count), steps));
    expect(kinds).toEqual(['cells', 'list', 'search']);
  });

  it('shows colors by their pictures as long as these can be told apart', () => {
    expect(getControlKind(option('color', 4))).toBe('color');
    expect(getControlKind(option('color', 24))).toBe('color');
    expect(getControlKind(option('color', 25))).toBe('search');
  });

  it('is words only when there is nothing to choose', () => {
    expect(getControlKind(option('drop_down', 1))).toBe('words');
    expect(getControlKind(option('color', 3, 2))).toBe('words');
  });
});

describe('otherChoices', () => {
  it('lists what else is chosen as the locale does', () => {
    const selection = { Color: 'Moss', Size: '20 cm', Wick: 'Cotton' };
    expect(formatOtherChoices(selection, 'Size', 'en-GB')).toBe('Moss and Cotton');
    expect(formatOtherChoices({ Size: '20 cm' }, 'Size', 'en-GB')).toBe('');
  });
});
