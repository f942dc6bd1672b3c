import { atom, type Getter, type WritableAtom } from 'jotai/vanilla';

/** Calls back when something has changed. @returns what ends it. */
export type Subscribe = (refetch: () => void) => () => void;

/**
 * Counts how often something outside of the store has to be read, such as an address or a storage.
 * Anyone who reads the count reads again when it tells of a change, and when someone begins to
 * subscribe: while no one listened it may have changed. Writing is a change of one's own, which
 * most of these places tell to others alone.
 *
 * @param subscribe how it tells of changes; nothing where it tells of none.
 */
export function externalVersionAtom(
  subscribe: (get: Getter) => Subscribe | undefined,
): WritableAtom<number, [], void> {
  const countAtom = atom(0);
  const followAtom = atom((get) => {
    const follow = subscribe(get);
    const startAtom = atom(null, (_get, set) => {
      const refetch = () => set(countAtom, (count) => count + 1);
      refetch();
      return follow?.(refetch);
    });
    startAtom.onMount = (start) => start();
    return startAtom;
  });
  return atom(
    (get) => {
      get(get(followAtom));
      return get(countAtom);
    },
    (_get, set) => set(countAtom, (count) => count + 1),
  );
}
