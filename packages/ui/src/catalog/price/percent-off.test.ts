import { describe, expect, it } from 'vitest';
import { getPercentOff, isGreaterAmount } from './percent-off.ts';

describe('getPercentOff', () => {
  it('rounds to the nearest whole percent, half up', () => {
    expect(getPercentOff('38', '32')).toBe(16);
    expect(getPercentOff('200', '175')).toBe(13);
    expect(getPercentOff('1000', '995')).toBe(1);
    expect(getPercentOff('1000', '996')).toBe(0);
  });

  it('compares amounts of different precision', () => {
    expect(getPercentOff('10', '7.5')).toBe(25);
    expect(getPercentOff('0.30', '0.1')).toBe(67);
  });

  it('returns undefined if the price is the same, higher or invalid', () => {
    expect(getPercentOff('38', '38.00')).toBe(0);
    expect(getPercentOff('0', '0')).toBe(0);
    expect(getPercentOff('32', '38')).toBe(0);
    expect(getPercentOff('NaN', '38')).toBe(0);
  });
});

describe('isGreaterAmount', () => {
  it('compares amounts that floats can’t distinguish', () => {
    expect(isGreaterAmount('9007199254740993.01', '9007199254740993')).toBe(true);
    expect(isGreaterAmount('0.30', '0.3')).toBe(false);
    expect(isGreaterAmount('x', '0')).toBe(false);
  });
});
