import { type Atom, atom } from 'jotai/vanilla';

/** The pending runs of an action. */
export interface PendingRuns {
  /** Read it where the state of the runs is read: the last subscriber that leaves aborts them. */
  abortOnUnmountAtom: Atom<unknown>;
  /** The controllers of the pending runs, one for each: the code that starts a run adds and removes it. */
  runsAtom: Atom<Set<AbortController>>;
}

/**
 * Makes the set of pending runs of an action. Runs without subscribers go on.
 *
 * @param options.toleratesRemount whether runs also go on if there is a subscriber again in the
 * same task: React's strict mode mounts each component twice, and a run that began in an effect
 * may be impossible to repeat.
 */
export function pendingRuns({ toleratesRemount = false } = {}): PendingRuns {
  const runsAtom = atom((): Set<AbortController> => new Set());
  const mountsAtom = atom((): { isMounted: boolean } => ({ isMounted: false }));
  const abortOnUnmountAtom = atom(null, (get, _set, isMounted: boolean) => {
    const mounts = get(mountsAtom);
    mounts.isMounted = isMounted;
    if (isMounted) return;
    const left = [...get(runsAtom)];
    const abort = () => {
      if (mounts.isMounted) return;
      for (const run of left) run.abort();
    };
    if (toleratesRemount) queueMicrotask(abort);
    else abort();
  });
  abortOnUnmountAtom.onMount = (setMounted) => {
    setMounted(true);
    return () => setMounted(false);
  };
  return { abortOnUnmountAtom, runsAtom };
}
