import { atom, type WritableAtom } from 'jotai/vanilla';
import {
  type MutationContext,
  type MutationOptions,
  type MutationState,
  mutationAtom,
} from './mutation-atom.ts';

/** A mutation whose state tells how it went, and nothing of what it was given. */
export type SensitiveMutationAtom<Secret, Data> = WritableAtom<
  MutationState<undefined, Data>,
  [secret: Secret],
  Promise<Data>
>;

/** Makes a mutation of passwords and keys: they are gone from memory when the call has been made. */
export function sensitiveMutationAtom<Secret, Data>(
  mutationFn: (secret: Secret, context: MutationContext) => Promise<Data>,
  options: Pick<MutationOptions<unknown, Data, never>, 'changesPerson'> = {},
): SensitiveMutationAtom<Secret, Data> {
  const runAtom = mutationAtom<{ take(): Secret }, Data>({
    mutationFn: ({ take }, context) => mutationFn(take(), context),
    ...options,
  });
  return atom(
    (get) => ({ ...get(runAtom), variables: undefined }) as MutationState<undefined, Data>,
    (_get, set, secret) => {
      const held = [secret];
      return set(runAtom, { take: () => held.pop() as Secret });
    },
  );
}
