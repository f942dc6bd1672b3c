import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Client, createClient, TokenRole, type Tokens } from '@vitrine/client';
import { expect, it, vi } from 'vitest';
import { mutationAtom } from '../query/mutation-atom.ts';
import { queryAtom } from '../query/query-atom.ts';
import { createStorefront } from '../storefront.ts';
import { logoutCountAtom, sessionIdAtom, sessionScopedAtom } from './session-scope.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const tokensOf = (name: string, role: TokenRole = TokenRole.MEMBER): Tokens => ({
  accessToken: { value: `${name}-access`, expiresAt: Date.now() / 1000 + 3600 },
  refreshToken: { value: `${name}-refresh`, role },
});

function storefrontOfSomebody() {
  const client: Client = createClient({
    clientId: 'c',
    provider: { apiBaseUrl: 'https://platform.example' },
    fetch: async () =>
      Response.json({ access_token: 'visitor', refresh_token: 'r', expires_in: 3600 }),
  });
  return createStorefront({ client, queryDefaults: { retry: false } });
}

/** A query that returns the owner of the tokens that it was sent with. */
const whoseAtom = (client: Client) =>
  queryAtom<string>(() => ({
    queryKey: ['whose'],
    queryFn: () => client.tokens.access(),
  }));

it('refetches subscribed queries without old data when the user changes', async () => {
  const { client, store } = storefrontOfSomebody();
  const queried = whoseAtom(client);
  const seen: unknown[] = [];
  await client.tokens.replace(tokensOf('runa'));
  store.sub(queried, () => seen.push(store.get(queried).data));
  await vi.waitFor(() => expect(store.get(queried).data).toBe('runa-access'));
  seen.length = 0;
  await client.tokens.replace(tokensOf('aksel'));
  expect(store.get(queried).data).toBeUndefined();
  await vi.waitFor(() => expect(store.get(queried).data).toBe('aksel-access'));
  expect(seen).not.toContain('runa-access');
});

it('removes unsubscribed queries, and ignores late responses for the previous user', async () => {
  const { client, store, queryClient } = storefrontOfSomebody();
  queryClient.setQueryData(['orders'], 'those of Runa');
  let respond = (_text: string) => {};
  const lateAtom = queryAtom<string>(() => ({
    queryKey: ['late'],
    queryFn: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  }));
  store.sub(lateAtom, () => {});
  const respondToRuna = respond;
  await client.tokens.replace(tokensOf('aksel'));
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  respondToRuna('of Runa');
  await Promise.resolve();
  expect(store.get(lateAtom).data).toBeUndefined();
  respond('of Aksel');
  await vi.waitFor(() => expect(store.get(lateAtom).data).toBe('of Aksel'));
});

it('keeps all data when a visitor gets tokens for the first time', async () => {
  const { client, store, queryClient } = storefrontOfSomebody();
  queryClient.setQueryData(['products'], 'all of them');
  await client.tokens.access();
  expect(queryClient.getQueryData(['products'])).toBe('all of them');
  expect(store.get(sessionIdAtom)).toBe(0);
});

it('resets personal state for each user', async () => {
  const { client, store } = storefrontOfSomebody();
  const notesAtom = sessionScopedAtom<readonly string[]>([]);
  store.set(notesAtom, ['a']);
  store.set(notesAtom, (notes) => [...notes, 'b']);
  expect(store.get(notesAtom)).toEqual(['a', 'b']);
  await client.tokens.replace(tokensOf('aksel'));
  expect(store.get(notesAtom)).toEqual([]);
  store.set(notesAtom, (notes) => [...notes, 'c']);
  expect(store.get(notesAtom)).toEqual(['c']);
});

it('keeps a visitor’s reservation at login, and drops a member’s at logout', async () => {
  const { client, store } = storefrontOfSomebody();
  const scopedAtom = sessionScopedAtom('nothing', logoutCountAtom);
  await client.tokens.replace(tokensOf('somebody', TokenRole.VISITOR));
  await client.tokens.read();
  store.set(scopedAtom, 'two tickets');
  await client.tokens.replace(tokensOf('runa'));
  expect(store.get(scopedAtom)).toBe('two tickets');
  await client.tokens.read();
  await client.tokens.replace(tokensOf('aksel'));
  expect(store.get(scopedAtom)).toBe('nothing');
  store.set(scopedAtom, 'one ticket');
  // Immediately after the login, before Aksel's session has been read.
  await client.tokens.replace(undefined);
  expect(store.get(scopedAtom)).toBe('nothing');
});

it('removes mutation results of the previous user, including late ones', async () => {
  const { client, store } = storefrontOfSomebody();
  let end = () => {};
  const buyAtom = mutationAtom<string, string>({
    mutationFn: (what) =>
      new Promise((resolve) => {
        end = () => resolve(`${what} for Runa`);
      }),
  });
  const done = store.set(buyAtom, 'a cup');
  end();
  await done;
  const late = store.set(buyAtom, 'a bowl');
  await client.tokens.replace(tokensOf('aksel'));
  expect(store.get(buyAtom).status).toBe('idle');
  end();
  await late;
  expect(store.get(buyAtom)).toMatchObject({ status: 'idle' });
});

it('removes mutations of the previous session from the MutationCache, including late ones', async () => {
  const { client, store, queryClient } = storefrontOfSomebody();
  const ends: (() => void)[] = [];
  const saveAtom = mutationAtom<string, void>({
    mutationFn: () => new Promise((resolve) => ends.push(resolve)),
  });
  const read = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables);
  const done = store.set(saveAtom, 'street of Runa');
  ends[0]?.();
  await done;
  const late = store.set(saveAtom, 'city of Runa');
  expect(read()).toEqual(['street of Runa', 'city of Runa']);
  await client.tokens.replace(tokensOf('aksel'));
  expect(read()).toEqual(['city of Runa']);
  ends[1]?.();
  await late;
  expect(read()).toEqual([]);
});

it('shows the result of a mutation that changes the user to the new user', async () => {
  const { store } = storefrontOfSomebody();
  const signInAtom = mutationAtom<string, string>({
    mutationFn: async (name, { client }) => {
      await client.tokens.replace(tokensOf(name));
      return name;
    },
    changesSession: true,
  });
  await store.set(signInAtom, 'aksel');
  expect(store.get(signInAtom)).toMatchObject({ status: 'success', data: 'aksel' });
});

it('does not keep the storefronts of a server’s requests, which share a client', async () => {
  const { client } = storefrontOfSomebody();
  const listeners = new Set<unknown>();
  const { subscribe } = client.tokens;
  vi.spyOn(client.tokens, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    const stop = subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  });
  const handleRequest = () => {
    const { queryClient } = createStorefront({ client });
    queryClient.setQueryData(['products'], new Array(1000).fill('a product'));
    return new WeakRef(queryClient);
  };
  const caches = Array.from({ length: 50 }, handleRequest);
  expect(listeners.size).toBe(50);
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(caches.filter((cache) => cache.deref())).toEqual([]);
      expect(listeners.size).toBe(0);
    },
    { timeout: 20_000 },
  );
});

it('keeps the watch over the session of a storefront that is in use', async () => {
  const { client, store, queryClient } = storefrontOfSomebody();
  await client.tokens.replace(tokensOf('runa'));
  queryClient.setQueryData(['orders'], 'those of Runa');
  await new Promise((resolve) => setTimeout(resolve, 10));
  for (let round = 0; round < 3; round += 1) collectGarbage();
  await client.tokens.replace(tokensOf('aksel'));
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  expect(store.get(logoutCountAtom)).toBe(1);
});
