import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';

/** What became of one task; `error` is null for success. */
export interface TaskResult<Task> {
  /** The task, as it was passed to the run. */
  task: Task;
  /** Why it failed; null for success. */
  error: Error | null;
}

/** Progress of a run. */
export interface BatchRun<Task> {
  /**
   * `paused` and `stopping` runs finish the requests that were already sent. A run is `stopped` when
   * it has all of their results.
   */
  status: 'idle' | 'running' | 'paused' | 'stopping' | 'stopped' | 'done';
  /** All tasks of the run; empty while it is `idle`. */
  tasks: readonly Task[];
  /** The results so far, in the order of the responses. */
  results: readonly TaskResult<Task>[];
}

/** Whether a run is under way, also while it is paused or stopping, so that no other one can begin. */
export const isRunUnderWay = ({ status }: Pick<BatchRun<unknown>, 'status'>): boolean =>
  status === 'running' || status === 'paused' || status === 'stopping';

/**
 * A change of a run. `retry` repeats the failed tasks; `dismiss` resets the state, after the results of
 * the requests that were already sent.
 */
export type BatchRunChange<Task> =
  | { start: readonly Task[] }
  | 'pause'
  | 'resume'
  | 'stop'
  | 'retry'
  | 'dismiss';

/**
 * Reads the progress. Writing returns a promise of the state at the run's end or pause, and of undefined
 * if the state does not allow the change, such as another start while a run is under way. It never
 * rejects.
 */
export type BatchRunAtom<Task> = WritableAtom<
  BatchRun<Task>,
  [change: BatchRunChange<Task>],
  Promise<BatchRun<Task> | undefined>
>;

/** How tasks are sent. */
export interface BatchRunnerOptions<Task> {
  /** Groups tasks into requests, in their order. */
  toBatches: (tasks: readonly Task[]) => readonly (readonly Task[])[];
  /**
   * Sends one request; returns the tasks that failed, by the task. A rejection fails all of its tasks.
   */
  send: (
    tasks: readonly Task[],
    context: { get: Getter; set: Setter },
  ) => Promise<ReadonlyMap<Task, Error>>;
  /** Called once after the last response of a run, a pause or a stop. */
  onSettled?: (context: { get: Getter; set: Setter }) => void;
  /** Requests at a time. Default 4. */
  concurrency?: number;
}

/**
 * Creates an atom that sends many tasks in requests, several at a time, with the result of each task. A
 * task or request that fails stops none of the others. A run that is under way ignores another start.
 */
export function createBatchRunner<Task>({
  toBatches,
  send,
  onSettled,
  concurrency = 4,
}: BatchRunnerOptions<Task>): BatchRunAtom<Task> {
  const idle: BatchRun<Task> = { status: 'idle', tasks: [], results: [] };
  const stateAtom = sessionScopedAtom<BatchRun<Task>>(idle);

  /** Sends what has no result yet, until nothing is left or the run is paused or stopped. */
  const runAtom = atom(null, async (get, set): Promise<void> => {
    const { tasks } = get(stateAtom);
    const finished = new Set(get(stateAtom).results.map(({ task }) => task));
    const batches = [...toBatches(tasks.filter((task) => !finished.has(task)))];
    // A new session, or a dismissed run, has other tasks.
    const isCurrent = () => get(stateAtom).tasks === tasks;
    const work = async (): Promise<void> => {
      while (isCurrent() && get(stateAtom).status === 'running') {
        const batch = batches.shift();
        if (!batch) return;
        let failures: ReadonlyMap<Task, Error>;
        try {
          failures = await send(batch, { get, set });
        } catch (reason) {
          failures = new Map(batch.map((task) => [task, toError(reason)]));
        }
        if (!isCurrent()) return;
        const results = batch.map((task) => ({ task, error: failures.get(task) ?? null }));
        set(stateAtom, (state) => ({ ...state, results: [...state.results, ...results] }));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    if (!isCurrent()) return;
    if (get(stateAtom).results.length === tasks.length) {
      set(stateAtom, (state) => ({ ...state, status: 'done' }));
    }
    set(endStopAtom);
    onSettled?.({ get, set });
  });

  const endStopAtom = atom(null, (_get, set) =>
    set(stateAtom, (state) =>
      state.status === 'stopping' ? { ...state, status: 'stopped' } : state,
    ),
  );

  /** The run under way: a resumed one begins after the requests that its pause let finish. */
  const runningAtom = atom<{ promise: Promise<void> }>({ promise: Promise.resolve() });

  const beginAtom = atom(null, async (get, set): Promise<void> => {
    const promise = get(runningAtom).promise.then(() => set(runAtom));
    set(runningAtom, { promise });
    await promise;
  });

  /** Returns whether the state allowed the change. */
  const changeAtom = atom(
    null,
    async (get, set, change: BatchRunChange<Task>): Promise<boolean> => {
      const before = get(stateAtom);
      const { status, results } = before;
      if (typeof change === 'object') {
        if (isRunUnderWay(before) || change.start.length === 0) return false;
        set(stateAtom, { status: 'running', tasks: [...change.start], results: [] });
        await set(beginAtom);
        return true;
      }
      if (change === 'dismiss') {
        if (status === 'running' || status === 'stopping') return false;
        await get(runningAtom).promise;
        // Meanwhile, a paused run may go on.
        if (get(stateAtom).tasks !== before.tasks || get(stateAtom).status === 'running')
          return false;
        set(stateAtom, idle);
        return true;
      }
      if (change === 'pause') {
        if (status !== 'running') return false;
        set(stateAtom, { ...before, status: 'paused' });
        return true;
      }
      if (change === 'stop') {
        if (status !== 'running' && status !== 'paused') return false;
        set(stateAtom, { ...before, status: 'stopping' });
        // A paused run may have no requests whose end would stop it.
        void get(runningAtom).promise.then(() => set(endStopAtom));
        return true;
      }
      if (change === 'resume') {
        if (status !== 'paused') return false;
        set(stateAtom, { ...before, status: 'running' });
        await set(beginAtom);
        return true;
      }
      if (status === 'done' || status === 'stopped') {
        const failed = results.filter(({ error }) => error);
        if (failed.length === 0) return false;
        // What a stopped run never sent stays unsent.
        const known = new Set(results.map(({ task }) => task));
        const tasks = before.tasks.filter((task) => known.has(task));
        const others = results.filter(({ error }) => !error);
        set(stateAtom, { status: 'running', tasks, results: others });
        await set(beginAtom);
        return true;
      }
      return false;
    },
  );

  return atom(
    (get) => get(stateAtom),
    async (get, set, change) => {
      const isAllowed = await set(changeAtom, change);
      return isAllowed ? get(stateAtom) : undefined;
    },
  );
}
