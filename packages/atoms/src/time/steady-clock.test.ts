import { createClient } from '@vitrine/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A machine with an inaccurate clock, and a platform with the correct time. */
function machine({ off = 0 } = {}) {
  const time = { truth: NOON, off, monotonic: 5 };
  const wall = () => time.truth + time.off;
  const provider = { apiBaseUrl: 'https://platform.example' };
  const { serverClock } = createClient({ clientId: 'c', provider, clock: { now: wall } });
  const pass = (milliseconds: number, { isMonotonicAwake = true } = {}) => {
    time.truth += milliseconds;
    if (isMonotonicAwake) time.monotonic += milliseconds;
  };
  return {
    time,
    clock: createSteadyClock({ server: serverClock.now, wall, monotonic: () => time.monotonic }),
    pass,
    /** Delivers a response, a number of milliseconds after it was created. */
    respond(way = 0) {
      const sentAt = wall();
      const date = new Date(time.truth).toUTCString();
      pass(way);
      serverClock.note(new Response('{}', { headers: { date } }), sentAt);
    },
  };
}

describe('createSteadyClock', () => {
  it('R16 R17 is within one second of the platform, with an hour’s offset and after sleep', () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('pass' as const), by: fc.integer({ min: 0, max: 1500 }) }),
      fc.record({
        does: fc.constant('sleep' as const),
        by: fc.integer({ min: 1000, max: 20 * MINUTE }),
        isMonotonicAwake: fc.boolean(),
      }),
      fc.record({ does: fc.constant('respond' as const), by: fc.constant(0) }),
      // The clock is set back manually, or by a time service.
      fc.record({
        does: fc.constant('set back' as const),
        by: fc.integer({ min: 500, max: HOUR }),
      }),
    );
    const off = fc.constantFrom(-HOUR, HOUR, 0, 1234, -987);
    fc.assert(
      fc.property(off, fc.array(step, { maxLength: 40, size: 'max' }), (hours, steps) => {
        const { time, clock, pass, respond } = machine({ off: hours });
        respond();
        for (const { does, by, ...rest } of steps) {
          if (does === 'respond') respond();
          else if (does === 'set back') {
            clock.now();
            time.off -= by;
            // A component that shows the time reads it every second.
            pass(1);
          } else pass(by, rest);
          expect(Math.abs(clock.now() - time.truth)).toBeLessThanOrEqual(1000);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is off by at most the response time as well', () => {
    const { time, clock, respond } = machine({ off: HOUR });
    respond(700);
    expect(Math.abs(clock.now() - time.truth)).toBeLessThanOrEqual(1000 + 700);
  });

  it('is in doubt when the local clock jumps, until the next response', () => {
    const { time, clock, pass, respond } = machine();
    respond();
    pass(1000);
    expect(clock.isInDoubt()).toBe(false);
    time.off += HOUR;
    expect([clock.isInDoubt(), clock.now() - time.truth >= HOUR - 1000]).toEqual([true, true]);
    respond();
    expect(clock.isInDoubt()).toBe(false);
    expect(Math.abs(clock.now() - time.truth)).toBeLessThanOrEqual(1000);
  });

  it('is certain again after a sleep that a response has confirmed', () => {
    const { clock, pass, respond } = machine();
    pass(MINUTE, { isMonotonicAwake: false });
    expect(clock.isInDoubt()).toBe(true);
    respond();
    clock.acceptClock();
    expect(clock.isInDoubt()).toBe(false);
  });

  it('stops if the host’s clock stops', () => {
    const time = { monotonic: 0 };
    const still = createSteadyClock({
      server: () => NOON,
      wall: () => NOON,
      monotonic: () => time.monotonic,
    });
    time.monotonic += MINUTE;
    expect([still.now(), still.isInDoubt()]).toEqual([NOON, false]);
  });
});
