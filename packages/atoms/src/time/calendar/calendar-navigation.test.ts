import { describe, expect, it } from 'vitest';
import { moveByKey } from './calendar-navigation.ts';

const ways = { calendar: 'gregory', weekStart: 1 };

describe('moveByKey', () => {
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-11-27', '2026-12-04'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['Home', '2026-11-27', '2026-11-23'],
    ['End', '2026-11-27', '2026-11-29'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(moveByKey(from, { key }, ways)).toBe(to);
  });

  it('moves by years with Shift, and ignores other keys', () => {
    expect(moveByKey('2028-02-29', { key: 'PageDown', shiftKey: true }, ways)).toBe('2029-02-28');
    expect(moveByKey('2026-11-27', { key: 'a' }, ways)).toBeUndefined();
    expect(moveByKey('2026-11-27', { key: 'Tab' }, ways)).toBeUndefined();
  });

  it('moves in reading direction, by the months and weeks of the calendar', () => {
    const persian = { calendar: 'persian', weekStart: 6, isRightToLeft: true };
    expect(moveByKey('2026-11-27', { key: 'ArrowRight' }, persian)).toBe('2026-11-26');
    expect(moveByKey('2026-11-27', { key: 'ArrowLeft' }, persian)).toBe('2026-11-28');
    expect(moveByKey('2026-11-27', { key: 'Home' }, persian)).toBe('2026-11-21');
    // The sixth of Azar, and the sixth of Dey.
    expect(moveByKey('2026-11-27', { key: 'PageDown' }, persian)).toBe('2026-12-27');
  });
});
