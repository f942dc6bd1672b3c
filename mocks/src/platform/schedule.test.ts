import { describe, expect, test } from 'vitest';
import { createClock, NOON } from '../testing/api-caller.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { schedule, settle } from './schedule.ts';

function newPlatform() {
  const clock = createClock();
  return { clock, platform: createTestPlatform(clock) };
}

describe('what is scheduled', () => {
  test('happens when it is due, once, and not before', () => {
    const { clock, platform } = newPlatform();
    const happened: string[] = [];
    schedule(platform, { after: 1000 }, () => happened.push('late'));
    clock.advance(999);
    settle(platform);
    expect(happened).toEqual([]);
    clock.advance(1);
    settle(platform);
    settle(platform);
    expect(happened).toEqual(['late']);
  });

  test('happens in the order of its moments, and of planning within one', () => {
    const { clock, platform } = newPlatform();
    const happened: string[] = [];
    schedule(platform, { at: NOON + 20 }, () => happened.push('second'));
    schedule(platform, { at: NOON + 10 }, () => happened.push('first'));
    schedule(platform, { at: NOON + 20 }, () => happened.push('third'));
    clock.advance(60_000);
    settle(platform);
    expect(happened).toEqual(['first', 'second', 'third']);
  });

  test('sees the moment for which it was planned, also what it plans itself', () => {
    const { clock, platform } = newPlatform();
    const seen: string[] = [];
    schedule(platform, { after: 1000 }, () => {
      seen.push(platform.timestamp());
      schedule(platform, { after: 500 }, () => seen.push(platform.timestamp()));
    });
    clock.advance(60 * 60_000);
    settle(platform);
    expect(seen).toEqual(['2026-11-21T09:00:01.000Z', '2026-11-21T09:00:01.500Z']);
    expect(platform.timestamp()).toBe('2026-11-21T10:00:00.000Z');
  });

  test('can be taken off the agenda, also twice and when it is over', () => {
    const { clock, platform } = newPlatform();
    let happened = 0;
    const count = () => {
      happened += 1;
    };
    const cancel = schedule(platform, { after: 10 }, count);
    const late = schedule(platform, { after: 10 }, count);
    cancel();
    cancel();
    clock.advance(10);
    settle(platform);
    late();
    expect(happened).toBe(1);
  });

  test('that fails is gone, and what is behind it still happens', () => {
    const { clock, platform } = newPlatform();
    const happened: string[] = [];
    schedule(platform, { after: 1 }, () => {
      throw new Error('broken');
    });
    schedule(platform, { after: 1 }, () => happened.push('next'));
    clock.advance(1);
    expect(() => settle(platform)).toThrow('broken');
    expect(platform.clock.now()).toBe(NOON + 1);
    settle(platform);
    expect(happened).toEqual(['next']);
  });

  test('needs a moment', () => {
    const { platform } = newPlatform();
    expect(() => schedule(platform, { at: Number.NaN }, () => {})).toThrow(TypeError);
  });
});
