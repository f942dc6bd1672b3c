import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { pendingRuns } from './pending-runs.ts';

/** A run with one subscriber. */
function begin(options?: Parameters<typeof pendingRuns>[0]) {
  const store = createStore();
  const { abortOnUnmountAtom, runsAtom } = pendingRuns(options);
  const run = new AbortController();
  store.get(runsAtom).add(run);
  const subscribe = () => store.sub(abortOnUnmountAtom, () => {});
  return { run, subscribe };
}

describe('pendingRuns', () => {
  it('aborts when the last subscriber leaves', () => {
    const { run, subscribe } = begin();
    const [first, second] = [subscribe(), subscribe()];
    first();
    expect(run.signal.aborted).toBe(false);
    second();
    expect(run.signal.aborted).toBe(true);
  });

  it('goes on if there is a subscriber again in the same task', async () => {
    const remounted = begin({ toleratesRemount: true });
    remounted.subscribe()();
    remounted.subscribe();
    const left = begin({ toleratesRemount: true });
    left.subscribe()();
    expect(left.run.signal.aborted).toBe(false);
    await Promise.resolve();
    expect([remounted.run.signal.aborted, left.run.signal.aborted]).toEqual([false, true]);
  });

  it('aborts at once otherwise, also if there is a subscriber again', () => {
    const { run, subscribe } = begin();
    subscribe()();
    subscribe();
    expect(run.signal.aborted).toBe(true);
  });
});
