import { describe, expect, it, vi } from 'vitest';
import { emptyStorefront, watch } from '../testing/storefronts.ts';
import { mutationAtom } from './mutation-atom.ts';
import { queryAtom } from './query-atom.ts';

const KEY = ['numbers'];
const numbersAtom = queryAtom(() => ({ queryKey: KEY, queryFn: async () => [1, 2, 3] }));

describe('mutationAtom', () => {
  it('reads idle, pending and success with the variables and the data of the newest run', async () => {
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

  it('calls its function in the tick of the write', () => {
    const mutationFn = vi.fn(async (_name: string) => {});
    const { store } = emptyStorefront();
    void store.set(mutationAtom({ mutationFn }), 'lamp');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('rejects with the error itself and keeps it in the state', async () => {
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

  it('keeps the state of the newest run when an older one ends later', async () => {
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

  it('shows the patch until the invalidated query has its answer, without a step back', async () => {
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

  it('takes back only its own patch when it is rejected, over a newer answer too', async () => {
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

  it('patches and fetches again what its variables name', async () => {
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
});
