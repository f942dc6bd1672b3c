import { expect, test } from 'vitest';
import { createClock } from './testing/caller.ts';
import { carryToWorld } from './testing/fuzz/carry.ts';
import { fuzz } from './testing/fuzz/run.ts';
import { createWorld } from './world.ts';

test('thousands of random requests meet no answer outside the error catalogue', {
  timeout: 60_000,
}, async () => {
  const world = createWorld({ clock: createClock() });
  const report = await fuzz({ world, send: carryToWorld(world), count: 3000, seed: 'unit' });
  expect(report.faults).toEqual([]);
  expect(report.requests).toBe(3000);
});
