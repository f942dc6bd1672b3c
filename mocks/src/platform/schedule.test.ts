import { describe, expect, test } from 'vitest';
import { createClock, NOON } from '../testing/api-caller.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { schedule, settle } from './schedule.ts';

function newPlatform() {
  const clock = createClock();
  return { clock, context: createTestPlatform(clock) };
}

describe('a scheduled task', () => {
  test('runs once when due and not before', () => {
    const { clock, context } = newPlatform();
    const happened: string[] = [];
    schedule(context, { after: 1000 }, () => happened.push('late'));
    clock.advance(999);
    settle(context);
    expect(happened).toEqual([]);
    clock.advance(1);
    settle(context);
    settle(context);
    expect(happened).toEqual(['late']);
  });

  test('runs in order of due time, then of scheduling', () => {
    const { clock, context } = newPlatform();
    const happened: string[] = [];
    schedule(context, { at: NOON + 20 }, () => happened.push('second'));
    schedule(context, { at: NOON + 10 }, () => happened.push('first'));
    schedule(context, { at: NOON + 20 }, () => happened.push('third'));
    clock.advance(60_000);
    settle(context);
    expect(happened).toEqual(['first', 'second', 'third']);
  });

  test('runs with the clock at its due time, as do tasks it schedules', () => {
    const { clock, context } = newPlatform();
    const seen: string[] = [];
    schedule(context, { after: 1000 }, () => {
      seen.push(context.timestamp());
      schedule(context, { after: 500 }, () => seen.push(context.timestamp()));
    });
    clock.advance(60 * 60_000);
    settle(context);
    expect(seen).toEqual(['2026-11-21T09:00:01.000Z', '2026-11-21T09:00:01.500Z']);
    expect(context.timestamp()).toBe('2026-11-21T10:00:00.000Z');
  });

  test('can be canceled, also twice and after it has run', () => {
    const { clock, context } = newPlatform();
    let happened = 0;
    const count = () => {
      happened += 1;
    };
    const cancel = schedule(context, { after: 10 }, count);
    const late = schedule(context, { after: 10 }, count);
    cancel();
    cancel();
    clock.advance(10);
    settle(context);
    late();
    expect(happened).toBe(1);
  });

  test('is removed after it fails, and later tasks still run', () => {
    const { clock, context } = newPlatform();
    const happened: string[] = [];
    schedule(context, { after: 1 }, () => {
      throw new Error('broken');
    });
    schedule(context, { after: 1 }, () => happened.push('next'));
    clock.advance(1);
    expect(() => settle(context)).toThrow('broken');
    expect(context.clock.now()).toBe(NOON + 1);
    settle(context);
    expect(happened).toEqual(['next']);
  });

  test('requires a valid time', () => {
    const { context } = newPlatform();
    expect(() => schedule(context, { at: Number.NaN }, () => {})).toThrow(TypeError);
  });
});
