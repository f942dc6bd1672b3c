import { replaceEqualDeep } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai/vanilla';

/**
 * Returns the same value, or the previous reference if both are deeply equal: readers of one
 * property of a large value are not notified while others change.
 */
export function structurallyShared<Value>(source: Atom<Value>): Atom<Value> {
  const lastAtom = atom((): { value?: Value } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    last.value = replaceEqualDeep(last.value, get(source)) as Value;
    return last.value;
  });
}
