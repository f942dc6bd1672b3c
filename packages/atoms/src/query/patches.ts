import { partialMatchKey, type QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';

/**
 * What a reader sees before the server has responded: a pure function over the data of one query.
 * The cache keeps the server's data, so removing a patch undoes exactly that patch, whatever
 * arrived meanwhile.
 */
export interface Patch<Data = unknown> {
  /** Every query whose key begins so is patched. */
  readonly queryKey: QueryKey;
  /**
   * Returns the same data where there is nothing to change. A method, so that a patch may declare
   * the type of the data below its key.
   */
  apply(data: Data, queryKey: QueryKey): unknown;
}

/** The active patches, in the order of their changes, which belong to one session. */
export const patchesAtom = sessionScopedAtom<readonly Patch[]>([]);

/** Adds patches. Writing returns the function that removes them. */
export const addPatchesAtom = atom(null, (_get, set, added: readonly Patch[]) => {
  // Each addition is separate, even with the same patches.
  const own = added.map((patch) => ({ ...patch }));
  set(patchesAtom, (patches) => [...patches, ...own]);
  return () => set(patchesAtom, (patches) => patches.filter((other) => !own.includes(other)));
});

/** The data of a query as its readers see it. */
export function applyPatches<Data>(
  data: Data,
  queryKey: QueryKey,
  patches: readonly Patch[],
): Data {
  return patches.reduce<Data>(
    (patched, patch) =>
      partialMatchKey(queryKey, patch.queryKey)
        ? (patch.apply(patched, queryKey) as Data)
        : patched,
    data,
  );
}
