import { replaceEqualDeep } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai/vanilla';

/**
 * The same value, but the one from before where both are equal in depth: who reads one part of
 * something big is left alone while other parts change.
 */
export function structurallyShared<Value>(source: Atom<Value>): Atom<Value> {
  const lastAtom = atom((): { value?: Value } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    last.value = replaceEqualDeep(last.value, get(source)) as Value;
    return last.value;
  });
}
