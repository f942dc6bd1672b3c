import { hashKey, type QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai/vanilla';

/**
 * What a reader is shown before the server has answered: a pure function over the data of one
 * query. The cache itself keeps what the server said, so taking a patch away takes back exactly
 * that patch, whatever arrived meanwhile.
 */
export interface Patch {
  readonly hash: string;
  readonly apply: (data: never) => unknown;
}

/** The patches in force, in the order of the intents behind them. */
export const patchesAtom = atom<readonly Patch[]>([]);

/** Puts a patch into force. Writing returns the function that takes it back. */
export const addPatchAtom = atom(
  null,
  (_get, set, queryKey: QueryKey, apply: (data: never) => unknown) => {
    const patch: Patch = { hash: hashKey(queryKey), apply };
    set(patchesAtom, (patches) => [...patches, patch]);
    return () => set(patchesAtom, (patches) => patches.filter((other) => other !== patch));
  },
);

/** The data of the query with this hash as its readers see it. */
export function applyPatches<Data>(data: Data, hash: string, patches: readonly Patch[]): Data {
  return patches.reduce<Data>(
    (patched, patch) => (patch.hash === hash ? (patch.apply(patched as never) as Data) : patched),
    data,
  );
}
