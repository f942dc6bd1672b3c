import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { sessionIdAtom, sessionScopedAtom } from '../session/session-scope.ts';
import { storefrontAtom } from '../storefront.ts';
import { pendingRuns } from '../utils/pending-runs.ts';
import { addPatchesAtom, type Patch } from './patches.ts';
import { toError } from './to-error.ts';

/** Context of a mutation function besides its variables. */
export interface MutationContext {
  /** The client of the storefront. */
  readonly client: Client;
  /** The query cache of the storefront. */
  readonly queryClient: QueryClient;
  /** Reads atoms of the storefront's store. */
  readonly get: Getter;
  /** Writes atoms of the storefront's store. */
  readonly set: Setter;
  /** Aborts when the last subscriber of a mutation with `abortsOnUnmount` leaves. */
  readonly signal: AbortSignal;
}

/** Options of a mutation. */
export interface MutationOptions<Variables, Data, Target> {
  /** Makes the change; its promise is the result of the write. */
  mutationFn: (variables: Variables, context: MutationContext) => Promise<Data>;
  /**
   * What readers of queries see until the mutation succeeds or fails: a patch of one query, or
   * patches that depend on the variables.
   */
  optimistic?:
    | { queryKey: QueryKey; patch: (data: Target, variables: Variables) => Target }
    | ((variables: Variables, get: Getter) => readonly Patch[]);
  /** Prefixes of the keys of all queries that are fetched again when the mutation has settled. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** Mutations of equal scope run one after the other, in the order of the writes. */
  scope?: (variables: Variables) => string;
  /** The mutation may change the session, and the next session sees its outcome: login and logout. */
  changesSession?: boolean;
  /**
   * Set by `sensitiveMutationAtom`, which keeps the variables out of the state, too: the
   * `MutationCache` does not hold them, and it forgets the mutation as soon as it has settled.
   */
  isSensitive?: boolean;
  /**
   * The last subscriber that leaves aborts the pending runs, and the state is `idle` again. Runs
   * without subscribers go on, and so do runs whose subscriber is back in the same task.
   */
  abortsOnUnmount?: boolean;
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
 * Makes an atom that changes something on the platform. A write runs a mutation of query-core, so
 * devtools and `queryClient.isMutating()` see it. The function is called in the tick of the write,
 * unless it waits for its scope, so that an intent shows at once. A failure is in the state as well
 * as in the promise, so the promise may be ignored.
 */
export function mutationAtom<Variables, Data, Target = never>(
  options: MutationOptions<Variables, Data, Target>,
): MutationAtom<Variables, Data>;
export function mutationAtom<Variables, Data, Target>({
  mutationFn,
  optimistic,
  invalidates = [],
  scope,
  changesSession = false,
  isSensitive = false,
  abortsOnUnmount = false,
}: MutationOptions<Variables, Data, Target>): WritableAtom<
  MutationState<Variables, Data>,
  [variables: Variables],
  Promise<Data>
> {
  const stateAtom = sessionScopedAtom<MutationState<Variables, Data>>(idle);
  const newestAtom = atom<MutationState<Variables, Data>>(idle);

  const { abortOnUnmountAtom, runsAtom } = pendingRuns({ toleratesRemount: true });

  return atom(
    (get) => {
      if (abortsOnUnmount) get(abortOnUnmountAtom);
      return get(stateAtom);
    },
    (get, set, variables) => {
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
        // A newer run replaced the state, or the session of this run has ended.
        if (get(changesSession ? newestAtom : stateAtom) === started) set(stateAtom, state);
      };

      const run = new AbortController();
      const { signal } = run;
      const running = get(runsAtom);
      running.add(run);
      const cache = queryClient.getMutationCache();
      const mutation = cache.build<Data, Error, Variables, unknown>(
        queryClient,
        {
          mutationFn: (input) => mutationFn(input, { client, queryClient, get, set, signal }),
          onSuccess: (data) => {
            // The patch stays until the data that it predicts has arrived.
            if (keys.length > 0) void refresh().then(rollBack);
            else rollBack();
            finish({ status: 'success', isPending: false, error: null, variables, data });
          },
          onError: (reason) => {
            rollBack();
            void refresh();
            const error = toError(reason);
            finish(signal.aborted ? idle : { status: 'error', isPending: false, error, variables });
          },
          // Offline, a mutation fails and rolls back. A paused one would be lost with the page.
          networkMode: 'always',
          ...(scope && { scope: { id: scope(variables) } }),
        },
        // A mutation that is pending from the start calls its function in this tick.
        {
          status: 'pending',
          variables: isSensitive ? undefined : variables,
          submittedAt: Date.now(),
          isPaused: false,
          context: undefined,
          data: undefined,
          error: null,
          failureCount: 0,
          failureReason: null,
        },
      );
      const sessionId = get(sessionIdAtom);
      const promise = mutation.execute(variables);
      // With `gcTime: 0`, query-core would check a pending mutation every millisecond.
      const forget = () => {
        running.delete(run);
        if (isSensitive || get(sessionIdAtom) !== sessionId) cache.remove(mutation);
      };
      promise.then(forget, forget);
      return promise;
    },
  );
}
