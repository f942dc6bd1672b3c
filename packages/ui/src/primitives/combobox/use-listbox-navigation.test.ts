import { describe, expect, it } from 'vitest';
import { getNextIndex, listboxMoves } from './use-listbox-navigation.ts';

const options = Array.from({ length: 30 }, (_, index) => ({ disabled: index % 10 === 0 }));
const after = (active: number, key: string) =>
  getNextIndex(options, active, listboxMoves[key] ?? 0);

describe('nextIndex', () => {
  it('goes round at the ends, past what is disabled', () => {
    expect(after(9, 'ArrowDown')).toBe(11);
    expect(after(29, 'ArrowDown')).toBe(1);
    expect(after(1, 'ArrowUp')).toBe(29);
  });

  it('enters the list at the end it comes from', () => {
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

  it('finds nothing where nothing can be chosen', () => {
    expect(getNextIndex([], -1, 1)).toBe(-1);
    expect(getNextIndex([{ disabled: true }], -1, Infinity)).toBe(-1);
  });
});
