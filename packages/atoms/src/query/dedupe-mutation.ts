import { hashKey, type QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai/vanilla';
import type { MutationAtom } from './mutation-atom.ts';

/**
 * The same mutation, but a write while an equal one is under way gives that one's promise: a double
 * click sends one request.
 *
 * @param toKey names what makes two writes equal; all their variables, by default.
 */
export function dedupeMutation<Variables, Data>(
  mutation: MutationAtom<Variables, Data>,
  toKey: (variables: Variables) => QueryKey = (variables) => [variables],
): MutationAtom<Variables, Data> {
  const runsAtom = atom((): Map<string, Promise<Data>> => new Map());
  const sharedAtom = atom(
    (get) => get(mutation),
    (get, set, variables: Variables): Promise<Data> => {
      const runs = get(runsAtom);
      const key = hashKey(toKey(variables));
      const known = runs.get(key);
      if (known) return known;
      const write = set as (atom: typeof mutation, variables: Variables) => Promise<Data>;
      const run = write(mutation, variables);
      runs.set(key, run);
      const forget = () => void runs.delete(key);
      run.then(forget, forget);
      return run;
    },
  );
  return sharedAtom as unknown as MutationAtom<Variables, Data>;
}
