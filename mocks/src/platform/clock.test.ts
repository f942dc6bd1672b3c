import { describe, expect, test } from 'vitest';
import { createClock, NOON } from '../testing/api-caller.ts';
import { createClockControl } from './clock.ts';
import { createMockPlatform } from './mock-platform.ts';

const newClock = () => {
  const source = createClock();
  const moves: number[] = [];
  const clock = createClockControl(source, () => moves.push(clock.now()));
  return { source, clock, moves };
};

describe('createClock', () => {
  test('follows its source, and continues from the time it was set to', () => {
    const { source, clock } = newClock();
    source.advance(5);
    expect(clock.now()).toBe(NOON + 5);
    clock.advance(1000);
    source.advance(1);
    expect(clock.now()).toBe(NOON + 1006);
    clock.set('2027-01-01T00:00:00Z');
    source.advance(2);
    expect(clock.now()).toBe(Date.UTC(2027, 0, 1) + 2);
  });

  test('can be frozen and resumes from the same time', () => {
    const { source, clock } = newClock();
    clock.freeze();
    source.advance(60_000);
    expect(clock.now()).toBe(NOON);
    clock.advance(10);
    clock.flow();
    expect(clock.now()).toBe(NOON + 10);
    source.advance(5);
    clock.flow();
    expect(clock.now()).toBe(NOON + 15);
  });

  test('notifies listeners of time changes only', () => {
    const { source, clock, moves } = newClock();
    source.advance(1);
    clock.freeze();
    clock.set(new Date(NOON + 7));
    clock.advance(-2);
    clock.flow();
    expect(moves).toEqual([NOON + 7, NOON + 5]);
  });

  test('rejects invalid times', () => {
    const { clock } = newClock();
    expect(() => clock.set('soon')).toThrow('"soon" is no moment');
    expect(() => clock.advance(Number.NaN)).toThrow(TypeError);
    expect(clock.now()).toBe(NOON);
  });

  test('dates the entities of the mock platform', () => {
    const platform = createMockPlatform({ clock: createClock() });
    platform.clock.set('2026-12-24T18:00:00Z');
    expect(platform.cart().add('low-pitcher').createdDate).toBe('2026-12-24T18:00:00.000Z');
  });
});
