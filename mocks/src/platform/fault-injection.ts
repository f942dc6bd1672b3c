import type { Failure } from './failures.ts';

/** Whether a pattern matches a request's name: the name itself, `<domain>.*`, or `*`. */
export const matchesPattern = (pattern: string, name: string): boolean =>
  pattern === '*' ||
  pattern === name ||
  (pattern.endsWith('.*') && name.startsWith(pattern.slice(0, -1)));

/** Before a request takes effect, or after, when its response is sent. */
export type CallPoint = 'request' | 'response';

interface Planned {
  pattern: string;
  timesLeft: number;
}

interface PlannedFailure extends Planned {
  at: CallPoint;
  failure: Failure;
}

interface Hold extends Planned {
  at: CallPoint;
  released: Promise<void>;
}

/** A permanent fault for all matching requests, unless another one is planned. */
export interface Background {
  isFor(name: string): boolean;
  /** Milliseconds. */
  delay?: number;
  failure?: Failure;
}

/** Faults in the requests of one mock platform. */
export interface FaultInjection {
  /** Sets what disturbs calls without a plan; nothing does when it is left out. */
  setBackground(background?: Background): void;
  fail(pattern: string, failure: Failure, at: CallPoint, times: number): () => void;
  hold(pattern: string, at: CallPoint, times: number): () => void;
  delay(pattern: string, milliseconds: number): void;
  /** Number of requests currently waiting. */
  readonly waiting: number;
  /** Waits as long as a call must at this point. Rejects with the reason of an abort. */
  wait(name: string, point: CallPoint, signal: AbortSignal): Promise<void>;
  /** The failure that is due for this call at this point, if any. Counts it. */
  takeFailure(name: string, point: CallPoint): Failure | undefined;
}

/** The promise, or the abort, whichever is first. */
function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve).finally(() => signal.removeEventListener('abort', abort));
  });
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function take<Plan extends Planned>(plans: Plan[], name: string): Plan[] {
  const due = plans.filter((plan) => plan.timesLeft > 0 && matchesPattern(plan.pattern, name));
  for (const plan of due) plan.timesLeft -= 1;
  return due;
}

export function createFaultInjection(): FaultInjection {
  const failures: PlannedFailure[] = [];
  const holds: Hold[] = [];
  const delays = new Map<string, number>();
  let background: Background | undefined;
  let waiting = 0;

  const behind = (name: string) => (background?.isFor(name) ? background : undefined);

  function getDelay(name: string): number {
    const meant = [...delays].filter(([pattern]) => matchesPattern(pattern, name));
    return meant.at(-1)?.[1] ?? behind(name)?.delay ?? 0;
  }

  return {
    setBackground(next) {
      background = next;
    },
    fail(pattern, failure, at, times) {
      const plan = { pattern, failure, at, timesLeft: times };
      failures.push(plan);
      return () => {
        plan.timesLeft = 0;
      };
    },
    hold(pattern, at, times) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold = { pattern, at, timesLeft: times, released };
      holds.push(hold);
      return () => {
        hold.timesLeft = 0;
        release();
      };
    },
    delay(pattern, milliseconds) {
      // Set again, so that the latest delay of a call is the last of the map.
      delays.delete(pattern);
      delays.set(pattern, milliseconds);
    },
    get waiting() {
      return waiting;
    },
    async wait(name, point, signal) {
      signal.throwIfAborted();
      const due = take(
        holds.filter(({ at }) => at === point),
        name,
      );
      const waits = due.map(({ released }) => released);
      const milliseconds = point === 'request' ? getDelay(name) : 0;
      if (milliseconds > 0) waits.push(sleep(milliseconds));
      if (waits.length === 0) return;
      waiting += 1;
      await orAborted(
        Promise.all(waits).then(() => undefined),
        signal,
      ).finally(() => {
        waiting -= 1;
      });
    },
    takeFailure(name, point) {
      const due = failures.find(
        ({ pattern, at, timesLeft }) =>
          at === point && timesLeft > 0 && matchesPattern(pattern, name),
      );
      if (due) due.timesLeft -= 1;
      return due?.failure ?? (point === 'request' ? behind(name)?.failure : undefined);
    },
  };
}
