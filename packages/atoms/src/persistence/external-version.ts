import { atom, type Getter, type WritableAtom } from 'jotai/vanilla';

/** Calls back when something has changed. @returns what ends it. */
export type Subscribe = (refetch: () => void) => () => void;

/**
 * Counts the changes of an external source, such as a URL or a storage. Readers of the count
 * reread the source when it notifies about a change, and when a subscription starts: without
 * subscribers, changes may have been missed. Writing counts an own change, which most of these
 * sources report only to others.
 *
 * @param subscribe how it notifies about changes; undefined if it doesn't.
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
