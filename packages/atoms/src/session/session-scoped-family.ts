import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import { weakFamily } from '../utils/weak-family.ts';
import { sessionIdAtom, sessionScopedAtom } from './session-scope.ts';

/** The state of one name; writing sets a value, or computes the next one from the previous. */
export type SessionScopedMember<Value> = WritableAtom<
  Value,
  [next: Value | ((before: Value) => Value)],
  void
>;

/**
 * Session state by name, such as an event's id, as with `sessionScopedAtom`. It is preserved even
 * if the atom of a name is not referenced.
 */
export function sessionScopedFamily<Value>(
  initial: Value,
  countAtom: Atom<number> = sessionIdAtom,
): (name: string) => SessionScopedMember<Value> {
  const allAtom = sessionScopedAtom<ReadonlyMap<string, Value>>(new Map(), countAtom);
  return weakFamily(
    (name: string) => {
      const of = (all: ReadonlyMap<string, Value>) =>
        all.has(name) ? (all.get(name) as Value) : initial;
      return atom(
        (get) => of(get(allAtom)),
        (_get, set, next: Value | ((before: Value) => Value)) =>
          set(allAtom, (all) => {
            const value =
              typeof next === 'function' ? (next as (before: Value) => Value)(of(all)) : next;
            return new Map(all).set(name, value);
          }),
      );
    },
    (name) => name,
  );
}
