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

describe('getControlKind', () => {
  it('returns cells for up to ten values, a list for up to 24, and search for more', () => {
    const kinds = [2, 10, 11, 24, 25].map((count) => getControlKind(option('drop_down', count)));
    expect(kinds).toEqual(['cells', 'cells', 'list', 'list', 'search']);
  });

  it('uses the host’s limits', () => {
    const steps = { cells: 3, list: 5 };
    const kinds = [3, 4, 6].map((count) => getControlKind(option('drop_down', count), steps));
    expect(kinds).toEqual(['cells', 'list', 'search']);
  });

  it('uses the default of a limit that is undefined', () => {
    const steps = { cells: undefined, list: 12 };
    const kinds = [10, 11, 13].map((count) => getControlKind(option('drop_down', count), steps));
    expect(kinds).toEqual(['cells', 'list', 'search']);
  });

  it('returns color for swatches that can be distinguished', () => {
    expect(getControlKind(option('color', 4))).toBe('color');
    expect(getControlKind(option('color', 24))).toBe('color');
    expect(getControlKind(option('color', 25))).toBe('search');
  });

  it('returns words only if there is nothing to choose', () => {
    expect(getControlKind(option('drop_down', 1))).toBe('words');
    expect(getControlKind(option('color', 3, 2))).toBe('words');
  });
});

describe('formatOtherChoices', () => {
  it('lists the other selected choices in the locale', () => {
    const selection = { Color: 'Moss', Size: '20 cm', Wick: 'Cotton' };
    expect(formatOtherChoices(selection, 'Size', 'en-GB')).toBe('Moss and Cotton');
    expect(formatOtherChoices({ Size: '20 cm' }, 'Size', 'en-GB')).toBe('');
  });
});
