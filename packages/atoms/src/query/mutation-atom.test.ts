import { onlineManager } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { emptyStorefront, watch } from '../testing/storefronts.ts';
import { mutationAtom } from './mutation-atom.ts';
import { queryAtom } from './query-atom.ts';

const KEY = ['numbers'];
const numbersAtom = queryAtom(() => ({ queryKey: KEY, queryFn: async () => [1, 2, 3] }));

/** A mutation function whose runs end on command. */
function createSlowMutation() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const mutationFn = (name: string) =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { mutationFn, started, ends };
}

describe('mutationAtom', () => {
  it('returns idle, pending and success with the variables and data of the latest run', async () => {
    const doubleAtom = mutationAtom({ mutationFn: async (count: number) => count * 2 });
    const storefront = emptyStorefront();
    const { seen } = watch(storefront, doubleAtom);
    await expect(storefront.store.set(doubleAtom, 4)).resolves.toBe(8);
    expect(seen.slice(1)).toEqual([
      { status: 'idle', isPending: false, error: null },
      { status: 'pending', isPending: true, error: null, variables: 4 },
      { status: 'success', isPending: false, error: null, variables: 4, data: 8 },
    ]);
  });

  it('calls its function in the same tick as the write', () => {
    const mutationFn = vi.fn(async (_name: string) => {});
    const { store } = emptyStorefront();
    void store.set(mutationAtom({ mutationFn }), 'lamp');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('rejects with the original error and stores it in the state', async () => {
    const rejection = new Error('Rejected');
    const rejectedAtom = mutationAtom({
      mutationFn: async () => {
        throw rejection;
      },
    });
    const { store } = emptyStorefront();
    await expect(store.set(rejectedAtom)).rejects.toBe(rejection);
    expect(store.get(rejectedAtom)).toMatchObject({ status: 'error', error: rejection });
  });

  it('keeps the state of the latest run when an older one ends later', async () => {
    const ends: (() => void)[] = [];
    const slowAtom = mutationAtom({
      mutationFn: (name: string) =>
        new Promise<string>((resolve) => ends.push(() => resolve(name))),
    });
    const { store } = emptyStorefront();
    const older = store.set(slowAtom, 'older');
    const newer = store.set(slowAtom, 'newer');
    ends[1]?.();
    await newer;
    ends[0]?.();
    await older;
    expect(store.get(slowAtom)).toMatchObject({ status: 'success', data: 'newer' });
  });

  it('shows the patch until the invalidated query is refetched, without flicker', async () => {
    const server = [1, 2, 3];
    const listAtom = queryAtom(() => ({ queryKey: KEY, queryFn: async () => [...server] }));
    const pushAtom = mutationAtom({
      mutationFn: async (number: number) => void server.push(number),
      optimistic: {
        queryKey: KEY,
        patch: (numbers: number[], number) => [...new Set([...numbers, number])],
      },
      invalidates: [KEY],
    });
    const storefront = emptyStorefront();
    const { seen } = watch(storefront, listAtom);
    await vi.waitFor(() => expect(storefront.store.get(listAtom).data).toEqual([1, 2, 3]));
    const before = seen.length;
    await storefront.store.set(pushAtom, 4);
    await vi.waitFor(() => expect(storefront.store.get(listAtom.confirmed).data).toEqual(server));
    expect(seen.slice(before).map(({ data }) => data?.join())).toEqual(
      seen.slice(before).map(() => '1,2,3,4'),
    );
    expect(seen.length).toBeGreaterThan(before);
  });

  it('rolls back only its own patch on failure, even over newer data', async () => {
    const rejections: ((reason: Error) => void)[] = [];
    const addAtom = mutationAtom({
      mutationFn: (_number: number) =>
        new Promise<void>((_resolve, reject) => rejections.push(reject)),
      optimistic: { queryKey: KEY, patch: (numbers: number[], number) => [...numbers, number] },
    });
    const { store, queryClient } = emptyStorefront();
    store.sub(numbersAtom, () => {});
    await vi.waitFor(() => expect(store.get(numbersAtom).data).toEqual([1, 2, 3]));
    const first = store.set(addAtom, 10);
    void store.set(addAtom, 20);
    expect(store.get(numbersAtom).data).toEqual([1, 2, 3, 10, 20]);
    queryClient.setQueryData(KEY, [7]);
    rejections[0]?.(new Error('Rejected'));
    await expect(first).rejects.toThrow('Rejected');
    expect(store.get(numbersAtom).data).toEqual([7, 20]);
  });

  it('patches and refetches the queries that its variables determine', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const fetched: string[] = [];
    const named = (name: string) =>
      queryAtom(() => ({
        queryKey: ['named', name, 'number'],
        queryFn: async () => {
          fetched.push(name);
          return 1;
        },
      }));
    const [leftAtom, rightAtom] = [named('left'), named('right')];
    const setAtom = mutationAtom({
      mutationFn: (_variables: { name: string; number: number }) => opened,
      optimistic: ({ name, number }) => [{ queryKey: ['named', name], apply: () => number }],
      invalidates: ({ name }) => [['named', name]],
    });
    const { store } = emptyStorefront();
    store.sub(leftAtom, () => {});
    store.sub(rightAtom, () => {});
    await vi.waitFor(() => expect(store.get(rightAtom).data).toBe(1));
    const done = store.set(setAtom, { name: 'left', number: 7 });
    expect([store.get(leftAtom).data, store.get(rightAtom).data]).toEqual([7, 1]);
    open();
    await done;
    await vi.waitFor(() => expect(store.get(leftAtom).data).toBe(1));
    expect(fetched).toEqual(['left', 'right', 'left']);
  });

  it('is in the MutationCache while pending, and then with its outcome', async () => {
    const { mutationFn, ends } = createSlowMutation();
    const { store, queryClient } = emptyStorefront();
    const lampAtom = mutationAtom({ mutationFn });
    const done = store.set(lampAtom, 'lamp');
    expect(queryClient.isMutating()).toBe(1);
    const mutation = queryClient.getMutationCache().find({ status: 'pending' });
    expect(mutation?.state).toMatchObject({ variables: 'lamp', isPaused: false });
    ends.get('lamp')?.();
    await done;
    expect(queryClient.isMutating()).toBe(0);
    expect(mutation?.state).toMatchObject({ status: 'success', data: 'lamp' });
  });

  it('runs mutations of one scope in sequence, and of different scopes in parallel', async () => {
    const { mutationFn, ends, started } = createSlowMutation();
    const { store, queryClient } = emptyStorefront();
    const scope = (name: string) => name.slice(0, 1);
    const [saveAtom, removeAtom] = [
      mutationAtom({ mutationFn, scope }),
      mutationAtom({ mutationFn, scope }),
    ];
    const first = store.set(saveAtom, 'a1');
    const second = store.set(removeAtom, 'a2');
    void store.set(saveAtom, 'b1');
    expect(started).toEqual(['a1', 'b1']);
    expect(store.get(removeAtom)).toMatchObject({ status: 'pending', variables: 'a2' });
    expect(
      queryClient
        .getMutationCache()
        .findAll()
        .map(({ state }) => state.isPaused),
    ).toEqual([false, true, false]);
    ends.get('a1')?.();
    expect(await first).toBe('a1');
    await vi.waitFor(() => expect(started).toEqual(['a1', 'b1', 'a2']));
    ends.get('a2')?.();
    expect(await second).toBe('a2');
    void store.set(saveAtom, 'a3');
    expect(started.at(-1)).toBe('a3');
  });

  it('continues its scope after a failure', async () => {
    const { mutationFn, ends, started } = createSlowMutation();
    const { store } = emptyStorefront();
    const saveAtom = mutationAtom({ mutationFn, scope: () => 'vase' });
    const first = store.set(saveAtom, 'first');
    void store.set(saveAtom, 'second');
    ends.get('first')?.(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await vi.waitFor(() => expect(started).toEqual(['first', 'second']));
  });

  it('keeps sensitive variables out of the MutationCache, and is removed when it settles', async () => {
    const { mutationFn, ends } = createSlowMutation();
    const { store, queryClient } = emptyStorefront();
    const read = () =>
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => [state.status, state.variables]);
    const verifyAtom = mutationAtom({ mutationFn, isSensitive: true });
    const done = store.set(verifyAtom, 'code-1234');
    expect(read()).toEqual([['pending', undefined]]);
    ends.get('code-1234')?.();
    expect(await done).toBe('code-1234');
    expect(read()).toEqual([]);
  });

  it('fails immediately while the browser is offline', async () => {
    onlineManager.setOnline(false);
    try {
      const { store } = emptyStorefront();
      const saveAtom = mutationAtom({
        mutationFn: async () => {
          throw new TypeError('Failed to fetch');
        },
      });
      await expect(store.set(saveAtom)).rejects.toThrow('Failed to fetch');
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
