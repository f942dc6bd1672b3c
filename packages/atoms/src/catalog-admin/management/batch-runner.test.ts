import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { type BatchRunnerOptions, createBatchRunner } from './batch-runner.ts';

/** Batches of one number each, which the test completes by hand. */
function setUp(options: Partial<BatchRunnerOptions<number>> = {}) {
  const sent: { task: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  const onSettled = vi.fn();
  const runAtom = createBatchRunner<number>({
    toBatches: (tasks) => tasks.map((task) => [task]),
    send: ([task = 0]) =>
      new Promise((resolve, reject) => {
        sent.push({ task, reject, resolve: () => resolve(new Map()) });
      }),
    onSettled,
    ...options,
  });
  const store = createStore();
  const state = () => store.get(runAtom);
  const sentTasks = () => sent.map(({ task }) => task);
  return { store, runAtom, sent, sentTasks, state, onSettled };
}

const wait = () => new Promise((resolve) => setTimeout(resolve));

describe('H7 createBatchRunner', () => {
  it('sends four at a time, and the next as soon as one has ended', async () => {
    const { store, runAtom, sent, sentTasks, state } = setUp();
    const done = store.set(runAtom, { start: [1, 2, 3, 4, 5, 6] });
    await wait();
    expect(sentTasks()).toEqual([1, 2, 3, 4]);
    sent[1]?.resolve();
    await wait();
    expect(sentTasks()).toEqual([1, 2, 3, 4, 5]);
    expect(state().results).toEqual([{ task: 2, error: null }]);
    for (let round = 0; round < 3; round += 1) {
      for (const one of sent) one.resolve();
      await wait();
    }
    await done;
    expect(state()).toMatchObject({ status: 'done' });
    expect(state().results).toHaveLength(6);
  });

  it('keeps failures with their tasks, and retries only these', async () => {
    const { store, runAtom, sent, sentTasks, state, onSettled } = setUp();
    const done = store.set(runAtom, { start: [1, 2, 3] });
    await wait();
    sent[0]?.resolve();
    sent[1]?.reject(new Error('offline'));
    sent[2]?.resolve();
    await done;
    expect(state().results.filter(({ error }) => error)).toEqual([
      { task: 2, error: new Error('offline') },
    ]);
    const retried = store.set(runAtom, 'retry');
    await wait();
    expect(sentTasks()).toEqual([1, 2, 3, 2]);
    sent[3]?.resolve();
    await retried;
    expect(state().results.every(({ error }) => error === null)).toBe(true);
    expect(state().results).toHaveLength(3);
    expect(onSettled).toHaveBeenCalledTimes(2);
  });

  it('pauses after the requests that were sent, and resumes with the next', async () => {
    const { store, runAtom, sent, sentTasks, state } = setUp({ concurrency: 1 });
    const done = store.set(runAtom, { start: [1, 2] });
    await wait();
    void store.set(runAtom, 'pause');
    sent[0]?.resolve();
    await done;
    expect([state().status, sentTasks()]).toEqual(['paused', [1]]);
    const resumed = store.set(runAtom, 'resume');
    await wait();
    expect(sentTasks()).toEqual([1, 2]);
    sent[1]?.resolve();
    await resumed;
    expect(state().status).toBe('done');
  });

  it('sends nothing twice when it is resumed before its pause has let a request finish', async () => {
    const { store, runAtom, sent, sentTasks, state } = setUp({ concurrency: 1 });
    void store.set(runAtom, { start: [1, 2] });
    await wait();
    void store.set(runAtom, 'pause');
    const resumed = store.set(runAtom, 'resume');
    await wait();
    expect(sentTasks()).toEqual([1]);
    sent[0]?.resolve();
    await wait();
    expect(sentTasks()).toEqual([1, 2]);
    sent[1]?.resolve();
    await resumed;
    expect(state().results).toHaveLength(2);
  });

  it('never sends the rest of a stopped run, also not with a retry', async () => {
    const { store, runAtom, sent, sentTasks, state } = setUp({ concurrency: 1 });
    const done = store.set(runAtom, { start: [1, 2, 3] });
    await wait();
    void store.set(runAtom, 'stop');
    sent[0]?.reject(new Error('offline'));
    await done;
    expect([state().status, sentTasks()]).toEqual(['stopped', [1]]);
    void store.set(runAtom, 'retry');
    await wait();
    sent[1]?.resolve();
    await wait();
    expect([state().status, sentTasks()]).toEqual(['done', [1, 1]]);
  });

  it('has one result for each task, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(50), { minLength: 1 }),
        fc.func(fc.boolean()),
        fc.integer({ min: 1, max: 5 }),
        async (tasks, fails, concurrency) => {
          const { store, runAtom, state } = setUp({
            concurrency,
            send: async ([task = 0]) => {
              if (fails(task)) throw new Error('offline');
              return new Map();
            },
          });
          await store.set(runAtom, { start: tasks });
          expect(
            state()
              .results.map(({ task }) => task)
              .toSorted(),
          ).toEqual(tasks.toSorted());
          for (const { task, error } of state().results) expect(error !== null).toBe(fails(task));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('ignores a change that its state does not allow', async () => {
    const { store, runAtom, sent, sentTasks, state } = setUp({ concurrency: 1 });
    for (const change of ['pause', 'stop', 'resume', 'retry', 'dismiss'] as const) {
      await store.set(runAtom, change);
      expect(state().status).toBe('idle');
    }
    await store.set(runAtom, { start: [] });
    expect(state().status).toBe('idle');
    const done = store.set(runAtom, { start: [1, 2] });
    await wait();
    await store.set(runAtom, 'dismiss');
    await store.set(runAtom, 'resume');
    await store.set(runAtom, 'retry');
    // Its caller must not take the results of the first run for those of its own.
    expect(await store.set(runAtom, { start: [3] })).toBeUndefined();
    expect(state()).toMatchObject({ status: 'running', tasks: [1, 2] });
    void store.set(runAtom, 'pause');
    await store.set(runAtom, { start: [3] });
    expect(state()).toMatchObject({ status: 'paused', tasks: [1, 2] });
    await store.set(runAtom, 'stop');
    sent[0]?.resolve();
    await done;
    expect([state().status, sentTasks()]).toEqual(['stopped', [1]]);
    await store.set(runAtom, 'retry');
    await store.set(runAtom, 'pause');
    expect([state().status, sentTasks()]).toEqual(['stopped', [1]]);
    await store.set(runAtom, 'dismiss');
    expect(state()).toEqual({ status: 'idle', tasks: [], results: [] });
  });

  it('waits for the requests of a paused run before it is dismissed', async () => {
    const { store, runAtom, sent, state, onSettled } = setUp({ concurrency: 1 });
    void store.set(runAtom, { start: [1, 2] });
    await wait();
    void store.set(runAtom, 'pause');
    const dismissed = store.set(runAtom, 'dismiss');
    await wait();
    expect(state()).toMatchObject({ status: 'paused', tasks: [1, 2] });
    sent[0]?.resolve();
    await dismissed;
    expect(state()).toEqual({ status: 'idle', tasks: [], results: [] });
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('is stopped only when it has the results of all requests that were sent', async () => {
    const { store, runAtom, sent, state, onSettled } = setUp({ concurrency: 2 });
    const done = store.set(runAtom, { start: [1, 2, 3, 4] });
    await wait();
    sent[0]?.resolve();
    await wait();
    void store.set(runAtom, 'stop');
    expect(state().status).toBe('stopping');
    for (const change of [{ start: [5] }, 'retry', 'dismiss', 'resume', 'pause'] as const) {
      expect(await store.set(runAtom, change)).toBeUndefined();
    }
    sent[1]?.resolve();
    await wait();
    expect(state().status).toBe('stopping');
    sent[2]?.reject(new Error('offline'));
    expect(await done).toBe(state());
    expect(state()).toMatchObject({ status: 'stopped', tasks: [1, 2, 3, 4] });
    expect(state().results).toHaveLength(3);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('stops a paused run without requests at once', async () => {
    const { store, runAtom, sent, state } = setUp({ concurrency: 1 });
    const done = store.set(runAtom, { start: [1, 2] });
    await wait();
    void store.set(runAtom, 'pause');
    sent[0]?.resolve();
    await done;
    await store.set(runAtom, 'stop');
    await wait();
    expect(state()).toMatchObject({ status: 'stopped', tasks: [1, 2] });
  });
});
