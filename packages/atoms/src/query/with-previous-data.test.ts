import { createMockPlatform } from '@vitrine/mocks';
import { atom } from 'jotai/vanilla';
import { expect, it, vi } from 'vitest';
import { sessionIdAtom } from '../session/session-scope.ts';
import { createTestStorefront, emptyStorefront } from '../testing/storefronts.ts';
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

it('S53 shows no data of one member to the next while it is subscribed', async () => {
  const { client, store, queryClient } = createTestStorefront(createMockPlatform());
  const dataAtom = withPreviousData(
    queryAtom<string>(() => ({
      queryKey: ['whose'],
      queryFn: async () => {
        const { refreshToken } = (await client.tokens.read()) ?? {};
        if (refreshToken?.value !== 'runa') throw new Error('None');
        return refreshToken.value;
      },
    })),
  );
  const logIn = (value: string) =>
    client.tokens.replace({
      accessToken: { value, expiresAt: Date.now() / 1000 + 3600 },
      refreshToken: { value, role: 'member' },
    });
  await logIn('runa');
  store.sub(dataAtom, () => {});
  await vi.waitFor(() => expect(store.get(dataAtom).data).toBe('runa'));
  await logIn('aksel');
  expect(store.get(dataAtom).data).toBeUndefined();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(store.get(dataAtom)).toMatchObject({ status: 'error', data: undefined });
});
