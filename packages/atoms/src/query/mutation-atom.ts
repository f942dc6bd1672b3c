import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { sessionScopedAtom } from '../session/session-scope.ts';
import { storefrontAtom } from '../storefront.ts';
import { addPatchesAtom, type Patch } from './patches.ts';
import { toError } from './to-error.ts';

/** What a mutation function may use beside its variables. */
export interface MutationContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly get: Getter;
  readonly set: Setter;
}

/** How a mutation runs. */
export interface MutationOptions<Variables, Data, Target> {
  mutationFn: (variables: Variables, context: MutationContext) => Promise<Data>;
  /**
   * What the readers of queries see until the answer is in, or until it is rejected: a patch of
   * one query, or patches that depend on the variables.
   */
  optimistic?:
    | { queryKey: QueryKey; patch: (data: Target, variables: Variables) => Target }
    | ((variables: Variables, get: Getter) => readonly Patch[]);
  /** Queries that are fetched again when the mutation has ended, well or badly: all whose keys begin so. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** Another person may be there when it ends, and its end is meant for that one: signing in and out. */
  changesPerson?: boolean;
}

/** The newest run of a mutation. */
export type MutationState<Variables, Data> =
  | { status: 'idle'; isPending: false; error: null; variables?: undefined; data?: undefined }
  | { status: 'pending'; isPending: true; error: null; variables: Variables; data?: undefined }
  | { status: 'success'; isPending: false; error: null; variables: Variables; data: Data }
  | { status: 'error'; isPending: false; error: Error; variables: Variables; data?: undefined };

/** Reads the newest run. Writing runs the mutation and returns the promise of its data. */
export type MutationAtom<Variables, Data> = WritableAtom<
  MutationState<Variables, Data>,
  undefined extends Variables ? [variables?: Variables] : [variables: Variables],
  Promise<Data>
>;

const idle = { status: 'idle', isPending: false, error: null } as const;

function getPatches<Variables, Target>(
  optimistic: MutationOptions<Variables, unknown, Target>['optimistic'],
  variables: Variables,
  get: Getter,
): readonly Patch[] {
  if (!optimistic) return [];
  if (typeof optimistic === 'function') return optimistic(variables, get);
  const { queryKey, patch } = optimistic;
  return [{ queryKey, apply: (data: Target) => patch(data, variables) }];
}

/**
 * Makes an atom that changes something on the platform. The function is called in the tick of the
 * write, so that an intent shows at once; a failure is in the state as well as in the promise, so
 * the promise may be ignored.
 */
export function mutationAtom<Variables, Data, Target = never>({
  mutationFn,
  optimistic,
  invalidates = [],
  changesPerson = false,
}: MutationOptions<Variables, Data, Target>): MutationAtom<Variables, Data> {
  const stateAtom = sessionScopedAtom<MutationState<Variables, Data>>(idle);
  const newestAtom = atom<MutationState<Variables, Data>>(idle);

  const runAtom = atom(
    (get) => get(stateAtom),
    (get, set, variables: Variables): Promise<Data> => {
      const { client, queryClient } = get(storefrontAtom);
      const started: MutationState<Variables, Data> = {
        status: 'pending',
        isPending: true,
        error: null,
        variables,
      };
      set(stateAtom, started);
      set(newestAtom, started);
      const rollBack = set(addPatchesAtom, getPatches(optimistic, variables, get));
      const keys = typeof invalidates === 'function' ? invalidates(variables) : invalidates;
      const refresh = () =>
        Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      const finish = (state: MutationState<Variables, Data>) => {
        // A newer run has replaced the state, or the one it was for has left: this one is history.
        if (get(changesPerson ? newestAtom : stateAtom) === started) set(stateAtom, state);
      };

      const run = async () => {
        try {
          const data = await mutationFn(variables, { client, queryClient, get, set });
          // The patch is in until the data that it foretells has arrived.
          if (keys.length > 0) void refresh().then(rollBack);
          else rollBack();
          finish({ status: 'success', isPending: false, error: null, variables, data });
          return data;
        } catch (reason) {
          rollBack();
          void refresh();
          finish({ status: 'error', isPending: false, error: toError(reason), variables });
          throw reason;
        }
      };
      const promise = run();
      promise.catch(() => {});
      return promise;
    },
  );
  return runAtom as unknown as MutationAtom<Variables, Data>;
}
