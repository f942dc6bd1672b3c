import { describe, expect, it } from 'vitest';
import { getMoveForKey, getNextIndex } from './option-navigation.ts';

const options = Array.from({ length: 30 }, (_, index) => ({ disabled: index % 10 === 0 }));
const after = (active: number, key: string) =>
  getNextIndex(options, active, getMoveForKey[key] ?? 0);

describe('getNextIndex', () => {
  it('wraps around at the ends and skips disabled options', () => {
    expect(after(9, 'ArrowDown')).toBe(11);
    expect(after(29, 'ArrowDown')).toBe(1);
    expect(after(1, 'ArrowUp')).toBe(29);
  });

  it('enters the list from the nearest end', () => {
    expect(after(-1, 'ArrowDown')).toBe(1);
    expect(after(-1, 'ArrowUp')).toBe(29);
  });

  it('stops at the ends with longer moves', () => {
    expect(after(12, 'PageDown')).toBe(23);
    expect(after(25, 'PageDown')).toBe(29);
    expect(after(5, 'PageUp')).toBe(1);
    expect(after(15, 'Home')).toBe(1);
    expect(after(15, 'End')).toBe(29);
  });

  it('finds nothing if all options are disabled', () => {
    expect(getNextIndex([], -1, 1)).toBe(-1);
    expect(getNextIndex([{ disabled: true }], -1, Infinity)).toBe(-1);
  });
});
