import { hashKey, type QueryKey } from '@tanstack/query-core';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { sessionIdAtom } from '../session/session-scope.ts';
import type { MutationAtom, MutationState } from './mutation-atom.ts';

type MutationWithVariables<Variables, Data> = WritableAtom<
  MutationState<Variables, Data>,
  [variables: Variables],
  Promise<Data>
>;

/**
 * The same mutation, but a write while an equal one is pending returns that one's promise: a double
 * click sends one request.
 *
 * @param toKey returns the key by which two writes are equal; all variables by default.
 */
export function dedupeMutation<Variables, Data>(
  mutation: MutationAtom<Variables, Data>,
  toKey?: (variables: Variables) => QueryKey,
): MutationAtom<Variables, Data>;
export function dedupeMutation<Variables, Data>(
  mutation: MutationWithVariables<Variables, Data>,
  toKey: (variables: Variables) => QueryKey = (variables) => [variables],
): MutationWithVariables<Variables, Data> {
  const runsAtom = atom((): Map<string, Promise<Data>> => new Map());
  return atom(
    (get) => get(mutation),
    (get, set, variables) => {
      const runs = get(runsAtom);
      // An equal write of the next person is another one.
      const key = hashKey([get(sessionIdAtom), toKey(variables)]);
      const known = runs.get(key);
      if (known) return known;
      const run = set(mutation, variables);
      runs.set(key, run);
      const forget = () => void runs.delete(key);
      run.then(forget, forget);
      return run;
    },
  );
}
