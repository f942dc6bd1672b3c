import { atom, type WritableAtom } from 'jotai/vanilla';
import {
  type MutationContext,
  type MutationOptions,
  type MutationState,
  mutationAtom,
} from './mutation-atom.ts';

/** A mutation whose state has a status, data and an error, but no variables. */
export type SensitiveMutationAtom<Secret, Data> = WritableAtom<
  MutationState<undefined, Data>,
  [secret: Secret],
  Promise<Data>
>;

/**
 * Makes a mutation of passwords and keys. Neither its state nor the `MutationCache` holds the
 * secret, and nothing here holds it once the call has been made.
 */
export function sensitiveMutationAtom<Secret, Data>(
  mutationFn: (secret: Secret, context: MutationContext) => Promise<Data>,
  options: Pick<MutationOptions<unknown, Data, never>, 'changesSession' | 'abortsOnUnmount'> = {},
): SensitiveMutationAtom<Secret, Data> {
  const runAtom = mutationAtom<{ take(): Secret }, Data>({
    mutationFn: ({ take }, context) => mutationFn(take(), context),
    isSensitive: true,
    ...options,
  });
  return atom(
    (get) => ({ ...get(runAtom), variables: undefined }) as MutationState<undefined, Data>,
    (_get, set, secret) => {
      const secrets = [secret];
      return set(runAtom, { take: () => secrets.pop() as Secret });
    },
  );
}
