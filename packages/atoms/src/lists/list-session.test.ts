import { type Client, createClient, TokenRole, type Tokens } from '@vitrine/client';
import type { Atom } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { createStorefront } from '../storefront.ts';
import { watch } from '../testing/storefronts.ts';
import { cursorListFamily } from './cursor-list.ts';
import type { PagedList } from './paged-list.ts';
import { pagedAtom } from './paging.ts';

interface Letter {
  _id: string;
}

const tokensOf = (name: string): Tokens => ({
  accessToken: { value: name, expiresAt: Date.now() / 1000 + 3600 },
  refreshToken: { value: `${name}-refresh`, role: TokenRole.MEMBER },
});

/** A storefront, and a list of the letters of the logged-in member. Only Runa has any. */
function openLists() {
  const client = createClient({
    clientId: 'c',
    provider: { apiBaseUrl: 'https://platform.example' },
    fetch: async () => Response.json({}),
  });
  const read = async (own: Client): Promise<Letter[]> => {
    const owner = await own.tokens.access();
    if (owner !== 'runa') throw new Error('No letters');
    return [{ _id: owner }];
  };
  const numbered = pagedAtom<Letter>({
    queryKey: ['numbered'],
    limit: 1,
    toId: ({ _id }) => _id,
    fetchPage: async (own) => ({ items: await read(own), total: 1, hasNext: false }),
  });
  const byCursor = cursorListFamily<Letter>(
    (query) => ['by-cursor', query],
    async (own) => ({
      items: await read(own),
      limit: 1,
      hasNext: false,
      hasPrevious: false,
      cursors: {},
      next: async () => null,
      previous: async () => null,
    }),
  )({ limit: 1 });
  const storefront = createStorefront({ client, queryDefaults: { retry: false } });
  return { client, storefront, lists: { numbered, byCursor } };
}

describe.each(['numbered', 'byCursor'] as const)('a %s list', (kind) => {
  it('S53 shows nothing of one member to the next', async () => {
    const { client, storefront, lists } = openLists();
    const listAtom: Atom<PagedList<Letter>> = lists[kind];
    await client.tokens.replace(tokensOf('runa'));
    const { seen } = watch(storefront, listAtom);
    await vi.waitFor(() => expect(seen.at(-1)?.items).toEqual([{ _id: 'runa' }]));
    await client.tokens.replace(tokensOf('aksel'));
    seen.length = 0;
    await vi.waitFor(() => expect(storefront.store.get(listAtom).status).toBe('error'));
    expect(JSON.stringify([seen, storefront.store.get(listAtom)])).not.toContain('runa');
  });

  it('S53 shows nothing of one member to the next who opens it later', async () => {
    const { client, storefront, lists } = openLists();
    const listAtom: Atom<PagedList<Letter>> = lists[kind];
    await client.tokens.replace(tokensOf('runa'));
    const first = watch(storefront, listAtom);
    await vi.waitFor(() => expect(first.seen.at(-1)?.items).toEqual([{ _id: 'runa' }]));
    first.stop();
    await new Promise((resolve) => setTimeout(resolve));
    await client.tokens.replace(tokensOf('aksel'));
    const { seen } = watch(storefront, listAtom);
    await vi.waitFor(() => expect(seen.at(-1)?.status).toBe('error'));
    expect(JSON.stringify(seen)).not.toContain('runa');
  });
});
