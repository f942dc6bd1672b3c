import { atom } from 'jotai/vanilla';
import { expect, it, vi } from 'vitest';
import { sessionIdAtom } from '../session/session-scope.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { queryAtom } from './query-atom.ts';
import { withPreviousData } from './with-previous-data.ts';

it('keeps the old data visible while a new key loads, and if it fails', async () => {
  const ends = new Map<number, { resolve: (name: string) => void; reject: (e: Error) => void }>();
  const keyAtom = atom(1);
  const nameAtom = withPreviousData(
    queryAtom<string>((get) => {
      const key = get(keyAtom);
      return {
        queryKey: ['name', key],
        queryFn: () => new Promise((resolve, reject) => ends.set(key, { resolve, reject })),
      };
    }),
  );
  const { store } = emptyStorefront();
  store.sub(nameAtom, () => {});
  expect(store.get(nameAtom)).toMatchObject({ status: 'pending', data: undefined });
  ends.get(1)?.resolve('lamp');
  await vi.waitFor(() => expect(store.get(nameAtom).data).toBe('lamp'));

  store.set(keyAtom, 2);
  expect(store.get(nameAtom)).toMatchObject({
    data: 'lamp',
    isPlaceholderData: true,
    isFetching: true,
  });
  ends.get(2)?.reject(new Error('Away'));
  await vi.waitFor(() => expect(store.get(nameAtom).status).toBe('error'));
  expect(store.get(nameAtom)).toMatchObject({ data: 'lamp', isPlaceholderData: true });

  store.set(sessionIdAtom, 1);
  expect(store.get(nameAtom).data).toBeUndefined();
});
