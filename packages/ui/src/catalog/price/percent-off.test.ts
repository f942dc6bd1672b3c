import { describe, expect, it } from 'vitest';
import { isMore, percentOff } from './percent-off.ts';

describe('percentOff', () => {
  it('rounds to the nearest whole per cent, half upwards', () => {
    expect(percentOff('38', '32')).toBe(16);
    expect(percentOff('200', '175')).toBe(13);
    expect(percentOff('1000', '995')).toBe(1);
    expect(percentOff('1000', '996')).toBe(0);
  });

  it('compares amounts of different precision', () => {
    expect(percentOff('10', '7.5')).toBe(25);
    expect(percentOff('0.30', '0.1')).toBe(67);
  });

  it('is nothing when the price is the same, higher, or no number', () => {
    expect(percentOff('38', '38.00')).toBe(0);
    expect(percentOff('0', '0')).toBe(0);
    expect(percentOff('32', '38')).toBe(0);
    expect(percentOff('NaN', '38')).toBe(0);
  });
});

describe('isMore', () => {
  it('compares what no float can tell apart', () => {
    expect(isMore('9007199254740993.01', '9007199254740993')).toBe(true);
    expect(isMore('0.30', '0.3')).toBe(false);
    expect(isMore('x', '0')).toBe(false);
  });
});
