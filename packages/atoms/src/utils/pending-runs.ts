import { type Atom, atom } from 'jotai/vanilla';

/** The pending runs of an action. */
export interface PendingRuns {
  /** Read it where the state of the runs is read: the last subscriber that leaves aborts them. */
  abortOnUnmountAtom: Atom<unknown>;
  /** The controllers of the pending runs, one for each: the code that starts a run adds and removes it. */
  runsAtom: Atom<Set<AbortController>>;
}

/** Makes the set of pending runs of an action. Runs without subscribers go on. */
export function pendingRuns(): PendingRuns {
  const runsAtom = atom((): Set<AbortController> => new Set());
  const abortOnUnmountAtom = atom(null, (get) => {
    for (const run of get(runsAtom)) run.abort();
  });
  abortOnUnmountAtom.onMount = (abort) => abort;
  return { abortOnUnmountAtom, runsAtom };
}
